import type { ClipboardEvent } from 'react';
import { filled } from '../family/phone-words.ts';
import { isTyping } from '../internal/keys.ts';
import { useWords } from '../words/words.tsx';
import { namedColumns, placesOf, readTsv, writeTsv } from './clipboard.ts';
import { HEAD } from './grid-keys.ts';
import type { ActiveCell, GridState } from './use-active-cell.ts';

const writeLater = async (text: Promise<Blob>) =>
  navigator.clipboard.write([new ClipboardItem({ 'text/plain': text })]);

/** Copies the range, and puts cells into it. */
export function useCellClipboard<Row>(
  { rows, rowKey, placed, edits, work, onEdit, absent }: GridState<Row>,
  { active, range, first, columnCount, columnAt }: ActiveCell<Row>,
) {
  const words = useWords();
  const put = (cells: readonly (readonly string[])[]) => {
    if (active.row === HEAD || !onEdit) return;
    const named = namedColumns(
      cells,
      placed.map(({ title }) => title),
    );
    const { placed: given, beyond } = placesOf(
      named ? cells.slice(1) : cells,
      range,
      rows.length,
      columnCount,
      named?.map((at) => (at < 0 ? at : at + first)),
    );
    const editable = given.flatMap(({ row: index, column: at, text }) => {
      const row = rows[index];
      const column = columnAt(at);
      const isOpen = row !== undefined && column?.check && !absent?.is(row);
      return isOpen ? [{ row, column: column.id, text }] : [];
    });
    const locked = given.length - editable.length;
    void edits.edit(editable, [
      ...(beyond > 0 ? [filled(words.cellsBeyond, 'count', beyond)] : []),
      ...(locked > 0 ? [filled(words.cellsLocked, 'count', locked)] : []),
    ]);
  };
  const columns = placed.slice(Math.max(0, range.from.column - first), range.to.column - first + 1);
  const textsOf = (row: Row) =>
    columns.map(({ id, text }) => edits.drafts.get(rowKey(row))?.[id]?.text ?? text(row));
  const sayCopied = (rowCount: number, ...more: string[]) =>
    edits.say([filled(words.cellsCopied, 'count', rowCount * columns.length), ...more].join('. '));
  /** Copies once the rows have come: a browser that has been asked by a press waits for the text. */
  const copyLater = async ({ bring }: NonNullable<typeof absent>) => {
    edits.say(words.loading);
    const { row: start } = range.from;
    const end = range.to.row + 1;
    const { signal, onProgress, end: stop } = work.begin();
    const text = bring({ start, end }, { signal, onProgress }).then((come) => {
      signal.throwIfAborted();
      return new Blob([writeTsv(come.map(textsOf))], { type: 'text/plain' });
    });
    try {
      await Promise.all([text, writeLater(text)]);
      sayCopied(end - start);
    } catch {
      sayCopied(0, ...(signal.aborted ? [] : [words.retry]));
    } finally {
      stop();
    }
  };
  return {
    put,
    onCopy: (event: ClipboardEvent) => {
      if (isTyping(event.target) || active.row === HEAD) return;
      event.preventDefault();
      const all = rows.slice(range.from.row, range.to.row + 1);
      if (absent && all.some(absent.is)) return void copyLater(absent);
      event.clipboardData.setData('text/plain', writeTsv(all.map(textsOf)));
      sayCopied(all.length);
    },
    onPaste: (event: ClipboardEvent) => {
      if (isTyping(event.target)) return;
      event.preventDefault();
      put(readTsv(event.clipboardData.getData('text/plain')));
    },
  };
}
