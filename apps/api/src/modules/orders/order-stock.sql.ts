import type { ProductBrief, VatRate } from '@org/api-client/schema';
import type { Db } from '../../db/db.ts';
import { allRows } from '../../db/db-rows.ts';

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
  country: string | null;
  customs_declaration: string | null;
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
export const selectOffers = (db: Db, offerIds: readonly string[]): Promise<LockedOffer[]> =>
  allRows<LockedOffer>(
    db,
    `select o.id::text offer_id, o.supplier_id, o.quantity stock, o.min_order, o.multiple, o.bulk_price, o.vat_rate, o.vat_included,
       o.country, o.customs_declaration, t->>'city' city, t->>'warehouse' warehouse, o.warehouse_id::text warehouse_id,
       product_brief(o.product_id) product, product_grams(o.product_id) grams,
       (t->>'delivery_days_min')::int delivery_days_min, (t->>'delivery_days_max')::int delivery_days_max
     from offer o, offer_terms(o) t where o.id = any($1::bigint[])`,
    [offerIds],
  );

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
