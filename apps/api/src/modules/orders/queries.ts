import type {
  OrderEventDetails,
  OrderEventKind,
  OrderStatus,
  ProductBrief,
  VatRate,
} from '@org/api-client/schema';
import type { Account } from '../../accounts/auth.ts';
import type { Db } from '../../db/db.ts';
import { onCredit, owedOf, paidOf, payableOf } from './credit/queries.ts';
import type { Promised } from './purchases/order-receiving.ts';
import type { OrderRow } from './rows.ts';

/**
 * Conditions for the side on which the account in `$1` is. Whoever made an order for a company sees it only as long as
 * the account acts for that company.
 */
const IS_BUYER = `case when p.buyer_id is null then coalesce(p.account_id = $1, false)
  else speaks_for($1, p.buyer_id) end`;
const IS_SUPPLIER = 'speaks_for($1, p.supplier_id)';
const COLUMNS = `p.id, p.number, p.status, p.supplier_id, p.buyer_id, p.supplier, p.buyer, p.created_at, p.updated_at`;

/** The columns of the order's answers, money and goods. */
const LIFE = `p.due_at, p.pay_days, p.pay_until, ${payableOf('p')} payable, ${paidOf('p')} paid,
  (select coalesce(jsonb_agg(jsonb_build_object('id', m.id, 'sum', m.sum, 'paid_on', m.paid_on, 'reference', m.reference)
     order by m.paid_on, m.created_at), '[]') from payment m where m.purchase_id = p.id) payments,
  (select coalesce(jsonb_agg(jsonb_build_object('id', s.id, 'carrier', s.carrier, 'waybill', s.waybill,
     'shipped_on', s.shipped_on, 'received_at', s.received_at, 'items',
     (select jsonb_agg(jsonb_build_object('id', x.item_id, 'quantity', x.quantity, 'received', x.received, 'codes',
        (select coalesce(jsonb_agg(m.code order by m.code), '[]') from marking_code m
         where m.shipment_id = s.id and m.item_id = x.item_id)) order by i.position)
      from shipment_item x join purchase_item i on i.id = x.item_id where x.shipment_id = s.id)) order by s.position), '[]')
   from shipment s where s.purchase_id = p.id) shipments,
  (select coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'item_id', c.item_id, 'kind', c.kind, 'wish', c.wish,
     'quantity', c.quantity, 'comment', c.comment, 'photos', (select coalesce(jsonb_agg(jsonb_build_object('id', f.id, 'name', f.name, 'bytes', f.bytes)
       order by f.id), '[]') from order_file f where f.claim_id = c.id), 'status', c.status, 'answer', c.answer, 'due_at', c.due_at,
     'created_at', c.created_at) order by c.created_at), '[]') from claim c where c.purchase_id = p.id) claims,
  (select coalesce(jsonb_agg(jsonb_build_object('id', d.id, 'kind', d.kind, 'number', d.number, 'issued_on', d.issued_on,
     'sum', d.sum, 'shipment_id', d.shipment_id) order by d.created_at), '[]') from document d where d.purchase_id = p.id) documents,
  (select jsonb_build_object('limit', a.credit_limit, 'used', coalesce(o.used, 0)::bigint, 'overdue', coalesce(o.overdue, 0)::bigint)
   from agreement a left join lateral (select sum(t.payable - t.paid) used,
       sum(t.payable - t.paid) filter (where x.pay_until < current_date) overdue
     from purchase x ${owedOf('x')} where x.supplier_id = p.supplier_id and x.buyer_id = p.buyer_id
       and ${onCredit('x')}) o on true
   where a.supplier_id = p.supplier_id and a.buyer_id = p.buyer_id and a.pay_days > 0) credit`;

