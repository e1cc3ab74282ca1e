import type { Db } from '../../db/db.ts';
import { allRows, firstRow } from '../../db/db-rows.ts';

/** An inquiry whose end is changed. */
export interface EndingInquiry {
  id: string;
  until: Date;
  has_ended: boolean;
  is_request_closed: boolean;
  /** pieces of its lines are still to be ordered */
  has_open_lines: boolean;
}

/** Locks an inquiry of a request until the transaction ends: whoever answers it waits. */
export async function lockInquiry(
  db: Db,
  requestId: string,
  id: string,
): Promise<EndingInquiry | undefined> {
  await db.query('select from inquiry where id = $1 for no key update', [id]);
  return firstRow<EndingInquiry>(
    db,
    `select i.id, i.until, i.until <= clock_timestamp() has_ended, r.is_closed is_request_closed, exists (
       select from inquiry_line x join goods_request_line l on l.id = x.line_id cross join lateral (
         select coalesce(sum(quantity), 0)::int pieces from request_piece where line_id = l.id) d
       where x.inquiry_id = i.id and (d.pieces = 0 or coalesce(l.quantity > d.pieces, false))) has_open_lines
     from inquiry i join goods_request r on r.id = i.request_id where i.id = $2 and i.request_id = $1`,
    [requestId, id],
  );
}

/** Moves the end of an inquiry, to now without a moment. Programs of those who have not answered learn of it. */
export async function moveEnd(db: Db, id: string, until: string | null): Promise<void> {
  await db.query('update inquiry set until = coalesce($2, clock_timestamp()) where id = $1', [
    id,
    until,
  ]);
  const what = until === null ? 'ended' : 'extended';
  await db.query(
    `select add_event(s.supplier_id, 'inquiry.' || $2, $1::text, jsonb_build_object('status', $2::text))
     from inquiry_supplier s where s.inquiry_id = $1::uuid and s.answered_at is null`,
    [id, what],
  );
}

/** Who was asked and has not answered. */
export const selectSilent = async (db: Db, id: string): Promise<string[]> =>
  (
    await allRows<{ supplier_id: string }>(
      db,
      'select supplier_id from inquiry_supplier where inquiry_id = $1 and answered_at is null order by 1',
      [id],
    )
  ).map(({ supplier_id }) => supplier_id);
