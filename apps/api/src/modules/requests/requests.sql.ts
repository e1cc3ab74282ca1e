import type { GoodsRequestSummary, RequestChange } from '@org/api-client/schema';
import { companiesOf } from '../../accounts/membership.ts';
import type { Db } from '../../db/db.ts';
import { allRows, firstRow } from '../../db/db-rows.ts';
import { isDraft, type NewLine, touch, type Viewer } from '../../requests/open-requests.sql.ts';

const MAX_LISTED = 200;

type SummaryRow = Omit<GoodsRequestSummary, 'updated_at'> & { updated_at: Date };

/**
 * The requests of an account and of its companies: open ones first, then by when they were changed last. Decision 480.
 */
export async function selectSummaries(db: Db, viewer: Viewer): Promise<GoodsRequestSummary[]> {
  const rows = await allRows<SummaryRow>(
    db,
    `select r.id, r.number, r.name, r.is_closed, r.updated_at,
       (select jsonb_build_object('id', c.id, 'name', c.name) from company c where c.id = r.company_id) company,
       (select coalesce(a.full_name, a.email, a.phone) from account a where a.id = r.updated_by) updated_by,
       case when ${isDraft('r')} then r.draft_reason end draft_reason,
       l.lines_count, l.open_count, l.beginning, l.orders_count
     from goods_request r cross join lateral (
       select count(*)::int lines_count,
         count(*) filter (where l.quantity is distinct from 0 and (d.pieces = 0 or d.pieces < l.quantity))::int open_count,
         coalesce(jsonb_agg(left(l.text, 120) order by l.position), '[]') beginning,
         (select count(distinct x.order_id)::int from request_piece x join goods_request_line y on y.id = x.line_id
          where y.request_id = r.id) orders_count
       from goods_request_line l cross join lateral (
         select coalesce(sum(quantity), 0)::int pieces from request_piece where line_id = l.id) d
       where l.request_id = r.id and not l.is_remark) l
     where (r.account_id = $1 or r.company_id in (${companiesOf('$1')})) and ($2::uuid is null or r.company_id = $2)
     order by r.is_closed, r.updated_at desc, r.id limit ${MAX_LISTED}`,
    [viewer.id, viewer.keyOf],
  );
  return rows.map((row) => ({
    ...row,
    beginning: row.beginning.slice(0, 3),
    updated_at: row.updated_at.toISOString(),
  }));
}

/** Changes a request as it is asked: what is ordered stays whatever it says, and what is not named is put aside, or
 * goes if that is asked for. */
export async function changeRequest(
  db: Db,
  accountId: string,
  id: string,
  { name, is_closed, lines, conditions, removed = [] }: Omit<RequestChange, 'version'>,
): Promise<void> {
  await db.query('update goods_request set name = $2, is_closed = $3 where id = $1', [
    id,
    name,
    is_closed,
  ]);
  if (conditions)
    await db.query(
      'update goods_request set arrive_by = $2, dot_year_min = $3, with_vat = $4 where id = $1',
      [id, conditions.arrive_by, conditions.dot_year_min, conditions.with_vat],
    );
  await db.query(
    `delete from goods_request_line l where l.request_id = $1 and l.id = any($2::uuid[])
       and not exists (select from goods_request_order x where x.line_id = l.id)
       and not exists (select from inquiry_line x where x.line_id = l.id)`,
    [id, removed],
  );
  await db.query(
    `update goods_request_line l set is_remark = true, product_id = null, quantity = null, offer_id = null, offer_price = null
     where l.request_id = $1 and not l.is_remark and l.id <> all($2::uuid[])
       and not exists (select from request_piece x where x.line_id = l.id)`,
    [id, lines.map((line) => line.id)],
  );
  await db.query(
    `update goods_request_line l set is_remark = false, product_id = p.id, quantity = x.quantity,
       offer_id = (x.offer ->> 'id')::bigint, offer_price = (x.offer ->> 'price')::int
     from jsonb_to_recordset($2) x (id uuid, product_id int, quantity int, offer jsonb) left join product p on p.id = x.product_id
     where l.id = x.id and l.request_id = $1`,
    [id, JSON.stringify(lines)],
  );
  await moveWatches(db, id);
  await touch(db, accountId, id);
}

/**
 * What watches lines of a request goes on to the products that they have now, or to what their words mean; there is nothing
 * to watch without both. It is as if it had been told of the new goods just now, at a price that nobody beats: what is
 * there already is no news.
 */
