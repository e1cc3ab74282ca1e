import type { ClipboardEvent } from 'react';
import { filled } from '../family/phone-words.ts';
import { isTyping } from '../internal/keys.ts';
import { useWords } from '../words/words.tsx';
import { placesOf, readTsv, writeTsv } from './clipboard.ts';
import { HEAD } from './grid-keys.ts';
import type { ActiveCell, GridState } from './use-active-cell.ts';

/** Copies the range, and puts cells into it. */
export function useCellClipboard<Row>(
  { rows, rowKey, placed, edits, onEdit }: GridState<Row>,
  { active, range, first, columnCount, columnAt }: ActiveCell<Row>,
) {
  const words = useWords();
  const put = (cells: readonly (readonly string[])[]) => {
    if (active.row === HEAD || !onEdit) return;
    const { placed: given, beyond } = placesOf(cells, range, rows.length, columnCount);
    const editable = given.flatMap(({ row: index, column: at, text }) => {
      const row = rows[index];
      const column = columnAt(at);
      return row !== undefined && column?.check ? [{ row, column: column.id, text }] : [];
    });
    const locked = given.length - editable.length;
    void edits.edit(editable, [
      ...(beyond > 0 ? [filled(words.cellsBeyond, 'count', beyond)] : []),
      ...(locked > 0 ? [filled(words.cellsLocked, 'count', locked)] : []),
    ]);
  };
  const textsOf = (row: Row) =>
    placed
      .slice(Math.max(0, range.from.column - first), range.to.column - first + 1)
      .map(({ id, text }) => edits.drafts.get(rowKey(row))?.[id]?.text ?? text(row));
  return {
    put,
    onCopy: (event: ClipboardEvent) => {
      if (isTyping(event.target) || active.row === HEAD) return;
      const cells = rows.slice(range.from.row, range.to.row + 1).map(textsOf);
      event.clipboardData.setData('text/plain', writeTsv(cells));
      event.preventDefault();
      edits.say(filled(words.cellsCopied, 'count', cells.flat().length));
    },
    onPaste: (event: ClipboardEvent) => {
      if (isTyping(event.target)) return;
      event.preventDefault();
      put(readTsv(event.clipboardData.getData('text/plain')));
    },
  };
}