const ORDER = `${COLUMNS}, p.contact, p.delivery, p.receiving, p.delivery_cost, p.promised_on::text promised_on, p.comment, ${LIFE}, (${IS_BUYER}) is_buyer, ${IS_SUPPLIER} is_supplier,
  (select jsonb_agg(jsonb_build_object('id', i.id, 'offer_id', (select o.id::text from offer o where o.id = i.offer_id),
     'product', i.product, 'city', i.city, 'warehouse', i.warehouse, 'warehouse_id', i.warehouse_id::text,
     'quantity', i.quantity, 'confirmed_quantity', i.confirmed_quantity, 'bulk_price', i.bulk_price, 'offered_price', i.offered_price,
     'shipped', i.shipped, 'received', i.received, 'credited', i.credited, 'vat_rate', i.vat_rate,
     'vat_included', i.vat_included) order by i.position) from purchase_item i where i.purchase_id = p.id) items,
  (select jsonb_agg(jsonb_build_object('kind', e.kind, 'status', e.status, 'at', e.at, 'by', e.by,
     'comment', e.comment, 'details', e.details) order by e.id)
   from purchase_event e where e.purchase_id = p.id) history`;

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

/** Resolves to an order, if the viewer may see it. */
export async function selectOrder(
  db: Db,
  viewer: Viewer,
  id: string,
): Promise<OrderRow | undefined> {
  const { rows } = await db.query<OrderRow>(
    `select ${ORDER} from purchase p where p.id = $2 and ${IS_SEEN}`,
    [viewer.id, id, viewer.keyOf],
  );
  return rows.map(ofViewer(viewer))[0];
}

/** Like `selectOrder`, and locks the order until the transaction ends. */
export async function lockOrder(db: Db, viewer: Viewer, id: string) {
  await db.query('select from purchase where id = $1 for update', [id]);
  return selectOrder(db, viewer, id);
}

/** Those of the orders that the viewer may see. */
export async function selectOrders(db: Db, viewer: Viewer, ids: readonly string[]) {
  const { rows } = await db.query<OrderRow>(
    `select ${ORDER} from purchase p where p.id = any($2::uuid[]) and ${IS_SEEN} order by p.number`,
    [viewer.id, ids, viewer.keyOf],
  );
  return rows.map(ofViewer(viewer));
}

export async function canActFor(db: Db, accountId: string, companyId: string): Promise<boolean> {
  const { rows } = await db.query<{ does: boolean }>('select speaks_for($1, $2) does', [
    accountId,
    companyId,
  ]);
  return rows[0]?.does ?? false;
}

/**
 * Takes an idempotency key for the account. Resolves to undefined if it was free, else to what it was used for. Waits
 * for a request that is using it at the moment.
 */
export async function takeKey(db: Db, accountId: string, key: string, bodyHash: Buffer) {
  const { rows: inserted } = await db.query(
    `insert into purchase_request (account_id, key, body_hash) values ($1, $2, $3) on conflict do nothing returning key`,
    [accountId, key, bodyHash],
  );
  if (inserted.length > 0) return undefined;
  const { rows } = await db.query<{ body_hash: Buffer; purchase_ids: string[] }>(
    'select body_hash, purchase_ids from purchase_request where account_id = $1 and key = $2',
    [accountId, key],
  );
  return rows[0];
}

export const fillKey = (db: Db, accountId: string, key: string, ids: readonly string[]) =>
  db.query(
    'update purchase_request set purchase_ids = $3::uuid[] where account_id = $1 and key = $2',
    [accountId, key, ids],
  );

/** A line of the cart that is to be ordered. */
export interface CartLine {
  offer_id: string;
  supplier_id: string;
  quantity: number;
  price_added: number;
}

/** Resolves to the lines to order, of these suppliers or of all. Locks the cart until the transaction ends. */
export async function lockLines(
  db: Db,
  accountId: string,
  supplierIds: readonly string[] | undefined,
): Promise<CartLine[]> {
  await db.query('select from account where id = $1 for no key update', [accountId]);
  const { rows } = await db.query<CartLine>(
    `select offer_id::text offer_id, supplier_id, quantity, price_added from cart_item
     where account_id = $1 and ($2::uuid[] is null or supplier_id = any($2)) order by position`,
    [accountId, supplierIds],
  );
  return rows;
}

