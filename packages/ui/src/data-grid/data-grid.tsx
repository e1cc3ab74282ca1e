import {
  type ForwardedRef,
  forwardRef,
  type ReactNode,
  type RefAttributes,
  useCallback,
  useEffect,
  useId,
  useImperativeHandle,
  useMemo,
  useRef,
} from 'react';
import { domProps } from '../internal/dom-props.ts';
import { useControlled } from '../internal/use-controlled.ts';
import { useIsHydrated } from '../internal/use-is-hydrated.ts';
import { useKeptStyle } from '../internal/use-kept-style.ts';
import { useLayoutEffect } from '../internal/use-layout-effect.ts';
import * as css from './data-grid.css.ts';
import { GridBar } from './grid-bar.tsx';
import { GridBody } from './grid-body.tsx';
import { GridHead, GridTotals } from './grid-head.tsx';
import { HEAD } from './grid-keys.ts';
import { placeColumns, templateOf } from './grid-layout.ts';
import type { DataGridProps } from './grid-props.ts';
import { CHECK_PX } from './grid-row.tsx';
import type { GridState } from './use-active-cell.ts';
import { useEdits } from './use-edits.ts';
import { useGridCells } from './use-grid-cells.ts';
import { type DrawnRows, type GridParts, useGridWindow } from './use-grid-window.ts';
import { useWork } from './use-work.ts';

export type { TableSort } from '../table/table.tsx';
export { type CellReader, readAmount, readDay, readFlag, readPercent } from './cell-readers.ts';
export type { GridColumn, GridLayout } from './grid-layout.ts';
export type { AbsentRows, BringWork, DataGridProps } from './grid-props.ts';
export type { GridEdit, GridRefusal, GridSave } from './use-edits.ts';

/**
 * Rows of any number, read and edited as in a spreadsheet: one stop of Tab, arrows move, Enter edits, cells are copied
 * and pasted. Only what is in view is drawn. `ref` is the grid. Decision 489.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/grid/
 */
export const DataGrid = forwardRef(function DataGrid<Row>(
  props: DataGridProps<Row>,
  ref: ForwardedRef<HTMLDivElement>,
) {
  const { columns, rows, rowKey, selected, onEdit } = props;
  const gridId = useId();
  const parts = useParts();
  const [layout, arrange] = useControlled(
    props.layout,
    props.defaultLayout ?? {},
    props.onLayoutChange,
  );
  const setLayout = useSame(arrange);
  const before = selected ? CHECK_PX : 0;
  const placed = useMemo(() => placeColumns(columns, layout, before), [columns, layout, before]);
  const window = useGridWindow(parts, rows.length);
  useShown(window.drawn, props.onShownChange);
  const edits = useEdits({ rows, rowKey, columns, onEdit });
  const work = useWork();
  const grid: GridState<Row> = {
    ...props,
    ...{ gridId, parts, placed, window, edits, work, layout, setLayout },
  };
  const cells = useGridCells(grid);
  const frozen = placed.filter(({ frozenAt }) => frozenAt !== undefined);
  const style = useKeptStyle(parts.scroller, {
    [css.columns]: templateOf(placed, layout, before),
    [css.height]: props.maxHeight,
    [css.lines]: props.lines === undefined ? undefined : String(props.lines),
    scrollPaddingInlineStart: `${frozen.reduce((sum, { px }) => sum + px, before)}px`,
  });
  const isHydrated = useIsHydrated();
  useImperativeHandle(ref, () => parts.grid.current as HTMLDivElement, [parts]);
  const hasTotals = placed.some(({ total }) => total !== undefined);
  const isNothingActive = rows.length === 0 && cells.active.row !== HEAD;
  return (
    <div className={css.whole}>
      <GridBar grid={grid} />
      <div
        ref={parts.scroller}
        className={`${css.scroller} ${css.densities[props.density ?? 'comfortable']}`}
        // A server sends no rows to look at, and a strict Content Security Policy would complain of the attribute.
        style={isHydrated ? style : undefined}
        onScroll={window.follow}
      >
        <div ref={parts.probe} className={css.probe} aria-hidden="true" />
        <div
          {...domProps(props)}
          {...cells.handlers}
          ref={parts.grid}
          role="grid"
          tabIndex={0}
          className={css.grid}
          aria-label={props.label}
          aria-rowcount={rowsOf(props, hasTotals)}
          aria-colcount={cells.columnCount}
          aria-multiselectable={selected ? true : undefined}
          aria-readonly={onEdit ? undefined : true}
          aria-activedescendant={isNothingActive ? undefined : cells.id}
        >
          <GridHead grid={grid} active={cells.active.row === HEAD ? cells.active.column : -1} />
          <GridBody grid={grid} cells={cells} />
          {hasTotals && <GridTotals grid={grid} />}
        </div>
        {rows.length === 0 && props.emptyState && (
          <div className={css.empty}>{props.emptyState}</div>
        )}
        {props.end}
      </div>
    </div>
  );
}) as <Row>(props: DataGridProps<Row> & RefAttributes<HTMLDivElement>) => ReactNode;

/** One function for all renders, so that what is given it is not drawn anew. */
function useSame<Value>(call: (value: Value) => void) {
  const latest = useRef(call);
  useLayoutEffect(() => {
    latest.current = call;
  });
  return useCallback((value: Value) => latest.current(value), []);
}

/** Tells which rows are drawn. */
function useShown(drawn: DrawnRows | undefined, onChange: DataGridProps<never>['onShownChange']) {
  const tell = useSame((shown: { start: number; end: number }) => onChange?.(shown));
  const { start, end } = drawn ?? {};
  useEffect(() => {
    if (start !== undefined && end !== undefined) tell({ start, end });
  }, [start, end, tell]);
}

function useParts(): GridParts {
  const [scroller, grid, head, foot, probe] = [
    useRef<HTMLDivElement>(null),
    useRef<HTMLDivElement>(null),
    useRef<HTMLDivElement>(null),
    useRef<HTMLDivElement>(null),
    useRef<HTMLDivElement>(null),
  ];
  return useMemo(
    () => ({ scroller, grid, head, foot, probe }),
    [scroller, grid, head, foot, probe],
  );
}

/** Heads and totals count as rows. */
function rowsOf<Row>({ rows, rowCount = rows.length }: DataGridProps<Row>, hasTotals: boolean) {
  return rowCount < 0 ? -1 : rowCount + 1 + (hasTotals ? 1 : 0);
}
