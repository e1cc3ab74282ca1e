import { type Key, useRef, useState } from 'react';
import { filled } from '../family/phone-words.ts';
import { useWords } from '../words/words.tsx';
import type { GridColumn } from './grid-layout.ts';
import { type Change, nothingDone, redone, type Step, undone, withDone } from './history.ts';

/** A cell with the text that it is to have. */
export interface GridEdit<Row> {
  row: Row;
  /** Id of its column. */
  column: string;
  text: string;
}

/** An edit that was not saved, and why. */
export interface GridRefusal<Row> extends GridEdit<Row> {
  message: string;
}

/** Saves edits; resolves with what was not saved. */
export type GridSave<Row> = (
  edits: readonly GridEdit<Row>[],
) => Promise<readonly GridRefusal<Row>[] | undefined>;

/** What stands in a cell instead of its text: on its way, or refused. */
export interface Draft {
  text: string;
  error?: string | undefined;
}

/** Drafts of a row, by column. */
export type RowDrafts = Readonly<Record<string, Draft>>;

const readText = <Row>(column: GridColumn<Row> | undefined, text: string) =>
  column?.read && text.trim() !== '' ? column.read(text) : text;

/** The text of a cell, as an edit of it would be read. */
function textOf<Row>(column: GridColumn<Row> | undefined, row: Row): string {
  const text = column?.text(row) ?? '';
  return readText(column, text) ?? text;
}

/** The text that is checked and saved, and what is wrong with it; `unread` says that it can't be read. */
export function readingOf<Row>(
  column: GridColumn<Row> | undefined,
  written: string,
  row: Row,
  unread: string,
): Draft {
  const text = readText(column, written);
  return text === undefined
    ? { text: written, error: column?.readError ?? unread }
    : { text, error: column?.check?.(text, row) };
}

interface EditsOptions<Row> {
  rows: readonly Row[];
  rowKey: (row: Row) => Key;
  columns: readonly GridColumn<Row>[];
  onEdit: GridSave<Row> | undefined;
}

/** Sends edits, keeps what is on its way or was refused, and takes back what was saved. */
export function useEdits<Row>({ rows, rowKey, columns, onEdit }: EditsOptions<Row>) {
  const words = useWords();
  const { drafts, put } = useDrafts(rowKey);
  const [announcement, setSaid] = useState('');
  const [history, setHistory] = useState(nothingDone);
  const latest = useRef(history);
  const keep = (next: typeof history) => {
    latest.current = next;
    setHistory(next);
  };

  /** Returns what was saved. */
  const send = async (written: readonly GridEdit<Row>[], more: readonly string[] = []) => {
    const byId = new Map(columns.map((column) => [column.id, column]));
    const before = ({ row, column }: GridEdit<Row>) => textOf(byId.get(column), row);
    const readings = written.map((edit) => {
      const { column, row } = edit;
      const { text, error } = readingOf(byId.get(column), edit.text, row, words.cellUnread);
      return [{ ...edit, text }, error] as const;
    });
    const errors = new Map(readings);
    const edits = readings.map(([edit]) => edit);
    const asked = new Set(edits.filter((edit) => !errors.get(edit) && edit.text !== before(edit)));
    const changes = [...asked].map(
      (edit): Change => ({
        key: rowKey(edit.row),
        column: edit.column,
        before: before(edit),
        after: edit.text,
      }),
    );
    put(edits, (edit) => {
      const error = errors.get(edit);
      return error || asked.has(edit) ? { text: edit.text, error } : undefined;
    });
    const refusals = asked.size > 0 ? await ask([...asked]) : [];
    const nameOf = (key: Key, column: string) => JSON.stringify([key, column]);
    const refused = new Map(
      refusals.map(({ row, column, message }) => [nameOf(rowKey(row), column), message]),
    );
    put([...asked], (edit) => {
      const error = refused.get(nameOf(rowKey(edit.row), edit.column));
      return error === undefined ? undefined : { text: edit.text, error };
    });
    const saved = changes.filter(({ key, column }) => !refused.has(nameOf(key, column)));
    const failed = [...errors.values()].filter(Boolean).length + refused.size;
    setSaid(
      [
        saved.length > 0 && filled(words.cellsChanged, 'count', saved.length),
        failed > 0 && filled(words.cellsRefused, 'count', failed),
        ...more,
      ]
        .filter(Boolean)
        .join('. '),
    );
    return saved;
  };

  const ask = async (edits: readonly GridEdit<Row>[]): Promise<readonly GridRefusal<Row>[]> => {
    try {
      return (await onEdit?.(edits)) ?? [];
    } catch {
      return edits.map((edit) => ({ ...edit, message: words.notSaved }));
    }
  };

  const step = async (taken: Step | undefined) => {
    if (!taken) return;
    keep(taken.history);
    const byKey = new Map(rows.map((row) => [rowKey(row), row]));
    await send(
      taken.changes.flatMap(({ key, column, after }) => {
        const row = byKey.get(key);
        return row ? [{ row, column, text: after }] : [];
      }),
    );
  };

  return {
    drafts,
    /** What happened last. */
    said: announcement,
    say: setSaid,
    canUndo: history.done.length > 0,
    edit: async (edits: readonly GridEdit<Row>[], more?: readonly string[]) => {
      const changes = await send(edits, more);
      keep(withDone(latest.current, changes));
    },
    /** Puts the text of the row back where a draft was refused. */
    drop: (edit: GridEdit<Row>) => put([edit], () => undefined),
    undo: () => step(undone(latest.current)),
    redo: () => step(redone(latest.current)),
  };
}

/** What stands in cells instead of their texts, by row and column. */
function useDrafts<Row>(rowKey: (row: Row) => Key) {
  const [drafts, setDrafts] = useState<ReadonlyMap<Key, RowDrafts>>(new Map());
  const put = (
    edits: readonly GridEdit<Row>[],
    draftOf: (edit: GridEdit<Row>) => Draft | undefined,
  ) =>
    setDrafts((current) => {
      const next = new Map(current);
      for (const edit of edits) {
        const { [edit.column]: _, ...others } = next.get(rowKey(edit.row)) ?? {};
        const draft = draftOf(edit);
        const row = draft ? { ...others, [edit.column]: draft } : others;
        if (Object.keys(row).length > 0) next.set(rowKey(edit.row), row);
        else next.delete(rowKey(edit.row));
      }
      return next;
    });
  return { drafts, put };
}
