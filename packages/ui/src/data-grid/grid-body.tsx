import { useWords } from '../words/words.tsx';
import { CellEditor } from './cell-editor.tsx';
import * as css from './data-grid.css.ts';
import { GridRow } from './grid-row.tsx';
import { bodyHeight } from './grid-window.ts';
import type { GridState } from './use-active-cell.ts';
import type { Editing } from './use-cell-editing.ts';
import { readingOf } from './use-edits.ts';
import type { GridCells } from './use-grid-cells.ts';
import type { DrawnRows } from './use-grid-window.ts';

interface GridBodyProps<Row> {
  grid: GridState<Row>;
  cells: GridCells<Row>;
}

/** The rows in view; and the active one, so that it can be named and a field in it keeps the focus. */
export function GridBody<Row>({ grid, cells }: GridBodyProps<Row>) {
  const { drawn } = grid.window;
  const { active } = cells;
  return (
    <div role="rowgroup" className={css.body} style={drawn && { height: bodyHeight(drawn) }}>
      {drawn && (
        <div
          role="presentation"
          className={css.drawn}
          style={{ transform: `translateY(${drawn.top}px)` }}
        >
          {indexesOf(drawn, active.row).map((index) =>
            drawRow(grid, cells, index, index < drawn.start || index >= drawn.end),
          )}
        </div>
      )}
    </div>
  );
}

/** In one list: a row that moved to another would be made anew, and a field in it would lose its text. */
function indexesOf({ start, end }: DrawnRows, active: number): number[] {
  const indexes = Array.from({ length: end - start }, (_, at) => start + at);
  if (active >= end) return [...indexes, active];
  return active >= 0 && active < start ? [active, ...indexes] : indexes;
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
  const words = useWords();
  const column = grid.placed[editing.column];
  const name = grid.placed.find(({ isRowHeader }) => isRowHeader)?.text(row);
  if (!column) return null;
  return (
    <CellEditor
      label={`${column.title}: ${name ?? editing.row + 1}`}
      text={editing.text}
      isTyped={editing.isTyped}
      check={(text) => readingOf(column, text, row, words.cellUnread).error}
      onDone={cells.finish}
      onCancel={cells.cancel}
      isLow={isLow}
    />
  );
}
