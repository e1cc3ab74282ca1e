import type { ReactNode } from 'react';
import type { CellReader } from './cell-readers.ts';

export interface GridColumn<Row> {
  /** Name of the column in `sort`, `layout` and edits; unique. */
  id: string;
  /** Text of its head. */
  title: string;
  /** The cell as plain text: what is copied, edited and read out. */
  text: (row: Row) => string;
  /**
   * Draws the cell.
   * @default its text
   */
  cell?: ((row: Row) => ReactNode) | undefined;
  /**
   * Alignment. Put numbers at the end, so that their digits are aligned.
   * @default 'start'
   */
  align?: 'start' | 'end' | undefined;
  /**
   * Width in px, at first.
   * @default 160
   */
  width?: number | undefined;
  /**
   * Whether it takes what the others leave, until its width is set.
   * @default if no column does: the row's header
   */
  isFilling?: boolean | undefined;
  /**
   * Whether the cell is the header of its row. One column is.
   * @default false
   */
  isRowHeader?: boolean | undefined;
  /**
   * Whether its head sorts.
   * @default false
   */
  isSortable?: boolean | undefined;
  /**
   * Makes its cells editable: returns what is wrong with a typed text, or undefined.
   * @default none: read-only
   */
  check?: ((text: string, row: Row) => string | undefined) | undefined;
  /**
   * Turns what is typed or pasted into the text that `check` gets and that is saved: `readAmount('₽')`, `readDay`,
   * `readPercent`, `readFlag(…)`. What it can't read is said at the cell. An empty text is not read.
   * @default the text as it is
   */
  read?: CellReader | undefined;
  /**
   * What is said at a cell whose text `read` can't read.
   * @default those of `WordsProvider`
   */
  readError?: string | undefined;
  /**
   * The column's total, in a row that stays in view at the end.
   * @default none
   */
  total?: ReactNode;
}

/** What a person has arranged; plain data, to be kept. */
export interface GridLayout {
  /**
   * Ids of columns that are not shown.
   * @default all are shown
   */
  hidden?: readonly string[] | undefined;
  /**
   * Ids of columns that stay in view while the others scroll.
   * @default none
   */
  frozen?: readonly string[] | undefined;
  /**
   * Ids of columns in the order that they were moved to. A column that is not among them keeps its place after the one
   * that `columns` has before it.
   * @default that of `columns`
   */
  order?: readonly string[] | undefined;
  /**
   * Widths that were set, in px, by id.
   * @default those of the columns
   */
  widths?: Readonly<Record<string, number>> | undefined;
}

/** A column in its place. */
export interface PlacedColumn<Row> extends GridColumn<Row> {
  /** px from the start edge where a frozen column stays; undefined if it scrolls. */
  frozenAt: number | undefined;
  px: number;
}

const WIDTH = 160;
const NARROWEST = 56;

/** All columns in the order that they were moved to. */
export function orderedColumns<Column extends { id: string }>(
  columns: readonly Column[],
  { order = [] }: GridLayout,
): Column[] {
  const placed = order.flatMap((id) => columns.filter((column) => column.id === id));
  columns.forEach((column, at) => {
    if (placed.includes(column)) return;
    const before = columns[at - 1];
    placed.splice(before ? placed.indexOf(before) + 1 : 0, 0, column);
  });
  return placed;
}

/** The shown columns from the start side to the end: frozen ones first. `before` is the width of what stands before. */
export function placeColumns<Row>(
  columns: readonly GridColumn<Row>[],
  layout: GridLayout,
  before: number,
): PlacedColumn<Row>[] {
  const { hidden = [], frozen = [], widths = {} } = layout;
  const isFrozen = ({ id }: GridColumn<Row>) => frozen.includes(id);
  // the name of a row can't be hidden
  const shown = orderedColumns(columns, layout).filter(
    ({ id, isRowHeader }) => isRowHeader || !hidden.includes(id),
  );
  let at = before;
  return [...shown.filter(isFrozen), ...shown.filter((one) => !isFrozen(one))].map((column) => {
    const px = widths[column.id] ?? column.width ?? WIDTH;
    const placed = { ...column, px, frozenAt: isFrozen(column) ? at : undefined };
    at += px;
    return placed;
  });
}

/** Widths for `grid-template-columns`. */
export function templateOf<Row>(
  columns: readonly PlacedColumn<Row>[],
  { widths = {} }: GridLayout,
  before: number,
) {
  const filling = columns.find((one) => one.isFilling) ?? columns.find((one) => one.isRowHeader);
  const tracks = columns.map((column) =>
    column === filling && widths[column.id] === undefined
      ? `minmax(${column.px}px, 1fr)`
      : `${column.px}px`,
  );
  return [...(before > 0 ? [`${before}px`] : []), ...tracks].join(' ');
}

const toggled = (ids: readonly string[] = [], id: string, isIn: boolean) =>
  isIn ? [...ids.filter((one) => one !== id), id] : ids.filter((one) => one !== id);

export const withShown = (layout: GridLayout, id: string, isShown: boolean): GridLayout => ({
  ...layout,
  hidden: toggled(layout.hidden, id, !isShown),
});

export const withFrozen = (layout: GridLayout, id: string, isFrozen: boolean): GridLayout => ({
  ...layout,
  frozen: toggled(layout.frozen, id, isFrozen),
});

export const withWidth = (layout: GridLayout, id: string, px: number): GridLayout => ({
  ...layout,
  widths: { ...layout.widths, [id]: Math.max(NARROWEST, Math.round(px)) },
});

/** Moves a column past the one before it, or the one after it. */
export function withMoved<Column extends { id: string }>(
  columns: readonly Column[],
  layout: GridLayout,
  id: string,
  by: -1 | 1,
): GridLayout {
  const order = orderedColumns(columns, layout).map((column) => column.id);
  const at = order.indexOf(id);
  if (order[at + by] === undefined) return layout;
  const other = order.splice(at + by, 1);
  return { ...layout, order: order.toSpliced(at, 0, ...other) };
}
