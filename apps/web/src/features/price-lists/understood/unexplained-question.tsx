import { Button } from '@org/ui/button';
import { Select } from '@org/ui/select';
import { useId, useState } from 'react';
import { useCall } from '../../../shared/hooks/use-call.ts';
import { FIELD_OPTIONS, NO_FIELD } from '../columns/column-fields.ts';
import { columnLetters } from '../columns/columns.ts';
import * as page from '../import.css.ts';
import type { ColumnChoice, ColumnField } from '../price-lists.atoms.ts';
import * as css from './doubts.css.ts';
import type { ColumnQuestion } from './missing.ts';

export interface UnexplainedQuestionProps {
  title: string;
  question: ColumnQuestion;
  /** Reads the file again with these columns. */
  onAnswer: (columns: ColumnChoice[]) => Promise<unknown>;
}

/** Asks what columns hold that nobody has explained and that may matter to buyers: all of a sheet at once. */
export function UnexplainedQuestion({ title, question, onAnswer }: UnexplainedQuestionProps) {
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
        <h2 id={id} className={css.askTitle}>
          {title}
        </h2>
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
      <div className={page.actions}>
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
      </div>
    </section>
  );
}
