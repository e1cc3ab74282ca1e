import { Button } from '@org/ui/button';
import { ArrowLeftIcon } from '@org/ui/icons';
import { type ReactNode, type RefObject, useCallback } from 'react';
import { useStepwise } from '../../../shared/hooks/use-stepwise.ts';
import type { BulkGoods, BulkMatch } from '../bulk.ts';
import * as css from '../bulk-order.css.ts';
import { countsOf } from '../bulk-words.ts';
import type { Draft } from '../draft.ts';
import { groupOf, type Line, replaced, summaryOf } from '../lines.ts';
import { BulkLine } from './bulk-line.tsx';
import type { OptionsProps } from './options.tsx';
import { TotalBar } from './total-bar.tsx';
import { UnknownLine } from './unknown-line.tsx';

/** A row takes a few milliseconds to render, and a press has to wait for a step. */
const STEP = 10;

export interface MatchedProps {
  lines: readonly Line[];
  /** The element with the counts. It takes the focus when the list is read or a line is replaced. */
  counts: RefObject<HTMLParagraphElement | null>;
  onLines: (change: (lines: readonly Line[]) => readonly Line[]) => void;
  match: (text: string) => Promise<BulkMatch>;
  isAdding: boolean;
  onAdd: () => void;
  drawingOf: (product: BulkGoods['product']) => ReactNode;
  loadProduct: OptionsProps['loadProduct'];
  /** Rows that are not products. */
  skipped: Draft['skipped'];
  /** The controls that save the list. */
  keeping: ReactNode;
  /** Back to the text of the list. */
  onBack: () => void;
}

/**
 * Shows what a list means: rows to choose for, rows that are clear, rows that are not understood. Ends with the bar
 * that adds them to the cart.
 */
export function Matched({
  lines,
  onLines,
  match,
  drawingOf,
  loadProduct,
  counts,
  ...props
}: MatchedProps) {
  const drawn = useStepwise(lines.length, STEP);
  const onChange = useCallback(
    (id: number, change: (line: Line) => Line) =>
      onLines((all) => all.map((one) => (one.id === id ? change(one) : one))),
    [onLines],
  );
  /** Moves the focus first, because the row that has it is about to disappear. */
  const replace = useCallback(
    (id: number, found: BulkMatch | undefined) => {
      counts.current?.focus({ preventScroll: true });
      onLines((all) => (found ? replaced(all, id, found) : all.filter((line) => line.id !== id)));
    },
    [onLines, counts],
  );
  const group = (title: string, kind: ReturnType<typeof groupOf>) => {
    const own = lines.filter((line) => groupOf(line) === kind);
    if (own.length === 0) return null;
    return (
      <Group title={title} count={own.length}>
        {own
          .slice(0, drawn)
          .map((line) =>
            kind === 'unknown' ? (
              <UnknownLine
                key={line.id}
                line={line}
                match={match}
                drawingOf={drawingOf}
                loadProduct={loadProduct}
                onChange={onChange}
                onReplace={replace}
              />
            ) : (
              <BulkLine
                key={line.id}
                line={line}
                drawingOf={drawingOf}
                loadProduct={loadProduct}
                onChange={onChange}
              />
            ),
          )}
      </Group>
    );
  };

  return (
    <>
      <div className={css.head}>
        <p ref={counts} tabIndex={-1} className={css.summary} role="status">
          {countsOf(lines)}
        </p>
        <div className={css.acts}>
          {props.keeping}
          <Button variant="ghost" icon={<ArrowLeftIcon size={16} />} onPress={props.onBack}>
            К списку
          </Button>
        </div>
      </div>
      {group('Уточните количество', 'question')}
      {group('Выберите товар', 'ambiguous')}
      {group('Не найдены', 'unknown')}
      {group('Подобраны', 'matched')}
      <Skipped rows={props.skipped} />
      <TotalBar summary={summaryOf(lines)} isAdding={props.isAdding} onAdd={props.onAdd} />
    </>
  );
}

/** Rows that are not products, such as greetings and totals. They are shown so that nothing disappears silently. */
function Skipped({ rows }: { rows: Draft['skipped'] }) {
  if (rows.length === 0) return null;
  return (
    <section className={css.group} aria-label="Не товары">
      <h2 className={css.groupTitle}>
        Не товары <span className={css.count}>{rows.length}</span>
      </h2>
      <ul className={css.skipped}>
        {rows.map(({ row, text }) => (
          <li key={`${row} ${text}`}>
            <span className={css.place}>{row}.</span>
            {text}
          </li>
        ))}
      </ul>
    </section>
  );
}

interface GroupProps {
  title: string;
  count: number;
  children: ReactNode;
}

function Group({ title, count, children }: GroupProps) {
  return (
    <section className={css.group} aria-label={title}>
      <h2 className={css.groupTitle}>
        {title} <span className={css.count}>{count}</span>
      </h2>
      <ul>{children}</ul>
    </section>
  );
}
