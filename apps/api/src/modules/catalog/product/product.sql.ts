import type { ProductRestsBody, StandingGroup } from '@org/api-client/schema';
import type { Db } from '../../../db/db.ts';
import { runPrepared } from '../../../db/db-prepared.ts';
import type { LandedTerms } from '../../../delivery/delivery-landed.ts';
import type { Leaving } from '../../../delivery/destination.ts';
import type { OfferDemand } from '../filter/demand.ts';
import { productStatement } from '../sql/card-sql.ts';
import type { Window } from '../sql/page-sql.ts';
import {
  groupsStatement,
  leavingStatement,
  type OffersTo,
  restsStatement,
  restsTotalStatement,
} from '../sql/rests-sql.ts';
import type { OfferRow } from './offer.ts';
import type { ProductRow } from './product.ts';

export async function selectProduct(db: Db, id: string): Promise<ProductRow | undefined> {
  return (await runPrepared<ProductRow>(db, productStatement(id))).rows[0];
}

/** Selects from where, and how soon, the offers of a product leave. */
export const selectLeaving = async (db: Db, productId: string): Promise<Leaving[]> =>
  (await runPrepared<Leaving>(db, leavingStatement(productId))).rows;

/** Selects one page of a product's offers. Resolves to undefined if there is no such product. */
export async function selectRests(
  db: Db,
  productId: string,
  offers: readonly OfferDemand[],
  orderBy: ProductRestsBody['order_by'],
  window: Window,
  accountId: string | undefined,
  to?: OffersTo,
): Promise<{ rows: OfferRow[]; total: number; cities: number } | undefined> {
  const { rows } = await runPrepared<OfferRow>(
    db,
    restsStatement(productId, offers, orderBy, window, accountId, to),
  );
  if (rows[0]) return { rows, total: rows[0].total, cities: rows[0].cities };
  const totals = await runPrepared<{ total: number; cities: number }>(
    db,
    restsTotalStatement(productId, offers),
  );
  return totals.rows[0] && { rows, ...totals.rows[0] };
}

/** Selects a product's offers, summed up by their standing. */
export const selectGroups = async (
  db: Db,
  productId: string,
  offers: readonly OfferDemand[],
  landed: LandedTerms,
): Promise<StandingGroup[]> =>
  (await runPrepared<StandingGroup>(db, groupsStatement(productId, offers, landed))).rows;

/** Selects the lowest price of each day of the last 12 months. Resolves to undefined if there is no such product. */
export async function selectPriceHistory(db: Db, productId: string) {
  const { rows } = await db.query<{
    date: string | null;
    min_bulk_price: number;
    offers_count: number;
  }>(
    `select h.day date, h.min_bulk_price, h.offers_count from product p left join price_history h
       on h.product_id = p.id and h.day > current_date - interval '12 months'
     where p.id = $1::bigint order by h.day`,
    [productId],
  );
  return rows.length === 0
    ? undefined
    : rows.flatMap(({ date, ...point }) => (date === null ? [] : [{ date, ...point }]));
}
