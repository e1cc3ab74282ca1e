import type { OrderEventDetails, OrderEventKind, OrderStatus, Right } from '@org/api-client/schema';
import type { Account } from '../../accounts/auth.ts';
import { mayDo } from '../../accounts/rights.ts';
import type { Db } from '../../db/db.ts';
import { firstRow, hasRows } from '../../db/db-rows.ts';
import { changedOn } from './bank-changes.sql.ts';
import { onCredit, paidOf } from './buyer-credit.sql.ts';
import type { OrderRow } from './order-rows.ts';

/**
 * Conditions for the side on which the account in `$1` is. Whoever made an order for a company sees it only as long as
 * the account acts for that company.
 */
const IS_BUYER = `case when p.buyer_id is null then coalesce(p.account_id = $1, false)
  else speaks_for($1, p.buyer_id) end`;
const IS_SUPPLIER = 'speaks_for($1, p.supplier_id)';
const COLUMNS = `p.id, p.number, p.status, p.supplier_id, p.buyer_id, p.supplier, p.buyer, p.created_at, p.updated_at`;

/** SQL for what the order `p` waits for, by side. */
export const TURNS = `(select coalesce(jsonb_agg(to_jsonb(t) order by t.by), '[]') from order_turns(p) t)`;

/** The day on which the last goods of the order `p` were received; null while any are missing. */
export const RECEIVED_ON = `(select ((max(s.received_at) at time zone 'Europe/Moscow')::date)::text from shipment s
  where s.order_id = p.id and p.status in ('received', 'closed'))`;

/** The columns of the order's answers, money and goods. */
const LIFE = `p.due_at, p.pay_days, p.pay_until, ${RECEIVED_ON} received_on, ${TURNS} turns, ${paidOf('p')} paid,
  (select coalesce(jsonb_agg(jsonb_build_object('id', m.id, 'sum', m.sum, 'paid_on', m.paid_on, 'reference', m.reference)
     order by m.paid_on, m.created_at), '[]') from payment m where m.order_id = p.id) payments,
  (select coalesce(jsonb_agg(jsonb_build_object('id', s.id, 'carrier', s.carrier, 'waybill', s.waybill,
     'shipped_on', s.shipped_on, 'received_at', s.received_at, 'items',
     (select jsonb_agg(jsonb_build_object('id', x.item_id, 'quantity', x.quantity, 'received', x.received, 'codes',
        (select coalesce(jsonb_agg(m.code order by m.code), '[]') from marking_code m
         where m.shipment_id = s.id and m.item_id = x.item_id)) order by i.position)
      from shipment_item x join order_item i on i.id = x.item_id where x.shipment_id = s.id)) order by s.position), '[]')
   from shipment s where s.order_id = p.id) shipments,
  (select coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'item_id', c.item_id, 'kind', c.kind, 'wish', c.wish,
     'quantity', c.quantity, 'comment', c.comment, 'photos', (select coalesce(jsonb_agg(jsonb_build_object('id', f.id, 'name', f.name, 'bytes', f.bytes)
       order by f.id), '[]') from order_file f where f.claim_id = c.id), 'status', c.status, 'answer', c.answer, 'due_at', c.due_at,
     'created_at', c.created_at) order by c.created_at), '[]') from claim c where c.order_id = p.id) claims,
  (select coalesce(jsonb_agg(jsonb_build_object('id', d.id, 'kind', d.kind, 'number', d.number, 'issued_on', d.issued_on,
     'sum', d.sum, 'shipment_id', d.shipment_id) order by d.created_at), '[]') from document d where d.order_id = p.id) documents,
  (select jsonb_build_object('limit', a.credit_limit, 'used', coalesce(o.used, 0)::bigint, 'overdue', coalesce(o.overdue, 0)::bigint)
   from agreement a left join lateral (select sum(m.due) used, sum(m.due) filter (where x.pay_until < current_date) overdue
     from orders x cross join lateral order_money(x) m where x.supplier_id = p.supplier_id and x.buyer_id = p.buyer_id
       and ${onCredit('x')}) o on true
   where a.supplier_id = p.supplier_id and a.buyer_id = p.buyer_id and a.pay_days > 0) credit`;

/** The request that the order `p` came from, also through an approval, for whoever sees that. */
const REQUEST = `(select jsonb_build_object('id', r.id, 'number', r.number) from goods_request r
  where sees_request($1, r) and r.id in (select l.request_id from goods_request_order o join goods_request_line l on l.id = o.line_id
    where o.order_id = p.id or o.approval_id in (
      select a.id from approval a where a.company_id = p.buyer_id and p.id = any(a.order_ids))) limit 1) request`;

/** The inquiry whose quote the order `p` was made by. */
const INQUIRY = `(select x.inquiry_id from goods_request_order o join quote q on q.id = o.quote_id and q.supplier_id = p.supplier_id
    join inquiry_line x on x.id = q.inquiry_line_id
  where o.order_id = p.id or o.approval_id in (
    select a.id from approval a where a.company_id = p.buyer_id and p.id = any(a.order_ids)) limit 1) inquiry_id`;

