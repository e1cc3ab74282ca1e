import { type PointerEvent, useRef } from 'react';
import { ArrowDownIcon, ArrowUpIcon } from '../icons/icons.tsx';
import { useIsHydrated } from '../internal/use-is-hydrated.ts';
import { useWords } from '../words/words.tsx';
import * as css from './data-grid.css.ts';
import { HEAD } from './grid-keys.ts';
import { withWidth } from './grid-layout.ts';
import { CheckCell, cellId, frozenAt } from './grid-row.tsx';
import type { GridState } from './use-active-cell.ts';

interface GridHeadProps<Row> {
  grid: GridState<Row>;
  /** Column of the active cell, -1 for none. */
  active: number;
}

/** The names of the columns. Presses on them are heard by the grid. */
export function GridHead<Row>({ grid, active }: GridHeadProps<Row>) {
  const { gridId, placed, sort, selected, rows, layout, setLayout, parts } = grid;
  const words = useWords();
  const isHydrated = useIsHydrated();
  const first = selected ? 1 : 0;
  const stateOf = (column: number) => ({
    id: cellId(gridId, HEAD, column),
    'aria-colindex': column + 1,
    'data-column': column,
    'data-active': active === column || undefined,
  });
  return (
    <div ref={parts.head} role="rowgroup" className={css.head}>
      <div role="row" className={css.headRow} aria-rowindex={1} data-row={HEAD}>
        {selected && (
          <CheckCell
            {...stateOf(0)}
            role="columnheader"
            isOn={selected.size > 0 && selected.size === rows.length}
            isMixed={selected.size > 0 && selected.size < rows.length}
            label={words.chooseAll}
          />
        )}
        {placed.map((column, at) => {
          const direction = sort?.column === column.id ? sort.direction : undefined;
          const Arrow = direction === 'descending' ? ArrowDownIcon : ArrowUpIcon;
          return (
            <div
              key={column.id}
              {...stateOf(at + first)}
              role="columnheader"
              aria-sort={direction ?? (column.isSortable ? 'none' : undefined)}
              className={`${css.cell} ${css.columnHead}`}
              data-align={column.align}
              data-sortable={column.isSortable}
              {...(isHydrated && frozenAt(column.frozenAt))}
            >
              <span className={css.content}>{column.title}</span>
              {direction && <Arrow size={14} />}
              <Handle onResize={(px) => setLayout(withWidth(layout, column.id, px))} />
            </div>
          );
        })}
      </div>
    </div>
  );
}

/** The totals of the columns, in view at the end. */
export function GridTotals<Row>({ grid }: Pick<GridHeadProps<Row>, 'grid'>) {
  const isHydrated = useIsHydrated();
  return (
    <div ref={grid.parts.foot} role="rowgroup" className={css.foot}>
      <div role="row" className={css.headRow}>
        {grid.selected && <div role="gridcell" className={css.cell} />}
        {grid.placed.map(({ id, align, total, frozenAt: px }) => (
          <div
            key={id}
            role="gridcell"
            className={css.cell}
            data-align={align}
            {...(isHydrated && frozenAt(px))}
          >
            {total}
          </div>
        ))}
      </div>
    </div>
  );
}

/** The edge of a column, which is drawn to another width. */
function Handle({ onResize }: { onResize: (px: number) => void }) {
  const start = useRef({ x: 0, px: 0 });
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    const { currentTarget, clientX, pointerId } = event;
    currentTarget.setPointerCapture(pointerId);
    start.current = { x: clientX, px: currentTarget.parentElement?.offsetWidth ?? 0 };
  };
  const onPointerMove = ({ currentTarget, clientX, pointerId }: PointerEvent<HTMLElement>) => {
    if (!currentTarget.hasPointerCapture(pointerId)) return;
    const isRtl = getComputedStyle(currentTarget).direction === 'rtl';
    const drawn = (clientX - start.current.x) * (isRtl ? -1 : 1);
    onResize(start.current.px + drawn);
  };
  return (
    <span
      aria-hidden="true"
      className={css.handle}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      // a press on the edge does not sort
      onClick={(event) => event.stopPropagation()}
    />
  );
}
