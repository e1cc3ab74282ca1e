import { TextField } from '@org/ui/text-field';
import { useId, useState } from 'react';
import { Form, SubmitButton } from '../../../shared/form/form.tsx';
import * as page from '../import.css.ts';
import * as css from './doubts.css.ts';
import type { ColumnQuestion } from './missing.ts';

export interface RateQuestionProps {
  question: ColumnQuestion;
  /** Reads the file again with this rate, in roubles. */
  onRate: (rate: number) => Promise<unknown>;
}

const MAX = 1000;

/** Parses «92,5» and «92.5»; undefined if the text is no rate. */
function rateOf(text: string): number | undefined {
  const rate = Number(text.trim().replace(',', '.'));
  return text.trim() !== '' && rate > 0 && rate <= MAX ? rate : undefined;
}

/** Asks for the rate of a currency: without it the rows in it are not sold. */
export function RateQuestion({ question, onRate }: RateQuestionProps) {
  const { sheet, currency, message } = question;
  const [text, setText] = useState('');
  const rate = rateOf(text);
  const send = async () => {
    if (rate !== undefined) await onRate(rate);
  };
  const id = useId();
  return (
    <section className={css.ask} aria-labelledby={id}>
      <div>
        <h2 id={id} className={css.askTitle}>
          По какому курсу считать {currency}?
        </h2>
        <p className={css.note}>
          {sheet && `Лист «${sheet}». `}
          {message}
        </p>
      </div>
      <Form label={`Курс ${currency}`} send={send}>
        <div className={page.actions}>
          <TextField
            aria-label={`Рублей за 1 ${currency}`}
            placeholder="Рублей за 1"
            inputMode="decimal"
            maxLength={12}
            value={text}
            onChange={setText}
          />
          <SubmitButton isDisabled={rate === undefined} pendingText="Читаем">
            Пересчитать
          </SubmitButton>
          <span className={page.note}>Запомним для следующих файлов с такими столбцами</span>
        </div>
      </Form>
    </section>
  );
}
