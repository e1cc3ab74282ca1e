import type { QuoteState } from '@org/api-client/schema';
import type { Db } from '../../../db/db.ts';
import { allRows } from '../../../db/db-rows.ts';
import { touch } from '../../../requests/open-requests.sql.ts';
import { noteEvent } from '../../../requests/request-history.sql.ts';

/** The lines of a request that are no remarks, each with whether pieces of it are still to be ordered. */
export const selectLines = async (db: Db, requestId: string): Promise<Map<string, boolean>> =>
  new Map(
    (
      await allRows<{ id: string; is_open: boolean }>(
        db,
        `select l.id, d.pieces = 0 or coalesce(l.quantity > d.pieces, false) is_open
         from goods_request_line l cross join lateral (
           select coalesce(sum(quantity), 0)::int pieces from request_piece where line_id = l.id) d
         where l.request_id = $1 and not l.is_remark`,
        [requestId],
      )
    ).map(({ id, is_open }) => [id, is_open]),
  );

/** Pieces of a line that are taken from a supplier. */
export interface TakenQuote {
  line_id: string;
  supplier_id: string;
  quantity: number;
  /** the quote that they are ordered by */
  quote_id: string | null;
}

/** What came of an order: orders, one per supplier, or an approval. */
interface OrderOutcome {
  ids?: readonly string[] | undefined;
  approvalId?: string | null | undefined;
}

/** Keeps what was ordered for the lines of a request. What their texts left open is now as it was ordered. */
export async function noteOrdered(
  db: Db,
  { accountId, requestId }: { accountId: string; requestId: string },
  taken: readonly TakenQuote[],
  { ids = [], approvalId = null }: OrderOutcome,
): Promise<void> {
  await db.query(
    `insert into goods_request_order (line_id, supplier_id, quantity, quote_id, approval_id, order_id)
     select t.line_id, t.supplier_id, t.quantity, t.quote_id, $3, p.id
     from jsonb_to_recordset($1) t (line_id uuid, supplier_id uuid, quantity int, quote_id uuid)
       left join orders p on p.id = any($2::uuid[]) and p.supplier_id = t.supplier_id`,
    [JSON.stringify(taken), ids, approvalId],
  );
  await db.query(
    `update goods_request_line l set quantity = t.quantity
     from (select line_id, sum(quantity)::int quantity from jsonb_to_recordset($1) t (line_id uuid, quantity int) group by line_id) t
     where l.id = t.line_id and coalesce(l.quantity, 0) = 0`,
    [JSON.stringify(taken)],
  );
  await touch(db, accountId, requestId);
  const count = new Set(taken.map(({ line_id }) => line_id)).size;
  await noteEvent(db, requestId, { kind: 'ordered', accountId, count, orderIds: ids, approvalId });
}

/** A quote of a line of a request, as it is now. */
export interface LineQuote {
  id: string;
  version: number;
  line_id: string;
  offer_id: string | null;
  price: number;
  quantity: number;
  day: string | null;
  state: QuoteState;
}

/**
 * Quotes of a request's lines by their ids. Unless it is a dry run they are locked: nobody else takes or changes them
 * until the transaction ends.
 */
export async function selectQuotes(
  db: Db,
  requestId: string,
  ids: readonly string[],
  isDryRun: boolean,
): Promise<Map<string, LineQuote>> {
  if (!isDryRun)
    await db.query('select from quote where id = any($1::uuid[]) order by id for update', [ids]);
  const rows = await allRows<LineQuote>(
    db,
    `select q.id, q.version, x.line_id, q.offer_id::text offer_id, q.price, q.quantity, q.day::text "day", quote_state(q) state
     from quote q join inquiry_line x on x.id = q.inquiry_line_id join inquiry i on i.id = x.inquiry_id
     where q.id = any($2::uuid[]) and i.request_id = $1`,
    [requestId, ids],
  );
  return new Map(rows.map((row) => [row.id, row]));
}
