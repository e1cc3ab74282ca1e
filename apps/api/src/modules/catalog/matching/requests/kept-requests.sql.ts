import type { Db } from '../../../../db/db.ts';
import { allRows, hasRows } from '../../../../db/db-rows.ts';
import {
  insertLines,
  type NewLine,
  selectLineIds,
  touch,
} from '../../../../requests/open-requests.sql.ts';
import type { KeptRow } from '../kept-rows.ts';

/** A line of a request that is still to be bought, and how many pieces of it. */
export interface OpenLine extends KeptRow {
  id: string;
}

/** The lines of a request that are not ordered, in their order, with the pieces that are left to order. */
export const selectOpenLines = (db: Db, requestId: string): Promise<OpenLine[]> =>
  allRows<OpenLine>(
    db,
    `select l.id, l.text, l.product_id::text product_id, l.offer_id::text offer_id,
       case when l.quantity > 0 then greatest(l.quantity - d.pieces, 0) else l.quantity end quantity
     from goods_request_line l cross join lateral (
       select coalesce(sum(quantity), 0)::int pieces from request_piece where line_id = l.id) d
     where l.request_id = $1 and not l.is_remark and (d.pieces = 0 or l.quantity > d.pieces) order by l.position, l.id`,
    [requestId],
  );

/** Adds lines to a request, at its end or in place of a line. */
export async function addLines(
  db: Db,
  { requestId, accountId }: { requestId: string; accountId: string },
  lines: readonly NewLine[],
  insteadOf: string | undefined,
): Promise<void> {
  const ids = await selectLineIds(db, requestId);
  const at = insteadOf === undefined ? ids.length : ids.indexOf(insteadOf);
  const after = ids.slice(insteadOf === undefined ? at : at + 1);
  await db.query(
    `update goods_request_line l set position = x.n from unnest($1::uuid[]) with ordinality x (id, n) where l.id = x.id`,
    [ids.slice(0, at)],
  );
  await db.query(
    `update goods_request_line l set position = $2 + x.n from unnest($1::uuid[]) with ordinality x (id, n) where l.id = x.id`,
    [after, at + lines.length],
  );
  if (insteadOf !== undefined)
    await db.query('delete from goods_request_line where id = $1', [insteadOf]);
  await insertLines(db, requestId, at + 1, lines);
  await touch(db, accountId, requestId);
}

/** Whether a call with this key has added its lines to a request. */
export const wereAdded = (db: Db, requestId: string, key: string): Promise<boolean> =>
  hasRows(db, 'select from goods_request_addition where request_id = $1 and key = $2', [
    requestId,
    key,
  ]);

/** Takes the key of a call that adds lines; resolves to false if it was used. */
export const takeAddition = (db: Db, requestId: string, key: string): Promise<boolean> =>
  hasRows(
    db,
    'insert into goods_request_addition (request_id, key) values ($1, $2) on conflict do nothing returning key',
    [requestId, key],
  );