export interface Seller {
  id: string;
  name: string;
  min_order_sum: number;
}

/** Resolves to the suppliers of an order, which can't be deleted until the transaction ends. */
export async function lockSellers(db: Db, ids: readonly string[]): Promise<Seller[]> {
  const { rows } = await db.query<Seller>(
    `select id, name, min_order_sum from company where id = any($1::uuid[]) order by id for key share`,
    [ids],
  );
  return rows;
}

/** An offer that is being ordered. */
export interface LockedOffer {
  offer_id: string;
  supplier_id: string;
  stock: number;
  min_order: number;
  multiple: number;
  bulk_price: number;
  vat_rate: VatRate;
  vat_included: boolean;
  city: string;
  warehouse: string;
  warehouse_id: string;
  product: ProductBrief;
  /** of one piece */
  grams: number;
  delivery_days_min: number;
  delivery_days_max: number;
}

/** Locks offers, always in the order of their ids, so that no two transactions wait for each other. */
const lockRows = (db: Db, offerIds: readonly string[]) =>
  db.query('select from offer where id = any($1::bigint[]) order by id for update', [offerIds]);

/** Locks the offers until the transaction ends, and reads them. */
export async function lockOffers(db: Db, offerIds: readonly string[]): Promise<LockedOffer[]> {
  await lockRows(db, offerIds);
  return selectOffers(db, offerIds);
}

/** The offers as they are now. */
export async function selectOffers(db: Db, offerIds: readonly string[]): Promise<LockedOffer[]> {
  const { rows } = await db.query<LockedOffer>(
    `select o.id::text offer_id, o.supplier_id, o.quantity stock, o.min_order, o.multiple, o.bulk_price, o.vat_rate, o.vat_included,
       t->>'city' city, t->>'warehouse' warehouse, o.warehouse_id::text warehouse_id,
       product_brief(o.product_id) product, product_grams(o.product_id) grams,
       (t->>'delivery_days_min')::int delivery_days_min, (t->>'delivery_days_max')::int delivery_days_max
     from offer o, offer_terms(o) t where o.id = any($1::bigint[])`,
    [offerIds],
  );
  return rows;
}

/**
 * Moves stock: positive quantities return, negative ones are taken. It must be the last statement of a transaction,
 * since it locks the catalog's aggregates, for which every writer of offers waits.
 */
export async function moveStock(
  db: Db,
  moves: readonly { offer_id: string | null; quantity: number }[],
): Promise<void> {
  const moved = moves.filter(({ offer_id, quantity }) => offer_id !== null && quantity !== 0);
  if (moved.length === 0) return;
  const ids = moved.map(({ offer_id }) => offer_id ?? '');
  await lockRows(db, ids);
  await db.query(
    `update offer o set quantity = o.quantity + w.quantity
     from unnest($1::bigint[], $2::int[]) w(id, quantity) where o.id = w.id`,
    [ids, moved.map(({ quantity }) => quantity)],
  );
}

/** A new order, as it is stored. */
export interface NewOrder extends Promised {
  id: string;
  supplier_id: string;
  items: (Omit<LockedOffer, 'supplier_id' | 'stock' | 'min_order' | 'multiple' | 'grams'> & {
    id: string;
    quantity: number;
  })[];
}
interface Terms {
  accountId: string;
  companyId: string | null;
  comment: string | null;
}

/** A company as documents name it. */
const PARTY = `jsonb_build_object('inn', c.inn, 'kpp', c.kpp, 'name', case
  when c.legal_form is null or c.legal_form in ('Самозанятый', 'Иное') then c.name
  when c.legal_form = 'ИП' then 'ИП ' || c.name else c.legal_form || ' «' || c.name || '»' end)`;

