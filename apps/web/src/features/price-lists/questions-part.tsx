import { Button } from '@org/ui/button';
import { Heading } from '@org/ui/heading';
import { Inline } from '@org/ui/inline';
import { Radio, RadioGroup } from '@org/ui/radio-group';
import { Select } from '@org/ui/select';
import { TextField } from '@org/ui/text-field';
import { useId, useState } from 'react';
import { Form, SubmitButton } from '../../shared/form/form.tsx';
import { useMayChange } from '../../shared/page/changing.tsx';
import { useCall } from '../../shared/page/use-call.ts';
import { FIELD_OPTIONS, NO_FIELD } from './column-fields.ts';
import * as css from './doubts.css.ts';
import * as page from './import.css.ts';
import type { Corrections } from './import-calls.ts';
import { columnLetters } from './list-columns.ts';
import type { ColumnQuestion } from './missing.ts';
import type { ColumnChoice, ColumnField } from './price-lists.atoms.ts';

interface RateQuestionProps {
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
        <Heading id={id} level={2} size={16}>
          По какому курсу считать {currency}?
        </Heading>
        <p className={css.note}>
          {sheet && `Лист «${sheet}». `}
          {message}
        </p>
      </div>
      <Form label={`Курс ${currency}`} send={send}>
        <Inline gap={3}>
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
        </Inline>
      </Form>
    </section>
  );
}

interface UnexplainedQuestionProps {
  title: string;
  question: ColumnQuestion;
  /** Reads the file again with these columns. */
  onAnswer: (columns: ColumnChoice[]) => Promise<unknown>;
}

/** Asks what columns hold that nobody has explained and that may matter to buyers: all of a sheet at once. */
function UnexplainedQuestion({ title, question, onAnswer }: UnexplainedQuestionProps) {
  const { sheet, message, candidates } = question;
  const [picked, setPicked] = useState<ReadonlyMap<number, string>>(new Map());
  const answers = candidates.map(({ column, field }) => picked.get(column) ?? field ?? undefined);
  const { isPending, run } = useCall(() =>
    onAnswer(
      candidates.map(({ column }, at) => ({
        sheet,
        column,
        field: answers[at] === NO_FIELD ? null : (answers[at] as ColumnField),
      })),
    ),
  );
  const id = useId();
  return (
    <section className={css.ask} aria-labelledby={id} data-waits>
      <div>
        <Heading id={id} level={2} size={16}>
          {title}
        </Heading>
        <p className={css.note}>
          {sheet && `Лист «${sheet}». `}
          {message}
        </p>
      </div>
      {candidates.map(({ column, title: name, examples }, at) => (
        <div key={column}>
          <Select
            label={name || `Столбец ${columnLetters(column)}`}
            placeholder="Выберите"
            items={FIELD_OPTIONS}
            isRequired
            value={answers[at] ?? null}
            onChange={(value) => setPicked(new Map(picked).set(column, String(value)))}
          />
          <p className={css.note}>{examples.join(' · ')}</p>
        </div>
      ))}
      <Inline gap={3}>
        <Button
          variant="primary"
          isDisabled={answers.includes(undefined)}
          isPending={isPending}
          pendingText="Читаем"
          onPress={run}
        >
          Выбрать и прочитать
        </Button>
        <span className={page.note}>Запомним для следующих файлов с такими столбцами</span>
      </Inline>
    </section>
  );
}

interface QuestionsPartProps {
  questions: readonly ColumnQuestion[];
  /** Reads the file again with an answer. */
  onAnswer: (corrections: Corrections) => Promise<unknown>;
}

/** The answer that there is no such column. */
const NO_COLUMN = 'none';

const TITLES: Record<ColumnQuestion['kind'], string> = {
  price: 'По какой цене продаём?',
  currency: 'В какой валюте цены?',
  quantity: 'Где остатки?',
  brand: 'Где бренды?',
  model: 'Где модели?',
  columns: 'Что в этих столбцах?',
  unread: 'Что с непрочитанным?',
  hidden: 'Продавать скрытое?',
};

type ColumnKind = Exclude<ColumnQuestion['kind'], 'currency' | 'columns'>;
type Sheet = ColumnQuestion['sheet'];

const FIELDS = {
  price: 'bulk_price',
  quantity: 'quantity',
  brand: 'brand',
  model: 'model',
  unread: 'bulk_price',
  hidden: null,
} as const;

