import { copyRow } from '../../db/copy.ts';
import type { Db } from '../../db/db.ts';
import { mergeLate } from '../../merging/merge-row.ts';
import { MergeProblem } from '../../merging/problems.ts';
import type { Filters } from '../../product/describe.ts';
import type { ParsedRow } from './goods/good.ts';
import type { RowValues } from './goods/row-values.ts';
import type { RejectRow } from './price-list-wire.ts';
import { clearGoods } from './price-lists.sql.ts';
import { GOOD_COLUMNS, ROW_COLUMNS } from './reading/price-list-reading-protocol.ts';
import { productLine, stockLines } from './reading/staging.ts';

/** A rejected row, with the values that it was read from. */
export interface Reject extends RejectRow {
  position: number;
  values: RowValues;
}

/** The rejected rows with this number: of one sheet, or of all sheets if none is named. */
export async function selectRejectsAt(
  db: Db,
  listId: string,
  { row, sheet }: { row: number; sheet?: string | undefined },
): Promise<Reject[]> {
  const { rows } = await db.query<Reject>(
    `select position, row, sheet, text, values, field, value, reason, suggestion, fixed from price_list_reject
     where list_id = $1 and row = $2 and ($3::text is null or sheet = $3) order by position`,
    [listId, row, sheet],
  );
  return rows;
}

/** Finds the product of a list that is the same as another one, by the rule of `identityOf`. */
const SAME = `
  select good from price_list_good where list_id = $1 and case when $2::text is null then source_key = $5
    else description_key = $2 and article_key is not distinct from $3 and barcode_keys = $4::text[] end limit 1`;

async function numberOf(
  tx: Db,
  listId: string,
  parsed: ParsedRow,
  filters: Filters,
): Promise<number> {
  const keyOf = (kind: ParsedRow['keys'][number]['kind']) =>
    parsed.keys.filter((key) => key.kind === kind).map(({ key }) => key);
  const same = await tx.query<{ good: number }>(SAME, [
    listId,
    keyOf('description')[0],
    keyOf('article')[0],
    keyOf('barcode'),
    parsed.sourceKey,
  ]);
  if (same.rows[0]) return same.rows[0].good;
  const last = await tx.query<{ next: number }>(
    'select coalesce(max(good), -1) + 1 next from price_list_good where list_id = $1',
    [listId],
  );
  const number = last.rows[0]?.next ?? 0;
  const line = copyRow([listId, ...productLine(number, parsed, filters)]);
  await tx.copy('price_list_good', ['list_id', ...GOOD_COLUMNS], [line]);
  return number;
}

const NEXT_POSITION = `
  select 1 + greatest((select max(position) from price_list_row where list_id = $1),
    (select max(position) from price_list_reject where list_id = $1)) next`;

/** Stages the product of a row as one more row of a list. */
async function stageProduct(
  tx: Db,
  listId: string,
  parsed: ParsedRow,
  reject: Reject,
  filters: Filters,
) {
  const number = await numberOf(tx, listId, parsed, filters);
  const { rows } = await tx.query<{ next: number }>(NEXT_POSITION, [listId]);
  const row = { ...reject, copyOf: undefined };
  const lines = [...stockLines(rows[0]?.next ?? 0, number, parsed, row, filters)];
  await tx.copy(
    'price_list_row',
    ['list_id', ...ROW_COLUMNS],
    lines.map((line) => copyRow([listId, ...line])),
  );
  await tx.query('update price_list set staged = staged + $2 where id = $1', [
    listId,
    lines.length,
  ]);
}

/**
 * Adds a corrected row to its list. If the list waits, the row waits with it; if the list is done, the row goes on sale
 * at once. Throws a MergeProblem if it is too late for either.
 */
export const insertFixed = (
  db: Db,
  list: { id: string; company_id: string },
  reject: Reject,
  { parsed, filters }: { parsed: ParsedRow; filters: Filters },
): Promise<void> =>
  db.transaction(async (tx) => {
    const fixed = await tx.query(
      `update price_list_reject set fixed = true where list_id = $1 and position = $2 and not fixed returning position`,
      [list.id, reject.position],
    );
    const { rows } = await tx.query<{ status: string }>(
      `update price_list set accepted = accepted + 1, rejected_count = rejected_count - 1
       where id = $1 and status in ('preview', 'done') returning status`,
      [list.id],
    );
    const [found] = rows;
    if (fixed.rows.length === 0 || !found) throw new MergeProblem('Эту строку уже не исправить');
    // otherwise rows already on sale would be merged again, over what has been ordered since
    if (found.status === 'done') await clearGoods(tx, list.id);
    await stageProduct(tx, list.id, parsed, reject, filters);
    if (found.status === 'done') await mergeLate(tx, list.id, list.company_id);
  });
