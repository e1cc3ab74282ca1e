import {
  type ForwardedRef,
  forwardRef,
  type Key,
  type ReactNode,
  type RefAttributes,
  useId,
  useRef,
} from 'react';
import { type DomProps, domProps } from '../internal/dom-props.ts';
import { useKeptStyle } from '../internal/use-kept-style.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { SortButton, type SortDirection } from './sort-button.tsx';
import * as css from './table.css.ts';
import { useOverflow } from './use-overflow.ts';

export type { SortButtonProps, SortDirection } from './sort-button.tsx';
export { SortButton } from './sort-button.tsx';

export interface TableColumn<Row> {
  /** Name of the column in `sort`; unique. */
  id: string;
  /** Content of the column's header. */
  title: ReactNode;
  /** Renders the column's cell of a row. */
  cell: (row: Row) => ReactNode;
  /**
   * Alignment. Put numbers at the end, so that their digits are aligned.
   * @default 'start'
   */
  align?: 'start' | 'end' | undefined;
  /**
   * Whether the cell is the header of its row.
   * @default false
   */
  isRowHeader?: boolean | undefined;
  /**
   * Whether the header is a button that sorts.
   * @default false
   */
  isSortable?: boolean | undefined;
  /**
   * Whether the header is only for screen readers: for a column of buttons.
   * @default false
   */
  isTitleHidden?: boolean | undefined;
  /**
   * Width in px, or a share of the table.
   * @default by content
   */
  width?: number | `${number}%` | undefined;
}

export interface TableSort {
  /** `id` of a column. */
  column: string;
  direction: SortDirection;
}

export interface TableProps<Row> extends DomProps {
  /** Caption: the name of the table. */
  caption: ReactNode;
  /**
   * Whether the caption is visible above the table, or only for screen readers.
   * @default false
   */
  isCaptionVisible?: boolean | undefined;
  /** Columns from the start side to the end. */
  columns: readonly TableColumn<Row>[];
  /** Rows in the order in which they are shown: the parent sorts them. */
  rows: readonly Row[];
  /** Returns the React key of a row. */
  rowKey: (row: Row) => Key;
  /**
   * What the rows are sorted by now.
   * @default none
   */
  sort?: TableSort | undefined;
  /** Called with the new order when a header is pressed: its column ascending, or its order reversed. */
  onSortChange?: ((sort: TableSort) => void) | undefined;
  /**
   * Height of rows: 40 or 28 px for a single line.
   * @default 'regular'
   */
  density?: keyof typeof css.cells | undefined;
  /**
   * Keeps the header in view at this distance from the top of the page (`'0px'`, the height of a page header …), or
   * from the top of the table's own box with `maxHeight`.
   * @default none: the head scrolls away
   */
  stickyTop?: string | undefined;
  /**
   * Makes the table a scrolled box of this height, a CSS length.
   * @default none
   */
  maxHeight?: string | undefined;
  /**
   * Below this breakpoint each row becomes a block of labelled values. Without it a table that is too wide scrolls
   * sideways.
   * @default none
   */
  blocksBelow?: keyof typeof css.stacks | undefined;
  /**
   * Shown instead of rows if there are none.
   * @default none
   */
  emptyState?: ReactNode;
}

/** A plain HTML table: screen reader keys work in it, and buttons in the headers sort it. */
export const Table = forwardRef(function Table<Row>(
  props: TableProps<Row>,
  ref: ForwardedRef<HTMLTableElement>,
) {
  const { caption, columns, rows, rowKey, maxHeight, stickyTop, blocksBelow, emptyState } = props;
  const captionId = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const isScrolled = useOverflow(scroller);
  const boxStyle = useKeptStyle(scroller, { maxHeight, [css.stickyTop]: stickyTop });
  // With another `display` browsers drop the roles of rows and cells, so set them explicitly.
  const role = (name: string) => (blocksBelow ? name : undefined);
  return (
    <div
      ref={scroller}
      className={maxHeight ? `${css.scroller} ${css.box}` : css.scroller}
      style={boxStyle}
      {...(isScrolled && { role: 'region', 'aria-labelledby': captionId, tabIndex: 0 })}
    >
      <table
        {...domProps(props)}
        ref={ref}
        role={role('table')}
        className={blocksBelow ? `${css.table} ${css.stacks[blocksBelow]}` : css.table}
      >
        <caption
          id={captionId}
          className={css.caption[props.isCaptionVisible ? 'visible' : 'hidden']}
        >
          {caption}
        </caption>
        <thead role={role('rowgroup')} className={`${css.head} ${stickyTop ? css.stickyHead : ''}`}>
          <tr role={role('row')}>
            {columns.map((column) => (
              <ColumnHead key={column.id} {...props} column={column} role={role('columnheader')} />
            ))}
          </tr>
        </thead>
        <tbody role={role('rowgroup')} className={css.group}>
          {rows.map((row) => (
            <tr key={rowKey(row)} role={role('row')} className={css.row}>
              {columns.map((column) => (
                <Cell key={column.id} {...props} column={column} row={row} />
              ))}
            </tr>
          ))}
          {rows.length === 0 && emptyState && (
            <tr role={role('row')}>
              <td role={role('cell')} colSpan={columns.length} className={css.empty}>
                {emptyState}
              </td>
            </tr>
          )}
        </tbody>
      </table>
    </div>
  );
}) as <Row>(props: TableProps<Row> & RefAttributes<HTMLTableElement>) => ReactNode;

interface HeadProps<Row> extends TableProps<Row> {
  column: TableColumn<Row>;
  role: string | undefined;
}

function ColumnHead<Row>({ column, role, sort, onSortChange }: HeadProps<Row>) {
  const { id, title, align = 'start', isSortable, isTitleHidden, width } = column;
  const direction = sort?.column === id ? sort.direction : undefined;
  const opposite = direction === 'ascending' ? 'descending' : 'ascending';
  return (
    <th
      scope="col"
      role={role}
      aria-sort={direction}
      className={`${css.columnHead} ${css.aligned[align]}`}
      {...(width !== undefined && { width })}
    >
      {isSortable ? (
        <SortButton
          direction={direction}
          onPress={() => onSortChange?.({ column: id, direction: opposite })}
        >
          {title}
        </SortButton>
      ) : isTitleHidden ? (
        <VisuallyHidden>{title}</VisuallyHidden>
      ) : (
        title
      )}
    </th>
  );
}

interface CellProps<Row> extends TableProps<Row> {
  column: TableColumn<Row>;
  row: Row;
}

function Cell<Row>({ column, row, density = 'regular', blocksBelow }: CellProps<Row>) {
  const { title, cell, align = 'start', isRowHeader, isTitleHidden } = column;
  const className = `${css.cells[density]} ${css.aligned[align]}`;
  const content = (
    <>
      {blocksBelow && !isTitleHidden && (
        <span className={css.name} aria-hidden="true">
          {title}
        </span>
      )}
      {cell(row)}
    </>
  );
  if (isRowHeader)
    return (
      <th scope="row" role={blocksBelow && 'rowheader'} className={className}>
        {content}
      </th>
    );
  return (
    <td role={blocksBelow && 'cell'} className={className}>
      {content}
    </td>
  );
}
