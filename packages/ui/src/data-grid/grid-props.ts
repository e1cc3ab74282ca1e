import type { Key, ReactNode } from 'react';
import type { DomProps } from '../internal/dom-props.ts';
import type { TableSort } from '../table/table.tsx';
import type { densities } from './data-grid.css.ts';
import type { GridColumn, GridLayout } from './grid-layout.ts';
import type { GridSave } from './use-edits.ts';

export interface AbsentRows<Row> {
  is: (row: Row) => boolean;
  bring: (wanted: { start: number; end: number }, work: BringWork) => Promise<readonly Row[]>;
}

export interface BringWork {
  /** Aborted when the person cancels. */
  signal: AbortSignal;
  /** Tells the share that has come, from 0 to 1. */
  onProgress: (share: number) => void;
}

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
   * Called with the rows that are drawn, the last one excluded, as they change. Rows may then be loaded when they are
   * seen: until they are, stand-ins for them are in `rows`.
   */
  onShownChange?: ((shown: { start: number; end: number }) => void) | undefined;
  /**
   * Tells the stand-ins for rows that have not come, which can't be changed, and brings the rows of a range that is
   * copied, the last one excluded: a copy has whole values, or none.
   * @default all rows have come
   */
  absent?: AbsentRows<Row> | undefined;
  /**
   * Height of rows: 44 or 32 px. On touch they are 44 px.
   * @default 'comfortable'
   */
  density?: keyof typeof densities | undefined;
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
   * The same at first, and when what was arranged is taken back.
   * @default all columns, in their widths
   */
  defaultLayout?: GridLayout | undefined;
  /** Called when a column is shown, hidden, frozen, released, moved or drawn to another width; keep what it gives. */
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
