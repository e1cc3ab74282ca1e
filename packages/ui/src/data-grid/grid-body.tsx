import { CellEditor } from './cell-editor.tsx';
import * as css from './data-grid.css.ts';
import { GridRow } from './grid-row.tsx';
import { bodyHeight } from './grid-window.ts';
import type { GridState } from './use-active-cell.ts';
import type { Editing } from './use-cell-editing.ts';
import type { GridCells } from './use-grid-cells.ts';

interface GridBodyProps<Row> {
  grid: GridState<Row>;
  cells: GridCells<Row>;
}

/** The rows in view; and the active one, so that it can be named and a field in it keeps the focus. */
export function GridBody<Row>({ grid, cells }: GridBodyProps<Row>) {
  const { drawn } = grid.window;
  const { active } = cells;
  const isUnder = drawn !== undefined && active.row >= drawn.end;
  const draw = (index: number, isAway = false) => drawRow(grid, cells, index, isAway);
  return (
    <div role="rowgroup" className={css.body} style={drawn && { height: bodyHeight(drawn) }}>
      {drawn && (
        <div
          role="presentation"
          className={css.drawn}
          style={{ transform: `translateY(${drawn.top}px)` }}
        >
          {active.row >= 0 && active.row < drawn.start && draw(active.row, true)}
          {grid.rows.slice(drawn.start, drawn.end).map((_, at) => draw(drawn.start + at))}
          {isUnder && draw(active.row, true)}
        </div>
      )}
    </div>
  );
}

function drawRow<Row>(grid: GridState<Row>, cells: GridCells<Row>, index: number, isAway: boolean) {
  const { rows, rowKey, placed, selected, edits } = grid;
  const { active, range, editing } = cells;
  const row = rows[index];
  const drawn = grid.window.drawn;
  if (row === undefined || !drawn) return null;
  const key = rowKey(row);
  const isIn = !cells.isSingle && index >= range.from.row && index <= range.to.row;
  const isActive = active.row === index;
  const isLow = isActive && (index - drawn.start) * 2 > drawn.end - drawn.start;
  return (
    <GridRow
      key={key}
      grid={grid.gridId}
      row={row}
      index={index}
      columns={placed}
      isSelected={selected?.has(key)}
      active={isActive ? active.column : -1}
      from={isIn ? range.from.column : -1}
      to={isIn ? range.to.column : -1}
      drafts={edits.drafts.get(key)}
      editor={
        editing?.row === index && (
          <Editor grid={grid} cells={cells} row={row} editing={editing} isLow={isLow} />
        )
      }
      isAway={isAway}
      isLow={isLow}
      canEdit={grid.onEdit !== undefined}
    />
  );
}

interface EditorProps<Row> extends GridBodyProps<Row> {
  row: Row;
  editing: Editing;
  isLow: boolean;
}

function Editor<Row>({ grid, cells, row, editing, isLow }: EditorProps<Row>) {
  const column = grid.placed[editing.column];
  const name = grid.placed.find(({ isRowHeader }) => isRowHeader)?.text(row);
  if (!column) return null;
  return (
    <CellEditor
      label={`${column.title}: ${name ?? editing.row + 1}`}
      text={editing.text}
      isTyped={editing.isTyped}
      check={(text) => column.check?.(text, row)}
      onDone={cells.finish}
      onCancel={cells.cancel}
      isLow={isLow}
    />
  );
}
