import { useState } from 'react';
import type { ActiveCell, GridState } from './use-active-cell.ts';

export interface Editing {
  row: number;
  /** Index in the placed columns. */
  column: number;
  text: string;
  isTyped: boolean;
}

/** The cell that is edited. */
export function useCellEditing<Row>(
  { rows, rowKey, placed, edits, onEdit }: GridState<Row>,
  { active, first, focus, go }: ActiveCell<Row>,
) {
  const [editing, setEditing] = useState<Editing>();
  const end = () => {
    const row = rows[editing?.row ?? -1];
    const column = placed[editing?.column ?? -1];
    setEditing(undefined);
    return row !== undefined && column ? { row, column: column.id } : undefined;
  };
  return {
    editing,
    /** Begins with the text of the active cell, or with what was typed. Returns false if it can't be edited. */
    begin: (typed?: string) => {
      const row = rows[active.row];
      const column = placed[active.column - first];
      if (row === undefined || !column?.check || !onEdit) return false;
      const draft = edits.drafts.get(rowKey(row))?.[column.id];
      setEditing({
        row: active.row,
        column: active.column - first,
        text: typed ?? draft?.text ?? column.text(row),
        isTyped: typed !== undefined,
      });
      return true;
    },
    /** Saves, and goes so many rows down and columns on. */
    finish: (text: string, down: number, on: number) => {
      const cell = end();
      if (down !== 0 || on !== 0) {
        focus();
        go({ row: Math.max(0, active.row + down), column: Math.max(0, active.column + on) });
      }
      if (cell) void edits.edit([{ ...cell, text }]);
    },
    cancel: () => {
      const cell = end();
      focus();
      if (cell) edits.drop({ ...cell, text: '' });
    },
  };
}
