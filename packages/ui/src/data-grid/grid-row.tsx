import { type Key, memo, type ReactNode } from 'react';
import { CheckMark } from '../internal/check-mark.tsx';
import { hidden } from '../visually-hidden/visually-hidden.css.ts';
import { useWords } from '../words/words.tsx';
import * as css from './data-grid.css.ts';
import type { PlacedColumn } from './grid-layout.ts';
import type { Draft, RowDrafts } from './use-edits.ts';

/** Column of the box that chooses a row. */
export const CHECK_PX = 44;

export const cellId = (grid: string, row: number, column: number) => `${grid}-${row}-${column}`;

export interface GridRowProps<Row> {
  grid: string;
  row: Row;
  index: number;
  columns: readonly PlacedColumn<Row>[];
  /** Whether the row is chosen; undefined if rows can't be. */
  isSelected: boolean | undefined;
  /** Column of the active cell, -1 for none. */
  active: number;
  /** First and last column of the range in this row; -1 for none. */
  from: number;
  to: number;
  drafts: RowDrafts | undefined;
  /** The field in the active cell, while it is edited. */
  editor: ReactNode;
  /** Whether it is drawn though it is out of view. */
  isAway: boolean;
  /** Whether an error is shown above its cell: below would be out of view. */
  isLow: boolean;
  canEdit: boolean;
}

/** A row. Presses on it are heard by the grid. */
export const GridRow = memo(function GridRow<Row>(props: GridRowProps<Row>) {
  const { grid, row, index, columns, isSelected, active, editor } = props;
  const words = useWords();
  const first = isSelected === undefined ? 0 : 1;
  const name = columns.find(({ isRowHeader }) => isRowHeader)?.text(row) ?? index + 1;
  const stateOf = (column: number) => ({
    id: cellId(grid, index, column),
    'aria-colindex': column + 1,
    'data-column': column,
    'data-active': active === column || undefined,
    'data-ranged': (column >= props.from && column <= props.to) || undefined,
  });
  return (
    <div
      role="row"
      className={css.bodyRow}
      aria-rowindex={index + 2}
      aria-selected={isSelected}
      data-row={index}
      data-current={active >= 0 || undefined}
      data-away={props.isAway || undefined}
    >
      {isSelected !== undefined && (
        <CheckCell {...stateOf(0)} isOn={isSelected} label={`${words.choose}: ${name}`} />
      )}
      {columns.map((column, at) => {
        const draft = props.drafts?.[column.id];
        const isActive = active === at + first;
        const isEdited = isActive && editor;
        return (
          <div
            key={column.id}
            {...stateOf(at + first)}
            role={column.isRowHeader ? 'rowheader' : 'gridcell'}
            className={css.cell}
            data-align={column.align}
            {...frozenAt(column.frozenAt)}
            {...(props.canEdit && { 'aria-readonly': !column.check })}
            aria-invalid={draft?.error !== undefined || undefined}
            data-pending={(draft && draft.error === undefined) || undefined}
          >
            {isEdited ? (
              editor
            ) : (
              <CellContent
                text={draft?.text ?? column.cell?.(row) ?? column.text(row)}
                error={draft?.error}
                isOpen={isActive}
                isLow={props.isLow}
              />
            )}
          </div>
        );
      })}
    </div>
  );
}) as <Row>(props: GridRowProps<Row> & { key: Key }) => ReactNode;

export const frozenAt = (px: number | undefined) =>
  px !== undefined && { 'data-frozen': true, style: { insetInlineStart: px } };

interface CellContentProps {
  text: ReactNode;
  error: Draft['error'];
  /** Whether the error is shown. */
  isOpen: boolean;
  isLow: boolean;
}

function CellContent({ text, error, isOpen, isLow }: CellContentProps) {
  return (
    <>
      <span className={css.content}>{text}</span>
      {error !== undefined && (
        <span className={isOpen ? css.error : hidden} data-above={isLow || undefined}>
          {error}
        </span>
      )}
    </>
  );
}

interface CheckCellProps {
  id: string;
  isOn: boolean;
  isMixed?: boolean;
  label: string;
  role?: 'gridcell' | 'columnheader';
}

/** The cell that chooses a row, or all of them. It stays in view. */
export function CheckCell({ isOn, isMixed, label, role = 'gridcell', ...state }: CheckCellProps) {
  return (
    <div {...state} role={role} className={`${css.cell} ${css.check}`} data-frozen="true">
      <span
        role="checkbox"
        aria-checked={isMixed ? 'mixed' : isOn}
        aria-label={label}
        className={css.box}
      >
        <CheckMark isOn={isOn} isMixed={isMixed} />
      </span>
    </div>
  );
}
