import { Button } from '@org/ui/button';
import { Radio, RadioGroup } from '@org/ui/radio-group';
import { useId, useState } from 'react';
import { useCall } from '../../../shared/hooks/use-call.ts';
import * as page from '../import.css.ts';
import type { Corrections } from '../import-calls.ts';
import * as css from './doubts.css.ts';
import type { ColumnQuestion } from './missing.ts';
import { RateQuestion } from './rate-question.tsx';

export interface QuestionsPartProps {
  questions: readonly ColumnQuestion[];
  /** Reads the file again with an answer. */
  onAnswer: (corrections: Corrections) => Promise<unknown>;
}

const ALL_IN_STOCK = 'all';

const TITLES: Record<ColumnQuestion['kind'], string> = {
  price: 'По какой цене продаём?',
  currency: 'В какой валюте цены?',
  quantity: 'Где остатки?',
};

/**
 * Questions that the server must not decide: which of several prices to sell at, where the stock is, the rate of a
 * currency.
 */
export function QuestionsPart({ questions, onAnswer }: QuestionsPartProps) {
  return questions.map((question) => {
    const { kind, sheet, currency } = question;
    const key = `${kind} ${sheet} ${currency}`;
    if (kind !== 'currency') return <Question key={key} question={question} onAnswer={onAnswer} />;
    return (
      <RateQuestion
        key={key}
        question={question}
        onRate={(rate) =>
          onAnswer({ rates: [{ sheet, currency: currency as Rates[number]['currency'], rate }] })
        }
      />
    );
  });
}
type Rates = NonNullable<Corrections['rates']>;

function Question({
  question,
  onAnswer,
}: Pick<QuestionsPartProps, 'onAnswer'> & { question: ColumnQuestion }) {
  const { kind, sheet, message, candidates } = question;
  const [picked, setPicked] = useState('');
  const field = kind === 'quantity' ? 'quantity' : 'bulk_price';
  const { isPending, run } = useCall(() =>
    onAnswer(
      picked === ALL_IN_STOCK
        ? { stock: [{ sheet, all_in_stock: true }] }
        : { columns: [{ sheet, column: Number(picked), field }] },
    ),
  );
  const id = useId();
  const purchases = candidates.filter(({ price_type }) => price_type === 'purchase');
  return (
    <section className={css.ask} aria-labelledby={id} data-waits>
      <div>
        <h2 id={id} className={css.askTitle}>
          {TITLES[kind]}
        </h2>
        <p className={css.note}>
          {sheet && `Лист «${sheet}». `}
          {message}
        </p>
      </div>
      {(candidates.length > 0 || kind === 'quantity') && (
        <RadioGroup aria-label={TITLES[kind]} value={picked} onChange={setPicked}>
          {candidates
            .filter((one) => !purchases.includes(one))
            .map(({ column: at, title, examples }) => (
              <Radio key={at} value={String(at)} description={examples.join(' · ')}>
                {title || `Столбец ${at + 1}`}
              </Radio>
            ))}
          {kind === 'quantity' && (
            <Radio value={ALL_IN_STOCK} description="Покупатели увидят, что товар есть, без числа">
              Столбца с остатком нет: всё из прайса есть
            </Radio>
          )}
        </RadioGroup>
      )}
      {purchases.map(({ column: at, title }) => (
        <p key={at} className={css.note}>
          «{title}» никому не показываем: это ваша закупка
        </p>
      ))}
      <div className={page.actions}>
        <Button
          variant="primary"
          isDisabled={picked === ''}
          isPending={isPending}
          pendingText="Читаем"
          onPress={run}
        >
          Выбрать и прочитать
        </Button>
        <span className={page.note}>Запомним для следующих файлов с такими столбцами</span>
      </div>
    </section>
  );
}