async function moveWatches(db: Db, id: string): Promise<void> {
  const changed = `goods_request_line l where l.request_id = $1 and w.line_id = l.id and w.product_id is distinct from l.product_id`;
  await db.query(
    `delete from watch w using ${changed} and l.product_id is null and w.demands = '[]'`,
    [id],
  );
  await db.query(
    `update watch w set product_id = l.product_id, is_new = true, met_rank = null, met_price = null, met_day = null, met_product = null,
       met_offer = null, told_price = 0, told_day = null, told_at = now(), lost_at = now(), news_at = null from ${changed}`,
    [id],
  );
}

/** The first of these lines whose offer is one of another product. An offer that is gone is nobody's. */
export const selectForeignOffer = async (
  db: Db,
  lines: RequestChange['lines'],
): Promise<number | undefined> =>
  (
    await firstRow<{ n: number }>(
      db,
      `select l.n::int n from rows from (jsonb_to_recordset($1) as (product_id int, offer jsonb)) with ordinality l (product_id, offer, n)
         join offer o on o.id = (l.offer ->> 'id')::bigint
       where o.product_id is distinct from l.product_id order by l.n limit 1`,
      [JSON.stringify(lines)],
    )
  )?.n;

/** What a new request is made after: its lines, and whom it belongs to. */
export interface Original {
  company_id: string | null;
  name: string;
  dot_year_min: number | null;
  with_vat: boolean;
  lines: NewLine[];
}

export const selectOriginalRequest = (
  db: Db,
  viewer: Viewer,
  id: string,
): Promise<Original | undefined> =>
  firstRow<Original>(
    db,
    `select r.company_id, r.name, r.dot_year_min, r.with_vat, (select coalesce(jsonb_agg(jsonb_build_object('text', l.text, 'product_id', l.product_id::text,
         'quantity', l.quantity, 'section', l.section, 'wish', l.wish, 'understood', l.understood, 'is_remark', l.is_remark)
         order by l.position), '[]') from goods_request_line l where l.request_id = r.id) lines
     from goods_request r where r.id = $2 and sees_request($1, r) and ($3::uuid is null or r.company_id = $3)`,
    [viewer.id, id, viewer.keyOf],
  );

/** An order of the account's, or of a company that it speaks for. */
export const selectOriginalOrder = (
  db: Db,
  viewer: Viewer,
  id: string,
): Promise<Original | undefined> =>
  firstRow<Original>(
    db,
    `select p.buyer_id company_id, 'Повтор заказа П-' || lpad(p.number::text, 6, '0') "name", null dot_year_min, false with_vat,
       (select jsonb_agg(jsonb_build_object('text', (i.product ->> 'title') || ' ' || i.quantity || ' шт', 'product_id', i.product ->> 'id',
         'quantity', i.quantity, 'section', i.product ->> 'section', 'wish', jsonb_build_object('q', i.product ->> 'title'),
         'understood', jsonb_build_object('tokens', '[]'::jsonb, 'unknown', '[]'::jsonb), 'is_remark', false) order by i.position)
        from order_item i where i.order_id = p.id) lines
     from orders p where p.id = $2
       and case when p.buyer_id is null then p.account_id = $1 else p.buyer_id in (${companiesOf('$1')}) end
       and ($3::uuid is null or p.buyer_id = $3)`,
    [viewer.id, id, viewer.keyOf],
  );

/** Takes all lines out of a cart, which nobody else changes until the transaction ends: a line for each product. */
export async function takeCartLines(db: Db, accountId: string): Promise<NewLine[]> {
  await db.query('select from account where id = $1 for no key update', [accountId]);
  return allRows<NewLine>(
    db,
    `with taken as (delete from cart_item where account_id = $1 returning product_id, quantity, position),
       wanted as (select product_brief(product_id) product, least(sum(quantity), 1000000)::int quantity, min(position) position
         from taken group by product_id)
     select (product ->> 'title') || ' ' || quantity || ' шт' "text", product ->> 'id' product_id, quantity,
       product ->> 'section' "section", jsonb_build_object('q', product ->> 'title') wish,
       jsonb_build_object('tokens', '[]'::jsonb, 'unknown', '[]'::jsonb) understood, false is_remark
     from wanted order by position`,
    [accountId],
  );
}