/** What is meant if there is no such column: its words, what buyers see then, and how the server is told. */
const WITHOUT: Record<
  Exclude<ColumnKind, 'price'>,
  { label: string; description: string; answer: (sheet: Sheet) => Corrections }
> = {
  quantity: {
    label: 'Столбца с остатком нет: всё из прайса есть',
    description: 'Покупатели увидят, что товар есть, без числа',
    answer: (sheet) => ({ stock: [{ sheet, all_in_stock: true }] }),
  },
  brand: {
    label: 'Брендов в файле нет',
    description: 'По бренду эти товары не найдут и с чужими не сравнят',
    answer: (sheet) => ({ names: [{ sheet, nameless: 'brand' }] }),
  },
  model: {
    label: 'Моделей в файле нет',
    description: 'По модели эти товары не найдут и с чужими не сравнят',
    answer: (sheet) => ({ names: [{ sheet, nameless: 'model' }] }),
  },
  unread: {
    label: 'Это не нужно',
    description: 'Того, что не прочитано, не будет в продаже',
    answer: (sheet) => ({ unread: [{ sheet, unneeded: true }] }),
  },
  hidden: {
    label: 'Не продавать',
    description: 'Скрытых строк не будет в продаже',
    answer: (sheet) => ({ hidden: [{ sheet, hidden: 'skip' }] }),
  },
};

/** The other answer about what is hidden. */
const READ_HIDDEN = 'read';

/**
 * Questions that the server must not decide: which of several prices to sell at, where the stock, the brands or the
 * models are, the rate of a currency, what unexplained columns hold.
 */
export function QuestionsPart({ questions, onAnswer }: QuestionsPartProps) {
  const mayChange = useMayChange();
  if (!mayChange) return null;
  return questions.map((question) => {
    const { kind, sheet, currency } = question;
    const key = `${kind} ${sheet} ${currency}`;
    if (kind === 'columns')
      return (
        <UnexplainedQuestion
          key={key}
          title={TITLES[kind]}
          question={question}
          onAnswer={(columns) => onAnswer({ columns })}
        />
      );
    if (kind !== 'currency')
      return <Question key={key} kind={kind} question={question} onAnswer={onAnswer} />;
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
  kind,
  question,
  onAnswer,
}: Pick<QuestionsPartProps, 'onAnswer'> & { kind: ColumnKind; question: ColumnQuestion }) {
  const { sheet, message, candidates } = question;
  const without = kind === 'price' ? undefined : WITHOUT[kind];
  const [picked, setPicked] = useState('');
  const { isPending, run } = useCall(() =>
    onAnswer(
      picked === NO_COLUMN && without
        ? without.answer(sheet)
        : picked === READ_HIDDEN
          ? { hidden: [{ sheet, hidden: 'read' }] }
          : { columns: [{ sheet, column: Number(picked), field: FIELDS[kind] }] },
    ),
  );
  const id = useId();
  const purchases = candidates.filter(({ price_type }) => price_type === 'purchase');
  return (
    <section className={css.ask} aria-labelledby={id} data-waits>
      <div>
        <Heading id={id} level={2} size={16}>
          {TITLES[kind]}
        </Heading>
        <p className={css.note}>
          {sheet && `Лист «${sheet}». `}
          {message}
        </p>
      </div>
      {(candidates.length > 0 || without) && (
        <RadioGroup aria-label={TITLES[kind]} value={picked} onChange={setPicked}>
          {candidates
            .filter((one) => !purchases.includes(one))
            .map(({ column: at, title, examples }) => (
              <Radio key={at} value={String(at)} description={examples.join(' · ')}>
                {title || `Столбец ${at + 1}`}
              </Radio>
            ))}
          {kind === 'hidden' && (
            <Radio value={READ_HIDDEN} description="Скрытые строки пойдут в продажу с остальными">
              Продавать
            </Radio>
          )}
          {without && (
            <Radio value={NO_COLUMN} description={without.description}>
              {without.label}
            </Radio>
          )}
        </RadioGroup>
      )}
      {purchases.map(({ column: at, title }) => (
        <p key={at} className={css.note}>
          «{title}» никому не показываем: это ваша закупка
        </p>
      ))}
      <Inline gap={3}>
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
      </Inline>
    </section>
  );
}
