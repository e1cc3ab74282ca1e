import { copyFields, copyRow } from '../../../db/copy.ts';
import type { Db } from '../../../db/db.ts';
import { isOfValues } from '../../../db/unavailable.ts';
import { refusalReason } from '../../../merging/refused-rows.ts';
import {
  type Batch,
  GOOD_COLUMNS,
  REJECT_COLUMNS,
  ROW_COLUMNS,
} from './price-list-reading-protocol.ts';

interface RefusedLine {
  line: string;
  error: unknown;
}

/** Copies lines into a table. Halves those that the database refuses, until each refused one is alone. */
async function copyApart(
  tx: Db,
  table: string,
  columns: readonly string[],
  lines: readonly string[],
): Promise<RefusedLine[]> {
  if (lines.length === 0) return [];
  try {
    await tx.transaction((inner) => inner.copy(table, ['list_id', ...columns], lines));
    return [];
  } catch (error) {
    if (!isOfValues(error)) throw error;
    const [line = ''] = lines;
    if (lines.length === 1) return [{ line, error }];
  }
  const middle = lines.length >> 1;
  return [
    ...(await copyApart(tx, table, columns, lines.slice(0, middle))),
    ...(await copyApart(tx, table, columns, lines.slice(middle))),
  ];
}

/** Returns a lookup of the fields of a line, by the names of its columns. */
function fieldsOf<Name extends string>(columns: readonly Name[], line: string) {
  const fields = copyFields(line);
  return (name: Name) => fields[columns.indexOf(name) + 1] ?? null;
}

const SIBLINGS = `
  delete from price_list_row where list_id = $1 and row = $2 and sheet is not distinct from $3 returning position`;

interface Outcome {
  /** Rows of the file that are rejected although they could be read. */
  rejected: number;
  /** Lines of `price_list_row` that are not staged. */
  unstaged: number;
}

/**
 * Stages a batch without the lines that the database refuses. Their rows are rejected with the reason, whole.
 * @param lost Why the goods with these numbers were refused before; this batch's are added.
 */
export async function stageApart(
  tx: Db,
  id: string,
  batch: Batch,
  lost: Map<string, unknown>,
): Promise<Outcome> {
  const goodOf = (line: string) => fieldsOf(ROW_COLUMNS, line)('good') ?? '';
  for (const { line, error } of await copyApart(tx, 'price_list_good', GOOD_COLUMNS, batch.goods))
    lost.set(fieldsOf(GOOD_COLUMNS, line)('good') ?? '', error);
  const whole = batch.rows.filter((line) => !lost.has(goodOf(line)));
  const refused: RefusedLine[] = [
    ...batch.rows
      .filter((line) => lost.has(goodOf(line)))
      .map((line) => ({ line, error: lost.get(goodOf(line)) })),
    ...(await copyApart(tx, 'price_list_row', ROW_COLUMNS, whole)),
  ];
  const byRow = Map.groupBy(refused, ({ line }) => {
    const field = fieldsOf(ROW_COLUMNS, line);
    return `${field('row')} ${field('sheet')}`;
  });
  const rejects = [...batch.rejects];
  let unstaged = refused.length;
  for (const [{ line, error } = { line: '', error: undefined }] of byRow.values()) {
    const field = fieldsOf(ROW_COLUMNS, line);
    const { rows } = await tx.query(SIBLINGS, [id, field('row'), field('sheet')]);
    unstaged += rows.length;
    rejects.push(rejectOf(id, field, { text: field('text'), error }));
  }
  for (const { line, error } of await copyApart(tx, 'price_list_reject', REJECT_COLUMNS, rejects))
    await tx.copy(
      'price_list_reject',
      ['list_id', ...REJECT_COLUMNS],
      [rejectOf(id, fieldsOf(REJECT_COLUMNS, line), { text: '', error })],
    );
  return { rejected: byRow.size, unstaged };
}

/** Returns the line of a row that the database has refused, without the values that it may have been refused for. */
function rejectOf(
  id: string,
  field: (name: 'position' | 'sheet' | 'row') => string | null,
  { text, error }: { text: string | null; error: unknown },
): string {
  const values: Record<(typeof REJECT_COLUMNS)[number], unknown> = {
    position: field('position'),
    sheet: field('sheet'),
    row: field('row'),
    text: text ?? '',
    values: { values: {}, stocks: [] },
    field: null,
    value: null,
    reason: refusalReason(error),
    suggestion: null,
  };
  return copyRow([id, ...REJECT_COLUMNS.map((column) => values[column])]);
}
