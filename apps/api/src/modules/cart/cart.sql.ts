import type { Db } from '../../db/db.ts';
import { allRows, firstRow } from '../../db/db-rows.ts';
import type { WantedLine } from '../../trade/line.ts';
import type { CartRow, SupplierRow } from './cart-rows.ts';
import type { MissingPieces, OtherOffer } from './instead.ts';

/** A quantity of an offer. */
export interface Item {
  offer_id: string;
  quantity: number;
}

/** Locks the cart against changes and orders by others until the transaction ends. */
export const lockCart = (db: Db, accountId: string) =>
  db.query('select from account where id = $1 for no key update', [accountId]);

/** The lines of a cart, with their offers as they are now. */
export const selectItems = (db: Db, accountId: string): Promise<CartRow[]> =>
  allRows<CartRow>(
    db,
    `select i.offer_id::text offer_id, i.supplier_id, product_brief(i.product_id) product, i.quantity, i.price_added, i.added_at,
       o.warehouse_id::text warehouse_id, product_grams(i.product_id) grams, coalesce(offer_terms(o), i.terms) terms, o.quantity stock, case when o.quantity > 0 then o.bulk_price end bulk_price
     from cart_item i left join offer o on o.id = i.offer_id where i.account_id = $1 order by i.position`,
    [accountId],
  );

/** The suppliers of a cart that have not been deleted. */
export const selectCartSuppliers = (db: Db, accountId: string): Promise<SupplierRow[]> =>
  allRows<SupplierRow>(
    db,
    `select c.id, c.name, reliability_of(c.id) reliability, y.name city, c.vat_rate, c.min_order_sum, c.pickup,
       (select min(delivery_days_min) from warehouse where company_id = c.id) delivery_days,
       exists (select from favorite_supplier f where f.account_id = $1 and f.supplier_id = c.id) favorite
     from company c left join city y on y.id = c.city_id
     where c.id in (select supplier_id from cart_item where account_id = $1)`,
    [accountId],
  );

export type OfferLimits = Omit<WantedLine, 'quantity' | 'price_added'> & {
  /** pieces in the cart already */
  in_cart: number;
};

/** The limits of those offers that exist: what they demand, their stock, and the pieces in the cart. */
export async function selectLimits(
  db: Db,
  accountId: string,
  offerIds: readonly string[],
): Promise<Map<string, OfferLimits>> {
  const { rows } = await db.query<OfferLimits>(
    `select o.id::text offer_id, o.quantity stock, o.min_order, o.multiple, coalesce(i.quantity, 0) in_cart,
       case when o.quantity > 0 then o.bulk_price end bulk_price
     from offer o left join cart_item i on i.offer_id = o.id and i.account_id = $1 where o.id = any($2::bigint[])`,
    [accountId, offerIds],
  );
  return new Map(rows.map((row) => [row.offer_id, row]));
}

/** Sets the quantities of these offers. An existing line keeps its place and the price at which it was added. */
export const upsertItems = (db: Db, accountId: string, items: readonly Item[]) =>
  db.query(
    `insert into cart_item (account_id, offer_id, product_id, supplier_id, quantity, price_added, terms)
     select $1, o.id, o.product_id, o.supplier_id, w.quantity, o.bulk_price, offer_terms(o)
     from unnest($2::bigint[], $3::int[]) with ordinality w(offer_id, quantity, n) join offer o on o.id = w.offer_id order by w.n
     on conflict (account_id, offer_id) do update set quantity = excluded.quantity`,
    [accountId, items.map(({ offer_id }) => offer_id), items.map(({ quantity }) => quantity)],
  );

export const deleteItem = (db: Db, accountId: string, offerId: string) =>
  db.query('delete from cart_item where account_id = $1 and offer_id = $2::bigint', [
    accountId,
    offerId,
  ]);

/** Removes every line but those of these offers. */
export const deleteOthers = (db: Db, accountId: string, offerIds: readonly string[]) =>
  db.query('delete from cart_item where account_id = $1 and offer_id <> all($2::bigint[])', [
    accountId,
    offerIds,
  ]);

export const countItems = async (db: Db, accountId: string): Promise<number> => {
  const row = await firstRow<{ n: number }>(
    db,
    'select count(*)::int n from cart_item where account_id = $1',
    [accountId],
  );
  return row?.n ?? 0;
};

/**
 * The pieces that an order of this buyer will not bring: all of a declined or cancelled order, else those that were not
 * confirmed. Pieces of the same products in the buyer's cart are subtracted. Undefined if the buyer has no such order.
 */
export async function selectMissing(
  db: Db,
  accountId: string,
  purchaseId: string,
): Promise<(MissingPieces & { supplier_id: string | null })[] | undefined> {
  const { rows } = await db.query<MissingPieces & { supplier_id: string | null }>(
    `select m.product_id, m.supplier_id, greatest(0, m.pieces - (select coalesce(sum(c.quantity), 0) from cart_item c
         where c.account_id = $2 and c.product_id = m.product_id))::int pieces
     from (select (i.product ->> 'id')::int product_id, p.supplier_id, min(i.position) at, sum(i.quantity - case
         when p.status in ('declined', 'cancelled') then 0 else coalesce(i.confirmed_quantity, i.quantity) end) pieces
       from orders p join order_item i on i.order_id = p.id
       where p.id = $1 and ((p.account_id = $2 and p.buyer_id is null) or speaks_for($2, p.buyer_id))
       group by 1, 2) m order by m.at`,
    [purchaseId, accountId],
  );
  return rows.length > 0 ? rows : undefined;
}

/** Offers of some products by all suppliers but one, the cheapest first. */
export const selectOthers = (
  db: Db,
  productIds: readonly number[],
  supplierId: string | null,
): Promise<OtherOffer[]> =>
  allRows<OtherOffer>(
    db,
    `select o.id::text offer_id, o.product_id, o.quantity stock, o.min_order, o.multiple from offer o
     where o.product_id = any($1::int[]) and o.quantity > 0 and o.supplier_id is distinct from $2
     order by line_total(o.bulk_price, 1, o.vat_rate, o.vat_included), o.id`,
    [productIds, supplierId],
  );

export const upsertReceiving = (
  db: Db,
  accountId: string,
  warehouseId: string,
  kind: 'delivery' | 'pickup',
  addressId: string | null,
) =>
  db.query(
    `insert into cart_receiving (account_id, warehouse_id, kind, address_id) values ($1, $2, $3, $4)
     on conflict (account_id, warehouse_id) do update set kind = excluded.kind, address_id = excluded.address_id`,
    [accountId, warehouseId, kind, addressId],
  );
