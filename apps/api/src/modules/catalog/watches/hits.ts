import { destinationSoon } from '../../../delivery/destinations.ts';
import { landedSql, NO_LANDED, piecesSql } from '../../../delivery/landed-sql.ts';
import { and, statement } from '../../../sql/clause.ts';
import { freshSince } from '../../../trade/standing.ts';
import type { OfferDemand } from '../filter/demand.ts';
import type { selectState } from '../sql/catalog.sql.ts';
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
  part: number;
  product_id: number;
  offer_id: string;
  price: number | null;
  rank: number;
  warehouse_id: number;
  delivery_days_min: number;
  delivery_days_max: number;
}

/** How many products are read of one part: each may have a hundred offers. */
const MAX_PRODUCTS = 2000;
/** How many parts are read in one statement. */
const MAX_PARTS = 50;

/** Products whose offers are read for the same pieces to the same city. */
interface Part {
  wanted: WatchTerms;
  products: readonly number[];
}

/** The offers of products that have all the pieces and can be brought there, by the part, the best first, each with its day. */
async function selectOffers(db: Db, parts: readonly Part[]): Promise<Map<number, Hit[]>> {
  const cities = [...new Set(parts.flatMap(({ wanted: { city } }) => city ?? []))];
  const known = await Promise.all(
    cities.map(async (city) => [city, await destinationSoon(db, city)] as const),
  );
  const destinations = new Map(known);
  const destinationOf = ({ city }: WatchTerms) =>
    city === null ? undefined : destinations.get(city);
  const since = freshSince(new Date());
  const { text, params } = statement((add) =>
    parts
      .map(({ wanted, products }, at) => {
        const { quantity, offers } = wanted;
        const destination = destinationOf(wanted);
        const landed = destination && {
          destination,
          by: 'gross' as const,
          pieces: quantity,
          since,
        };
        return `(select ${at} part, o.bulk_price, o.product_id, o.id::text offer_id, ${landed ? 'd.gross_price' : 'o.bulk_price'} price,
       ${landed ? 'd.gross_rank' : 'o.bulk_price'} rank, o.warehouse_id, (z ->> 'delivery_days_min')::int delivery_days_min,
       (z ->> 'delivery_days_max')::int delivery_days_max, o.id
     from offer o cross join lateral offer_terms(o) z ${landed ? landedSql(landed, add) : NO_LANDED}
     where o.product_id = any(${add(products)}::int[]) and o.quantity > 0
       and ${piecesSql(`${add(quantity)}::int`)} >= ${add(quantity)}::int${and(offers.map(offerClauseOf), add)})`;
      })
      .join(' union all '),
  );
  const { rows } = await db.query<OfferRow>(`${text} order by part, rank, bulk_price, id`, params);
  const hits = rows.flatMap(({ part, product_id, offer_id, price, rank, ...leaving }) => {
    const wanted = parts[part]?.wanted;
    const destination = wanted && destinationOf(wanted);
    const way = destination?.wayOf(leaving);
    if (destination && (!way || way.reach === 'never')) return [];
    const hit = { product_id, offer_id, price, rank: Number(rank), day: way?.days.max ?? null };
    return [{ part, hit }];
  });
  const byPart = Map.groupBy(hits, ({ part }) => part);
  return new Map([...byPart].map(([part, partHits]) => [part, partHits.map(({ hit }) => hit)]));
}

const fulfils = (hit: Hit, { price, day }: WatchTerms): boolean =>
  (price === null || (hit.price !== null && hit.price <= price)) &&
  (day === null || (hit.day !== null && hit.day <= day));

/** The order in which a search lists them. */
export const compareHits = (one: Hit, other: Hit) =>
  one.rank - other.rank || one.product_id - other.product_id;

const isBefore = (one: Hit, other: Hit | undefined) => !other || compareHits(one, other) < 0;

type PlacedCandidate = readonly [at: number, one: Candidate];

/** The products of candidates that ask offers the same, in parts that are not too long. */
function partsOf(
  group: readonly PlacedCandidate[],
): (Part & { group: readonly PlacedCandidate[] })[] {
  const [first] = group;
  const products = [...new Set(group.flatMap(([, one]) => one.products))];
  const count = first ? Math.ceil(products.length / MAX_PRODUCTS) : 0;
  return Array.from({ length: count }, (_, n) => ({
    ...{ group, wanted: first?.[1] as WatchTerms },
    products: products.slice(n * MAX_PRODUCTS, (n + 1) * MAX_PRODUCTS),
  }));
}

/** Resolves to the best offer for each of these, by its place: those that ask offers the same read them once. */
export async function findHits(
  db: Db,
  candidates: readonly Candidate[],
): Promise<(Hit | undefined)[]> {
  const hits: (Hit | undefined)[] = candidates.map(() => undefined);
  const groups = Map.groupBy(candidates.entries(), ([, { city, quantity, offers }]) =>
    JSON.stringify([city, quantity, offers]),
  );
  const parts = [...groups.values()].flatMap((group) => partsOf(group));
  for (let from = 0; from < parts.length; from += MAX_PARTS) {
    const read = parts.slice(from, from + MAX_PARTS);
    const found = await selectOffers(db, read);
    for (const [part, { group }] of read.entries()) {
      const offers = Map.groupBy(found.get(part) ?? [], (one) => one.product_id);
      for (const [at, one] of group)
        for (const id of one.products) {
          const hit = offers.get(id)?.find((offer) => fulfils(offer, one));
          if (hit && isBefore(hit, hits[at])) hits[at] = hit;
        }
    }
  }
  return hits;
}
