import { destinationSoon } from '../../../delivery/destinations.ts';
import { landedSql, NO_LANDED, piecesSql } from '../../../delivery/landed-sql.ts';
import { and, statement } from '../../../sql/clause.ts';
import { freshSince } from '../../../trade/standing.ts';
import type { selectState } from '../catalog.sql.ts';
import type { OfferDemand } from '../filter/demand.ts';
import { offerClauseOf } from '../sql/demand-sql.ts';
import type { WatchHit } from './watch-news.ts';

type Db = Parameters<typeof selectState>[0];

/** What is waited for of goods. */
export interface WatchTerms {
  price: number | null;
  quantity: number;
  day: string | null;
  /** to where; null: any price is one without delivery */
  city: string | null;
  offers: readonly OfferDemand[];
}

/** The best offer that fulfils a watch. */
export interface Hit extends WatchHit {
  /** by what offers are compared, as in a search */
  rank: number;
  product_id: number;
  offer_id: string;
}

/** Goods that may fulfil what is waited for. */
export interface Candidate extends WatchTerms {
  products: readonly number[];
}

interface OfferRow {
  product_id: number;
  offer_id: string;
  price: number | null;
  rank: number;
  warehouse_id: number;
  delivery_days_min: number;
  delivery_days_max: number;
}

/** How many products are read at a time: each may have a hundred offers. */
const MAX_PRODUCTS = 2000;

/** The offers of products that have all the pieces and can be brought there, the best first, each with its day. */
async function selectOffers(
  db: Db,
  { city, quantity, offers }: WatchTerms,
  products: readonly number[],
): Promise<Hit[]> {
  const destination = city === null ? undefined : await destinationSoon(db, city);
  const landed = destination && {
    ...{ destination, by: 'gross' as const, pieces: quantity, since: freshSince(new Date()) },
  };
  const { text, params } = statement(
    (
      add,
    ) => `select o.product_id, o.id::text offer_id, ${landed ? 'd.gross_price' : 'o.bulk_price'} price,
       ${landed ? 'd.gross_rank' : 'o.bulk_price'} rank, o.warehouse_id, (z ->> 'delivery_days_min')::int delivery_days_min,
       (z ->> 'delivery_days_max')::int delivery_days_max
     from offer o cross join lateral offer_terms(o) z ${landed ? landedSql(landed, add) : NO_LANDED}
     where o.product_id = any(${add(products)}::int[]) and o.quantity > 0
       and ${piecesSql(`${add(quantity)}::int`)} >= ${add(quantity)}::int${and(offers.map(offerClauseOf), add)}
     order by rank, o.bulk_price, o.id`,
  );
  const { rows } = await db.query<OfferRow>(text, params);
  return rows.flatMap(({ product_id, offer_id, price, rank, ...leaving }) => {
    const way = destination?.wayOf(leaving);
    if (destination && (!way || way.reach === 'never')) return [];
    return [{ product_id, offer_id, price, rank: Number(rank), day: way?.days.max ?? null }];
  });
}

const fulfils = (hit: Hit, { price, day }: WatchTerms): boolean =>
  (price === null || (hit.price !== null && hit.price <= price)) &&
  (day === null || (hit.day !== null && hit.day <= day));

/** The order in which a search lists them. */
export const compareHits = (one: Hit, other: Hit) =>
  one.rank - other.rank || one.product_id - other.product_id;

const isBefore = (one: Hit, other: Hit | undefined) => !other || compareHits(one, other) < 0;

/** Resolves to the best offer for each of these, by its place: those that ask offers the same read them once. */
export async function findHits(
  db: Db,
  candidates: readonly Candidate[],
): Promise<(Hit | undefined)[]> {
  const hits: (Hit | undefined)[] = candidates.map(() => undefined);
  const groups = Map.groupBy(candidates.entries(), ([, { city, quantity, offers }]) =>
    JSON.stringify([city, quantity, offers]),
  );
  for (const group of groups.values()) {
    const [first] = group;
    const products = [...new Set(group.flatMap(([, one]) => one.products))];
    for (let from = 0; first && from < products.length; from += MAX_PRODUCTS) {
      const part = products.slice(from, from + MAX_PRODUCTS);
      const offers = Map.groupBy(await selectOffers(db, first[1], part), (one) => one.product_id);
      for (const [at, one] of group)
        for (const id of one.products) {
          const hit = offers.get(id)?.find((offer) => fulfils(offer, one));
          if (hit && isBefore(hit, hits[at])) hits[at] = hit;
        }
    }
  }
  return hits;
}
