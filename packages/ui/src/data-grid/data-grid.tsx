import {
  type ForwardedRef,
  forwardRef,
  type Key,
  type ReactNode,
  type RefAttributes,
  useId,
  useImperativeHandle,
  useMemo,
  useRef,
} from 'react';
import { type DomProps, domProps } from '../internal/dom-props.ts';
import { useControlled } from '../internal/use-controlled.ts';
import { useKeptStyle } from '../internal/use-kept-style.ts';
import type { TableSort } from '../table/table.tsx';
import * as css from './data-grid.css.ts';
import { GridBar } from './grid-bar.tsx';
import { GridBody } from './grid-body.tsx';
import { GridHead, GridTotals } from './grid-head.tsx';
import { HEAD } from './grid-keys.ts';
import { type GridColumn, type GridLayout, placeColumns, templateOf } from './grid-layout.ts';
import { CHECK_PX } from './grid-row.tsx';
import type { GridState } from './use-active-cell.ts';
import { type GridSave, useEdits } from './use-edits.ts';
import { useGridCells } from './use-grid-cells.ts';
import { type GridParts, useGridWindow } from './use-grid-window.ts';

export type { TableSort } from '../table/table.tsx';
export type { GridColumn, GridLayout } from './grid-layout.ts';
export type { GridEdit, GridRefusal, GridSave } from './use-edits.ts';

export interface DataGridProps<Row> extends DomProps {
  /** Accessible name: what the rows are. */
  label: string;
  /** All columns, in the order in which they stand if nothing is frozen. */
  columns: readonly GridColumn<Row>[];
  /** The rows that are loaded, in their order. Thousands may be given: only those in view are drawn. */
  rows: readonly Row[];
  /** Returns what a row is known by. */
  rowKey: (row: Row) => Key;
  /**
   * How many rows there are, if not all are loaded; -1 if that is not known.
   * @default those of `rows`
   */
  rowCount?: number | undefined;
  /**
   * Height of rows: 44 or 32 px. On touch they are 44 px.
   * @default 'comfortable'
   */
  density?: keyof typeof css.densities | undefined;
  /**
   * Lines that a row has room for.
   * @default 1
   */
  lines?: 1 | 2 | 3 | undefined;
  /**
   * The greatest height, a CSS length. The rows scroll in it.
   * @default '480px'
   */
  maxHeight?: string | undefined;
  /**
   * What the rows are sorted by now: the parent, or its server, sorts them.
   * @default none
   */
  sort?: TableSort | undefined;
  /** Called with the new order when a head is pressed: its column ascending, or its order reversed. */
  onSortChange?: ((sort: TableSort) => void) | undefined;
  /**
   * Which columns are shown, stay in view, and how wide they are (controlled).
   * @default kept by the grid
   */
  layout?: GridLayout | undefined;
  /**
   * The same at first.
   * @default all columns, in their widths
   */
  defaultLayout?: GridLayout | undefined;
  /** Called when a column is shown, hidden, frozen, released or drawn to another width. */
  onLayoutChange?: ((layout: GridLayout) => void) | undefined;
  /**
   * Keys of the chosen rows. Given, each row has a box that chooses it.
   * @default rows can't be chosen
   */
  selected?: ReadonlySet<Key> | undefined;
  /** Called with the keys of the chosen rows. */
  onSelectedChange?: ((selected: ReadonlySet<Key>) => void) | undefined;
  /**
   * What can be done with the chosen rows: buttons of size `s`.
   * @default none
   */
  actions?: ReactNode;
  /**
   * What stands above the rows while none is chosen: their number.
   * @default none
   */
  summary?: ReactNode;
  /**
   * Saves what was typed, pasted, emptied or taken back, all at once. Resolves with what was not saved and why, when
   * `rows` have the rest. Without it nothing can be edited.
   * @default none
   */
  onEdit?: GridSave<Row> | undefined;
  /**
   * Shown instead of rows if there are none.
   * @default none
   */
  emptyState?: ReactNode;
  /**
   * What follows the last row: `InfiniteScroll`.
   * @default none
   */
  end?: ReactNode;
}

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
  const [layout, setLayout] = useControlled(
    props.layout,
    props.defaultLayout ?? {},
    props.onLayoutChange,
  );
  const before = selected ? CHECK_PX : 0;
  const placed = useMemo(() => placeColumns(columns, layout, before), [columns, layout, before]);
  const window = useGridWindow(parts, rows.length);
  const edits = useEdits({ rows, rowKey, columns, onEdit });
  const grid: GridState<Row> = {
    ...props,
    ...{ gridId, parts, placed, window, edits, layout, setLayout },
  };
  const cells = useGridCells(grid);
  const frozen = placed.filter(({ frozenAt }) => frozenAt !== undefined);
  const style = useKeptStyle(parts.scroller, {
    [css.columns]: templateOf(placed, layout, before),
    [css.height]: props.maxHeight,
    [css.lines]: props.lines === undefined ? undefined : String(props.lines),
    scrollPaddingInlineStart: `${frozen.reduce((sum, { px }) => sum + px, before)}px`,
  });
  useImperativeHandle(ref, () => parts.grid.current as HTMLDivElement, [parts]);
  const hasTotals = placed.some(({ total }) => total !== undefined);
  const isNothingActive = rows.length === 0 && cells.active.row !== HEAD;
  return (
    <div className={css.whole}>
      <GridBar grid={grid} />
      <div
        ref={parts.scroller}
        className={`${css.scroller} ${css.densities[props.density ?? 'comfortable']}`}
        style={style}
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
