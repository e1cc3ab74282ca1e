import { Button } from '@org/ui/button';
import { ArrowLeftIcon } from '@org/ui/icons';
import { type ReactNode, type RefObject, useCallback } from 'react';
import type { BulkMatch, Candidate } from './bulk.ts';
import { BulkLine } from './bulk-line.tsx';
import * as css from './bulk-order.css.ts';
import { countsOf } from './bulk-words.ts';
import { type Line, replaced, summaryOf } from './lines.ts';
import { TotalBar } from './total-bar.tsx';
import { UnknownLine } from './unknown-line.tsx';
import { useDrawn } from './use-drawn.ts';

export interface MatchedProps {
  lines: readonly Line[];
  /** Where it is said what the list came to: the focus goes there from the list. */
  counts: RefObject<HTMLParagraphElement | null>;
  onLines: (change: (lines: readonly Line[]) => readonly Line[]) => void;
  match: (text: string) => Promise<BulkMatch>;
  isAdding: boolean;
  onAdd: () => void;
  drawingOf: (product: Candidate['product']) => ReactNode;
  /** Back to the text of the list. */
  onBack: () => void;
}

/** What a list means: rows to choose for, rows that are clear, rows that nobody understands; and the way to the cart. */
export function Matched({ lines, onLines, match, drawingOf, counts, ...props }: MatchedProps) {
  const drawn = useDrawn(lines.length);
  const change = useCallback(
    (line: Line) => onLines((all) => all.map((one) => (one.id === line.id ? line : one))),
    [onLines],
  );
  /** The row that has the focus goes: it is handed on before. */
  const replace = useCallback(
    (id: number, found: BulkMatch | undefined) => {
      counts.current?.focus({ preventScroll: true });
      onLines((all) => (found ? replaced(all, id, found) : all.filter((line) => line.id !== id)));
    },
    [onLines, counts],
  );
  const group = (title: string, status: Line['row']['status']) => {
    const own = lines.filter(({ row }) => row.status === status);
    if (own.length === 0) return null;
    return (
      <Group title={title} count={own.length}>
        {own
          .slice(0, drawn)
          .map((line) =>
            status === 'unknown' ? (
              <UnknownLine key={line.id} line={line} match={match} onReplace={replace} />
            ) : (
              <BulkLine key={line.id} line={line} drawingOf={drawingOf} onChange={change} />
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
          <Button variant="ghost" icon={<ArrowLeftIcon size={16} />} onPress={props.onBack}>
            К списку
          </Button>
        </div>
      </div>
      {group('Выберите товар', 'ambiguous')}
      {group('Не найдены', 'unknown')}
      {group('Подобраны', 'matched')}
      <TotalBar summary={summaryOf(lines)} isAdding={props.isAdding} onAdd={props.onAdd} />
    </>
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
