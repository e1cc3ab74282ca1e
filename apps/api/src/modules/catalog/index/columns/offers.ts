import { CONDITIONS } from '@org/api-client/conditions';
import type { OfferCondition } from '@org/api-client/schema';

/** The states of goods, by the numbers that the index has for them. */
export const CONDITION_NUMBERS = Object.keys(CONDITIONS) as OfferCondition[];

/**
 * What the index knows of an offer, column by column; it was updated `ms` milliseconds after the beginning of the UTC `day`,
 * `pieces` make a set of it, and `vat` is twice the rate, and one more where the price holds it.
 */
export const OFFER_COLUMNS = [
  'supplier',
  'city',
  'price',
  'quantity',
  'condition',
  'year',
  'days',
  'day',
  'ms',
  'warehouse',
  'pieces',
  'vat',
] as const;
export type OfferColumn = (typeof OFFER_COLUMNS)[number];
export type OfferColumns = Record<OfferColumn, Int32Array<ArrayBuffer>>;

/**
 * The live offers of a section's products: those of product p stand in the columns from `from[p]`, `count[p]` of them,
 * the cheapest first. Behind `used` there is room for offers to come.
 */
export interface OffersData {
  from: Uint32Array<ArrayBuffer>;
  count: Uint32Array<ArrayBuffer>;
  /** pieces of each product in all */
  pieces: Float64Array<ArrayBuffer>;
  columns: OfferColumns;
  used: number;
}

/** Offers of some products, one product after another. */
export interface OfferRows extends OfferColumns {
  product: Int32Array<ArrayBuffer>;
}

/** A part more than there is, so that offers can be added for a while without moving all others. */
const roomFor = (offers: number) => Math.ceil(offers * 1.25) + 1024;

export function emptyOffers(products: number, offers: number): OffersData {
  const columns = Object.fromEntries(
    OFFER_COLUMNS.map((name) => [name, new Int32Array(roomFor(offers))]),
  ) as OfferColumns;
  return {
    from: new Uint32Array(products),
    count: new Uint32Array(products),
    pieces: new Float64Array(products),
    columns,
    used: 0,
  };
}

/**
 * Puts the rows from `start` up to `end` in the place of a product's offers. False where there is no room for more than
 * it had.
 */
export function putOffers(
  offers: OffersData,
  ordinal: number,
  rows: OfferColumns,
  start: number,
  end: number,
): boolean {
  const count = end - start;
  if (count > offers.count[ordinal]!) {
    if (offers.used + count > offers.columns.price.length) return false;
    offers.from[ordinal] = offers.used;
    offers.used += count;
  }
  offers.count[ordinal] = count;
  for (const name of OFFER_COLUMNS)
    offers.columns[name].set(rows[name].subarray(start, end), offers.from[ordinal]);
  let pieces = 0;
  for (let row = start; row < end; row++) pieces += rows.quantity[row]!;
  offers.pieces[ordinal] = pieces;
  return true;
}

export const bytesOfOffers = ({ from, count, pieces, columns }: OffersData): number =>
  [from, count, pieces, ...Object.values(columns)].reduce(
    (sum, { byteLength }) => sum + byteLength,
    0,
  );