/** Stores orders with their lines and their first events; resolves to the events' ids. */
export async function insertOrders(
  db: Db,
  { accountId, companyId, comment }: Terms,
  orders: readonly NewOrder[],
): Promise<number[]> {
  await db.query(
    `insert into purchase (id, account_id, buyer_id, supplier_id, buyer, supplier, contact, comment, delivery, receiving, delivery_cost, promised_on)
     select r.id, a.id, $2, r.supplier_id,
       coalesce((select ${PARTY} from company c where c.id = $2), jsonb_build_object('name', coalesce(a.full_name, a.email, a.phone))),
       (select ${PARTY} from company c where c.id = r.supplier_id),
       jsonb_build_object('full_name', a.full_name, 'phone', a.phone, 'email', a.email), $3,
       r.delivery, r.receiving, r.delivery_cost, r.promised_on
     from account a, jsonb_to_recordset($4) r(n int, id uuid, supplier_id uuid, delivery jsonb, receiving jsonb, delivery_cost int, promised_on date)
     where a.id = $1 order by n`,
    [
      accountId,
      companyId,
      comment,
      JSON.stringify(orders.map(({ items: _, ...order }, n) => ({ ...order, n }))),
    ],
  );
  const items = orders.flatMap((order) =>
    order.items.map((item, at) => ({ ...item, purchase_id: order.id, position: at + 1 })),
  );
  const columns =
    'id, purchase_id, position, offer_id, product, city, warehouse, warehouse_id, quantity, bulk_price, vat_rate, vat_included';
  await db.query(
    `insert into purchase_item (${columns}) select ${columns} from jsonb_populate_recordset(null::purchase_item, $1)`,
    [JSON.stringify(items)],
  );
  const events: number[] = [];
  for (const { id } of orders)
    events.push(await insertEvent(db, id, accountId, { kind: 'placed', status: 'new', comment }));
  return events;
}

/** What happened to an order. */
export interface OrderEvent {
  kind: OrderEventKind;
  status: OrderStatus;
  comment: string | null;
  details?: OrderEventDetails;
}

/** Records what happened to an order, and who caused it, if anybody; resolves to the event's id. */
export async function insertEvent(
  db: Db,
  id: string,
  accountId: string | null,
  { kind, status, comment, details = {} }: OrderEvent,
): Promise<number> {
  const { rows } = await db.query<{ id: number }>(
    `insert into purchase_event (purchase_id, account_id, kind, status, comment, details, by)
     select $1, $2, $3, $4, $5, $6, (select coalesce(full_name, email, phone) from account where id = $2) returning id`,
    [id, accountId, kind, status, comment, JSON.stringify(details)],
  );
  return rows[0]?.id ?? 0;
}

/** Sets an order's status. With `ofLastEvent` the last event, which caused it, gets the status too. */
export async function updateStatus(
  db: Db,
  id: string,
  status: OrderStatus,
  { ofLastEvent = false } = {},
) {
  await db.query('update purchase set status = $2, updated_at = now() where id = $1', [id, status]);
  if (ofLastEvent)
    await db.query(
      `update purchase_event set status = $2 where id = (select max(id) from purchase_event where purchase_id = $1)`,
      [id, status],
    );
}

export const deleteLines = (db: Db, accountId: string, offerIds: readonly string[]) =>
  db.query('delete from cart_item where account_id = $1 and offer_id = any($2::bigint[])', [
    accountId,
    offerIds,
  ]);

/** An order with one of its events. */
export interface News extends OrderRow {
  event_kind: OrderEventKind;
  event_comment: string | null;
}

/** Resolves to an event with its order. */
export async function selectNews(db: Db, event: number): Promise<News | undefined> {
  const { rows } = await db.query<News>(
    `select ${ORDER}, e.kind event_kind, e.comment event_comment
     from purchase_event e join purchase p on p.id = e.purchase_id where e.id = $2`,
    [null, event],
  );
  return rows[0];
}
