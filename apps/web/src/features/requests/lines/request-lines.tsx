import { type ReactNode, type RefObject, useCallback, useMemo } from 'react';
import { useStepwise } from '../../../shared/hooks/use-stepwise.ts';
import * as lineCss from '../line.css.ts';
import type { OfferedGoods } from '../request-calls.ts';
import { allocationsOf, groupOf, type Line } from '../request-lines.ts';
import * as css from '../requests.css.ts';
import type { Watching } from '../watches/use-watches.tsx';
import { Cheapest } from './cheapest.tsx';
import { RequestLine, type RequestLineProps } from './request-line.tsx';
import { UnknownLine, type UnknownLineProps } from './unknown-line.tsx';

/** A row takes a few milliseconds to render, and a press has to wait for a step. */
const STEP = 10;

export interface RequestLinesProps
  extends Pick<UnknownLineProps, 'match' | 'loadProduct' | 'onReword'>,
    Pick<RequestLineProps, 'arrivals' | 'loadSubstitutes'>,
    Watching {
  lines: readonly Line[];
  /** Takes the focus when a line that has it goes. */
  counts: RefObject<HTMLElement | null>;
  onLines: (change: (lines: readonly Line[]) => readonly Line[]) => void;
  drawingOf: (product: OfferedGoods['product']) => ReactNode;
}

/** The open lines of a request, in its order. */
export function RequestLines({
  lines,
  counts,
  onLines,
  match,
  onReword,
  watches,
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
  const suppliers = useSuppliers(lines);
  if (lines.length === 0) return null;
  return (
    <Group
      title="Строки"
      count={lines.length}
      titles={<Titles lines={lines} />}
      action={<Cheapest lines={lines} loadProduct={props.loadProduct} onLines={onLines} />}
    >
      {lines
        .slice(0, drawn)
        .map((line) =>
          groupOf(line) === 'unknown' ? (
            <UnknownLine
              key={line.id}
              {...props}
              line={line}
              watch={watches.get(line.id)}
              suppliers={suppliers.get(line.id) ?? NOBODY}
              match={match}
              onChange={onChange}
              onReword={reword}
              onRemove={remove}
            />
          ) : (
            <RequestLine
              key={line.id}
              {...props}
              line={line}
              watch={watches.get(line.id)}
              suppliers={suppliers.get(line.id) ?? NOBODY}
              onChange={onChange}
            />
          ),
        )}
    </Group>
  );
}

const NOBODY: ReadonlySet<string> = new Set();

/** Of each line the suppliers of the others; the same sets again while they are the same. */
function useSuppliers(lines: readonly Line[]): ReadonlyMap<string, ReadonlySet<string>> {
  const suppliersOf = lines.map((line) => allocationsOf(line).map(({ offer }) => offer.supplier));
  const text = JSON.stringify([lines.map(({ id }) => id), suppliersOf]);
  return useMemo(() => {
    const counts = new Map<string, number>();
    for (const names of suppliersOf)
      for (const name of new Set(names)) counts.set(name, (counts.get(name) ?? 0) + 1);
    return new Map(
      lines.map(({ id }, at) => [
        id,
        new Set(
          [...counts].flatMap(([name, count]) =>
            count > Number(suppliersOf[at]?.includes(name)) ? [name] : [],
          ),
        ),
      ]),
    );
  }, [text]);
}

/** What the columns of a wide screen are; each line says it by itself too. */
function Titles({ lines }: { lines: readonly Line[] }) {
  const isLanded = lines.some(({ goods }) =>
    goods?.offers.some(({ landed_price }) => landed_price !== null),
  );
  return (
    <div className={lineCss.titles} aria-hidden="true">
      <span className={lineCss.titleOffer}>Кто и когда</span>
      <span className={lineCss.titlePrice}>{isLanded ? 'С доставкой' : 'В прайсе'}</span>
      <span className={lineCss.titleQuantity}>Количество</span>
      <span className={lineCss.titleSum}>Без доставки</span>
    </div>
  );
}

export interface GroupProps {
  title: string;
  count: number;
  /** What its columns are. @default they have no titles */
  titles?: ReactNode;
  /** What can be done with all of them. */
  action?: ReactNode;
  children: ReactNode;
}

/** Lines with one thing in common. */
export function Group({ title, count, titles, action, children }: GroupProps) {
  return (
    <section className={css.group} aria-label={title}>
      <div className={lineCss.groupHead}>
        <h2 className={css.groupTitle}>
          {title} <span className={css.count}>{count}</span>
        </h2>
        {titles}
        {action}
      </div>
      <ul>{children}</ul>
    </section>
  );
}