const ORDER = `${COLUMNS}, ${REQUEST}, ${INQUIRY}, p.contact, p.delivery, p.receiving, p.delivery_cost, p.promised_on::text promised_on, p.comment, ${changedOn('p.supplier_id')} bank_changed_on, ${LIFE}, (${IS_BUYER}) is_buyer, ${IS_SUPPLIER} is_supplier,
  case when p.buyer_id is null then '{}' else roles_of($1, p.buyer_id) end buyer_roles, roles_of($1, p.supplier_id) supplier_roles,
  (select jsonb_agg(jsonb_build_object('id', i.id, 'offer_id', (select o.id::text from offer o where o.id = i.offer_id),
     'product', i.product, 'city', i.city, 'warehouse', i.warehouse, 'warehouse_id', i.warehouse_id::text,
     'quantity', i.quantity, 'confirmed_quantity', i.confirmed_quantity, 'bulk_price', i.bulk_price, 'offered_price', i.offered_price,
     'shipped', i.shipped, 'received', i.received, 'credited', i.credited, 'vat_rate', i.vat_rate,
     'vat_included', i.vat_included, 'country', i.country, 'customs_declaration', i.customs_declaration) order by i.position) from order_item i where i.order_id = p.id) items,
  (select jsonb_agg(jsonb_build_object('kind', e.kind, 'status', e.status, 'at', e.at, 'by', e.by,
     'comment', e.comment, 'details', e.details) order by e.id)
   from order_event e where e.order_id = p.id) history`;

/** Who looks at an order: an account, or a program with a company's key, which sees only that company's orders. */
export type Viewer = Pick<Account, 'id' | 'keyOf'>;

const ofViewer =
  ({ keyOf }: Viewer) =>
  (row: OrderRow): OrderRow =>
    keyOf === undefined
      ? row
      : { ...row, is_buyer: row.buyer_id === keyOf, is_supplier: row.supplier_id === keyOf };

/** Condition for orders that a viewer may see: the account's id is `$1`, the company of its key `$3`. */
const IS_SEEN = `case when $3::uuid is null then (${IS_BUYER}) or ${IS_SUPPLIER}
  else coalesce($3 in (p.buyer_id, p.supplier_id), false) and speaks_for($1, $3) end`;

/** An order, if the viewer may see it. */
export async function selectOrder(
  db: Db,
  viewer: Viewer,
  id: string,
): Promise<OrderRow | undefined> {
  const { rows } = await db.query<OrderRow>(
    `select ${ORDER} from orders p where p.id = $2 and ${IS_SEEN}`,
    [viewer.id, id, viewer.keyOf],
  );
  return rows.map(ofViewer(viewer))[0];
}

/** Like `selectOrder`, and locks the order until the transaction ends. */
export async function lockOrder(db: Db, viewer: Viewer, id: string) {
  await db.query('select from orders where id = $1 for update', [id]);
  return selectOrder(db, viewer, id);
}

/** Those of the orders that the viewer may see. */
export async function selectOrders(db: Db, viewer: Viewer, ids: readonly string[]) {
  const { rows } = await db.query<OrderRow>(
    `select ${ORDER} from orders p where p.id = any($2::uuid[]) and ${IS_SEEN} order by p.number`,
    [viewer.id, ids, viewer.keyOf],
  );
  return rows.map(ofViewer(viewer));
}

/** Whether an account speaks for a company, with a right. If so, nobody deletes the company until the transaction ends. */
export const canActFor = (
  tx: Db,
  accountId: string,
  companyId: string,
  right?: Right,
): Promise<boolean> =>
  hasRows(
    tx,
    `select from company where id = $2 and deleted_at is null and ${right ? mayDo('$1', '$2', right) : 'speaks_for($1, $2)'} for key share`,
    [accountId, companyId],
  );

/** What happened to an order. */
export interface OrderEvent {
  kind: OrderEventKind;
  status: OrderStatus;
  comment: string | null;
  details?: OrderEventDetails;
}

/** Records what happened to an order, and who caused it, if anybody; resolves to the event's id. */
export const insertEvent = async (
  db: Db,
  id: string,
  accountId: string | null,
  { kind, status, comment, details = {} }: OrderEvent,
): Promise<number> => {
  const row = await firstRow<{ id: number }>(
    db,
    `insert into order_event (order_id, account_id, kind, status, comment, details, by)
     select $1, $2, $3, $4, $5, $6, (select coalesce(full_name, email, phone) from account where id = $2) returning id`,
    [id, accountId, kind, status, comment, JSON.stringify(details)],
  );
  return row?.id ?? 0;
};

/** Sets an order's status. With `ofLastEvent` the last event, which caused it, gets the status too. */
export async function updateStatus(
  db: Db,
  id: string,
  status: OrderStatus,
  { ofLastEvent = false } = {},
) {
  await db.query('update orders set status = $2, updated_at = now() where id = $1', [id, status]);
  if (ofLastEvent)
    await db.query(
      `update order_event set status = $2 where id = (select max(id) from order_event where order_id = $1)`,
      [id, status],
    );
}

/** An order with one of its events. */
export interface News extends OrderRow {
  event_kind: OrderEventKind;
  event_comment: string | null;
  event_details: OrderEventDetails;
}

export const selectNews = (db: Db, event: number): Promise<News | undefined> =>
  firstRow<News>(
    db,
    `select ${ORDER}, e.kind event_kind, e.comment event_comment, e.details event_details
     from order_event e join orders p on p.id = e.order_id where e.id = $2`,
    [null, event],
  );
