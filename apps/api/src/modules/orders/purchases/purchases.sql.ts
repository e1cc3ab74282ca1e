import type { VatRate } from '@org/api-client/schema';
import type { Db } from '../../../db/db.ts';
import { allRows } from '../../../db/db-rows.ts';
import { THIS_WEEK } from '../../../trade/moscow.ts';
import { insertEvent } from '../orders.sql.ts';
import type { OfferOfLine } from './agreed-terms.ts';
import type { LostChoice } from './lost-choices.ts';
import type { ReceivingPromise } from './order-receiving.ts';

/** A line of the cart that is to be ordered. */
export interface CartLine {
  offer_id: string;
  supplier_id: string;
  quantity: number;
  price_added: number;
}

/** The lines to order, of these suppliers or of all. Locks the cart until the transaction ends. */
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

export interface SupplierTerms {
  id: string;
  name: string;
  min_order_sum: number;
}

const SUPPLIERS =
  'select id, name, min_order_sum from company where id = any($1::uuid[]) order by id';

export const selectSupplierTerms = (db: Db, ids: readonly string[]): Promise<SupplierTerms[]> =>
  allRows<SupplierTerms>(db, SUPPLIERS, [ids]);

/** The suppliers of an order, which can't be deleted until the transaction ends. */
export const lockSupplierTerms = (db: Db, ids: readonly string[]): Promise<SupplierTerms[]> =>
  allRows<SupplierTerms>(db, `${SUPPLIERS} for key share`, [ids]);

export interface PlannedOrder extends ReceivingPromise {
  id: string;
  supplier_id: string;
  items: (OfferOfLine & { id: string; quantity: number })[];
}

/** What the market asked for the product of a line when it was ordered. */
export interface Market {
  /** kopecks per piece with VAT, the delivery being as dear as the line's own; null if it is unknown */
  market_price: number | null;
  /** of a better offer, if there was one */
  best_price: number | null;
  best_supplier: string | null;
  /** how many days later than the line it would have come; negative if sooner */
  best_days: number | null;
}

/** A new order, as it is stored. */
export interface NewOrder extends Omit<PlannedOrder, 'items'> {
  items: (PlannedOrder['items'][number] & Market)[];
}

/** Who buys, and says what with it. */
export interface Buyer {
  accountId: string;
  companyId: string | null;
  keyId: string | null;
  comment: string | null;
}

/** A company as documents name it. */
const PARTY = `jsonb_build_object('inn', c.inn, 'kpp', c.kpp, 'name', case
  when c.legal_form is null or c.legal_form in ('Самозанятый', 'Иное') then c.name
  when c.legal_form = 'ИП' then 'ИП ' || c.name else c.legal_form || ' «' || c.name || '»' end)`;

/** Stores orders with their lines and their first events; resolves to the events' ids. */
export async function insertOrders(
  db: Db,
  { accountId, companyId, keyId, comment }: Buyer,
  orders: readonly NewOrder[],
): Promise<number[]> {
  await db.query(
    `insert into orders (id, account_id, buyer_id, key_id, supplier_id, buyer, supplier, contact, comment, delivery, receiving, delivery_cost, promised_on)
     select r.id, a.id, $2, $5, r.supplier_id,
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
      keyId,
    ],
  );
  const items = orders.flatMap((order) =>
    order.items.map((item, at) => ({ ...item, order_id: order.id, position: at + 1 })),
  );
  const columns =
    'id, order_id, position, offer_id, product, city, warehouse, warehouse_id, quantity, bulk_price, vat_rate, vat_included, country, customs_declaration, market_price, best_price, best_supplier, best_days';
  await db.query(
    `insert into order_item (${columns}) select ${columns} from jsonb_populate_recordset(null::order_item, $1)`,
    [JSON.stringify(items)],
  );
  const events: number[] = [];
  for (const { id } of orders)
    events.push(await insertEvent(db, id, accountId, { kind: 'placed', status: 'new', comment }));
  return events;
}

/** An offer of a product, as the market's price is made of it. */
export interface MarketOffer {
  offer_id: string;
  product_id: string;
  supplier_id: string;
  supplier: string;
  min_order_sum: number;
  warehouse_id: string;
  stock: number;
  min_order: number;
  multiple: number;
  bulk_price: number;
  vat_rate: VatRate;
  vat_included: boolean;
  condition: string;
  dot_year: number | null;
  dot_week: number | null;
  delivery_days_min: number;
  delivery_days_max: number;
}

/** The offers of products that are on sale. */
export const selectMarket = (db: Db, productIds: readonly string[]): Promise<MarketOffer[]> =>
  allRows<MarketOffer>(
    db,
    `select o.id::text offer_id, o.product_id::text product_id, o.supplier_id, c.name supplier, c.min_order_sum,
       o.warehouse_id::text warehouse_id, o.quantity stock, o.min_order, o.multiple, o.bulk_price, o.vat_rate, o.vat_included,
       o.condition, o.dot_year, o.dot_week, (t->>'delivery_days_min')::int delivery_days_min, (t->>'delivery_days_max')::int delivery_days_max
     from offer o join company c on c.id = o.supplier_id, offer_terms(o) t
     where o.product_id = any($1::int[]) and o.quantity > 0 and o.bulk_price > 0 order by o.id`,
    [productIds],
  );

/** What a supplier has lost with a line of a product that went to a city. */
export interface NotedLoss extends LostChoice {
  product_id: string;
  city: string | null;
  pieces: number;
}

/** Keeps what suppliers have lost until it is counted. */
export async function noteLosses(db: Db, lost: readonly NotedLoss[]): Promise<void> {
  if (lost.length === 0) return;
  await db.query(`insert into choice_note (week, lost) values (${THIS_WEEK}, $1)`, [
    JSON.stringify(lost),
  ]);
}

export const deleteLines = (db: Db, accountId: string, offerIds: readonly string[]) =>
  db.query('delete from cart_item where account_id = $1 and offer_id = any($2::bigint[])', [
    accountId,
    offerIds,
  ]);
