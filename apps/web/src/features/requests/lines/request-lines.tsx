import { type ReactNode, type RefObject, useCallback } from 'react';
import { useStepwise } from '../../../shared/hooks/use-stepwise.ts';
import type { BulkGoods } from '../calls.ts';
import { groupOf, type Line } from '../lines.ts';
import * as css from '../requests.css.ts';
import { Cheapest } from './cheapest.tsx';
import { RequestLine } from './request-line.tsx';
import { UnknownLine, type UnknownLineProps } from './unknown-line.tsx';

/** A row takes a few milliseconds to render, and a press has to wait for a step. */
const STEP = 10;

export interface RequestLinesProps
  extends Pick<UnknownLineProps, 'match' | 'loadProduct' | 'onReword'> {
  lines: readonly Line[];
  /** Takes the focus when a line that has it goes. */
  counts: RefObject<HTMLElement | null>;
  onLines: (change: (lines: readonly Line[]) => readonly Line[]) => void;
  drawingOf: (product: BulkGoods['product']) => ReactNode;
}

/** The open lines of a request: those to decide, those that nobody understood or sells, those that are clear. */
export function RequestLines({
  lines,
  counts,
  onLines,
  match,
  onReword,
  ...props
}: RequestLinesProps) {
  const drawn = useStepwise(lines.length, STEP);
  const onChange = useCallback(
    (id: string, change: (line: Line) => Line) =>
      onLines((all) => all.map((one) => (one.id === id ? change(one) : one))),
    [onLines],
  );
  const leave = useCallback(() => counts.current?.focus({ preventScroll: true }), [counts]);
  const reword = useCallback(
    (id: string, text: string) => {
      leave();
      return onReword(id, text);
    },
    [leave, onReword],
  );
  const remove = useCallback(
    (id: string) => {
      leave();
      onLines((all) => all.filter((line) => line.id !== id));
    },
    [leave, onLines],
  );
  const group = (title: string, kind: ReturnType<typeof groupOf>) => {
    const own = lines.filter((line) => groupOf(line) === kind);
    if (own.length === 0) return null;
    return (
      <Group
        title={title}
        count={own.length}
        action={
          kind === 'ambiguous' && (
            <Cheapest lines={own} loadProduct={props.loadProduct} onChange={onChange} />
          )
        }
      >
        {own
          .slice(0, drawn)
          .map((line) =>
            kind === 'unknown' ? (
              <UnknownLine
                key={line.id}
                {...props}
                line={line}
                match={match}
                onChange={onChange}
                onReword={reword}
                onRemove={remove}
              />
            ) : (
              <RequestLine key={line.id} {...props} line={line} onChange={onChange} />
            ),
          )}
      </Group>
    );
  };
  return (
    <>
      {group('Уточните количество', 'question')}
      {group('Выберите товар', 'ambiguous')}
      {group('Не найдены', 'unknown')}
      {group('Подобраны', 'matched')}
    </>
  );
}

export interface GroupProps {
  title: string;
  count: number;
  /** What can be done with all of them. */
  action?: ReactNode;
  children: ReactNode;
}

/** Lines with one thing in common. */
export function Group({ title, count, action, children }: GroupProps) {
  return (
    <section className={css.group} aria-label={title}>
      <h2 className={css.groupTitle}>
        {title} <span className={css.count}>{count}</span>
      </h2>
      {action}
      <ul>{children}</ul>
    </section>
  );
}
