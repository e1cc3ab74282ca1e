import type { Quote } from '@org/api-client/schema';
import type { Destination } from '../../../delivery/destination.ts';
import { destinationSoon } from '../../../delivery/destinations.ts';
import { freshSince } from '../../../trade/standing.ts';
import { type Leaving, type QuoteRow, selectLandedPrices } from './shown-quotes.sql.ts';

type Db = Parameters<typeof selectLandedPrices>[0];

/** How so many pieces are delivered to a city, by the rules of the catalog. */
export const landedBy = async (db: Db, city: string, pieces: number) => ({
  destination: await destinationSoon(db, city),
  by: 'gross' as const,
  pieces,
  since: freshSince(new Date()),
});

/** When goods are there that leave like this; null if nobody brings them. */
export function arrivalOf(destination: Destination, row: Leaving): string | null {
  const { warehouse_id, delivery_days_min, delivery_days_max } = row;
  if (warehouse_id === null || delivery_days_min === null || delivery_days_max === null)
    return null;
  const way = destination.wayOf({ warehouse_id, delivery_days_min, delivery_days_max });
  return !way || way.reach === 'never' ? null : way.days.max;
}

/** When the goods of a quote are there, which may be later than they usually are. */
function dayOf(destination: Destination, row: QuoteRow): string | null {
  const usual = arrivalOf(destination, row);
  return usual !== null && row.day !== null && row.day > usual ? row.day : usual;
}

/** The price of an offer, as a key of `selectLandedPrices`. */
export const priceKey = (offerId: string, price: number | null) => `${offerId} ${price ?? ''}`;

/** Quotes as the contract shows them, for a buyer in a city. */
export async function toQuotes(
  db: Db,
  rows: readonly QuoteRow[],
  city: string,
): Promise<(Quote & { inquiry_line_id: string })[]> {
  const prices = new Map<number, Map<string, number | null>>();
  for (const [pieces, ofPieces] of Map.groupBy(rows, (row) => row.quantity)) {
    const priced = ofPieces.flatMap(({ offer_id, price }) =>
      offer_id ? [{ offer_id, price }] : [],
    );
    prices.set(pieces, await selectLandedPrices(db, priced, await landedBy(db, city, pieces)));
  }
  const destination = await destinationSoon(db, city);
  return rows.map((row) => ({
    ...row,
    day_max: dayOf(destination, row),
    holds_until: row.holds_until.toISOString(),
    landed_price: prices.get(row.quantity)?.get(priceKey(row.offer_id ?? '', row.price)) ?? null,
  }));
}
