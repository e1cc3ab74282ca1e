import type { Key, KeyboardEvent } from 'react';
import { isCharacter } from '../internal/keys.ts';
import { isPressed } from '../internal/shortcut.ts';
import type { Place } from './clipboard.ts';
import { cellAfter, HEAD } from './grid-keys.ts';
import { type PlacedColumn, withWidth } from './grid-layout.ts';
import { type GridState, useActiveCell } from './use-active-cell.ts';
import { useCellClipboard } from './use-cell-clipboard.ts';
import { useCellEditing } from './use-cell-editing.ts';
import { useCellPresses } from './use-cell-presses.ts';

/** px by which a key changes a column's width. */
const STEP_PX = 16;
const steps: Record<string, number> = { ArrowLeft: -STEP_PX, ArrowRight: STEP_PX };
const FOCUSABLE = 'button, a[href], input, select, textarea, [tabindex]';

/** The active cell of a grid, and what keys, presses and the clipboard do there. */
export function useGridCells<Row>(grid: GridState<Row>) {
  const { rows, rowKey, edits, window } = grid;
  const cell = useActiveCell(grid);
  const { active, first, columnAt, go } = cell;
  const { begin, ...editing } = useCellEditing(grid, cell);
  const { put, ...clipboard } = useCellClipboard(grid, cell);
  const press = (at: Place, isSecond: boolean) => {
    if (at.column < first) choose(grid, at.row);
    else if (at.row === HEAD) sortBy(grid, columnAt(at.column));
    else if (isSecond) begin();
  };
  const presses = useCellPresses(cell, { isEdited: editing.editing !== undefined, onPress: press });

  /** Returns whether the key was used. */
  const act = (event: KeyboardEvent<HTMLElement>): boolean => {
    const { key, nativeEvent } = event;
    const isPress = (shortcut: string) => isPressed(shortcut, nativeEvent);
    if (key === 'Enter' || key === 'F2' || (key === ' ' && active.row === HEAD)) {
      press(active, true);
      // what can be pressed in a cell that can't be edited
      if (active.row !== HEAD && active.column >= first && !columnAt(active.column)?.check)
        document.getElementById(cell.id)?.querySelector<HTMLElement>(FOCUSABLE)?.focus();
    } else if (key === ' ') choose(grid, active.row);
    else if (key === 'Delete' || key === 'Backspace') put([['']]);
    else if (isPress('Mod+A') && grid.selected) grid.onSelectedChange?.(new Set(rows.map(rowKey)));
    else if (isPress('Mod+Z')) void edits.undo();
    else if (isPress('Mod+Shift+Z') || isPress('Mod+Y')) void edits.redo();
    else return isCharacter(event) && begin(key);
    return true;
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { key, shiftKey, ctrlKey, metaKey, currentTarget, target } = event;
    if (target !== currentTarget) {
      // inside a cell keys are those of what is in it
      if (key === 'Escape') cell.focus();
      return;
    }
    if (key === 'Tab') return leave(currentTarget, shiftKey);
    const isRtl = getComputedStyle(currentTarget).direction === 'rtl';
    const step = (steps[key] ?? 0) * (isRtl ? -1 : 1);
    const column = columnAt(active.column);
    const size = { rows: rows.length, columns: cell.columnCount, page: window.page };
    const next = cellAfter({ key, isFar: ctrlKey || metaKey, isRtl }, active, size);
    if (active.row === HEAD && shiftKey && step !== 0) {
      if (column) grid.setLayout(withWidth(grid.layout, column.id, column.px + step));
    } else if (next) go(next, shiftKey);
    else if (!act(event)) return;
    event.preventDefault();
  };
  return { ...cell, ...editing, handlers: { onKeyDown, ...presses, ...clipboard } };
}

export type GridCells<Row> = ReturnType<typeof useGridCells<Row>>;

function sortBy<Row>(grid: GridState<Row>, column: PlacedColumn<Row> | undefined) {
  if (!column?.isSortable) return;
  const isAscending = grid.sort?.column === column.id && grid.sort.direction === 'ascending';
  const direction = isAscending ? 'descending' : 'ascending';
  grid.onSortChange?.({ column: column.id, direction });
}

/** Chooses a row, or all by their head; or no longer. */
function choose<Row>({ rows, rowKey, selected, onSelectedChange }: GridState<Row>, row: number) {
  if (!selected) return;
  const keys = rows.map(rowKey);
  if (row === HEAD) {
    onSelectedChange?.(new Set(selected.size < keys.length ? keys : []));
    return;
  }
  const next = new Set(selected);
  const key = keys[row] as Key;
  if (!next.delete(key)) next.add(key);
  onSelectedChange?.(next);
}

/** Tab leaves the grid: it goes on from the last thing in it. */
function leave(grid: HTMLElement, isBack: boolean) {
  const last = [...grid.querySelectorAll<HTMLElement>(FOCUSABLE)].at(-1);
  if (!isBack) last?.focus({ preventScroll: true });
}
