import type { LandedFilter, OfferFilter } from '@org/api-client/schema';
import { arrivalOf, deliveryCost } from '@org/trade/delivery';
import { lineSum } from '@org/trade/tax';
import type { TestCatalog, TestOffer, TestProduct } from './random-catalog.ts';

/** What of a query landed prices depend on. */
interface StandingQuery extends Pick<OfferFilter, 'quantity_min'>, LandedFilter {
  section: TestProduct['section'];
}

export interface NaiveLanded {
  price: number;
  is_old: boolean;
  date: string | null;
}

/** A catalog with a moment in time, and with the weights of its products in the database. */
export interface WeighedCatalog extends TestCatalog {
  grams: ReadonlyMap<number, number>;
  now: Date;
}

/** The group that an offer is compared in, and the price by which. */
export type GroupPrice = [group: number, price: number];

const round = (value: number) => Math.floor(value + 0.5);
const WHEELS = ['disks', 'truck_disks'];

const DAY_MS = 86_400_000;

/** Returns the last day of a week as ISO 8601 numbers them. */
function sundayOf(year: number, week: number): Date {
  const fourth = new Date(Date.UTC(year, 0, 4));
  const monday = fourth.getTime() - ((fourth.getUTCDay() + 6) % 7) * DAY_MS;
  return new Date(monday + ((week - 1) * 7 + 6) * DAY_MS);
}

/** Whether a tyre is too old to be compared with fresh ones: in September and October it depends on the season. */
function isTooOld({ section, attributes }: TestProduct, offer: TestOffer, now: Date): boolean {
  if (WHEELS.includes(section) || offer.dot_year === null) return false;
  const [year, month, day] = [now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()];
  const isWinter = attributes.season === 'winter' || attributes.studded === true;
  const months = isWinter && (month === 8 || month === 9) ? 12 : 18;
  const limit = new Date(Date.UTC(year, month - months, day));
  return sundayOf(offer.dot_year, offer.dot_week ?? 53) < limit;
}

/** Returns how many pieces are bought of an offer: a set of four, or as many as are asked for; 0 if too few are left. */
function boughtOf({ quantity_min }: StandingQuery, { min_order, multiple, quantity }: TestOffer) {
  let pieces = 0;
  for (let lot = multiple; lot <= quantity; lot += multiple)
    if (lot >= min_order && pieces < (quantity_min || 4)) pieces = lot;
  return pieces;
}

/** Returns kopecks for one piece with its delivery. Returns undefined if it is unknown. */
export function landedOf(
  { deliveries, grams }: WeighedCatalog,
  query: StandingQuery,
  offer: TestOffer,
): number | undefined {
  const { section, landed_by } = query;
  const term = deliveries.find(({ warehouse_id }) => warehouse_id === String(offer.warehouse_id));
  const pieces = boughtOf(query, offer);
  if (!term || pieces === 0) return undefined;
  const { sum, vat } = lineSum({ ...offer, quantity: pieces });
  const disks = WHEELS.includes(section) ? pieces : 0;
  const weight = (grams.get(offer.product_id) ?? 0) * pieces;
  const cost = deliveryCost(term, { sum, pieces, disks, grams: weight });
  if (cost === null) return undefined;
  // suppliers in this catalog have no VAT on delivery
  return round((sum + cost - (landed_by === 'net' ? vat : 0)) / pieces);
}

export function comparedOf(
  catalog: WeighedCatalog,
  query: StandingQuery,
  product: TestProduct,
  offer: TestOffer,
) {
  const price = landedOf(catalog, query, offer);
  const compared: GroupPrice =
    boughtOf(query, offer) === 0
      ? [3, offer.bulk_price]
      : price === undefined
        ? [2, offer.bulk_price]
        : [Number(isTooOld(product, offer, catalog.now)), price];
  return compared;
}

export const inGroups = ([a, x]: GroupPrice, [b, y]: GroupPrice) => a - b || x - y;

/** Returns the landed price of the best offer, and the earliest delivery among those that have it. */
export function landedRow(
  catalog: WeighedCatalog,
  query: StandingQuery,
  compared: readonly { offer: TestOffer; by: GroupPrice }[],
) {
  const [group = 0, price = 0] = compared.map(({ by }) => by).sort(inGroups)[0] ?? [];
  if (query.to === undefined || group > 1) return null;
  const dates = compared
    .filter(({ by }) => by[0] === group && by[1] === price)
    .flatMap(({ offer }) => {
      const term = catalog.deliveries.find(
        ({ warehouse_id }) => warehouse_id === String(offer.warehouse_id),
      );
      if (!term || term.basis === 'carrier') return [];
      return [arrivalOf({ ...offer, time_zone: 'Europe/Moscow' }, term, catalog.now).max];
    });
  return { price, is_old: group === 1, date: dates.sort()[0] ?? null };
}
