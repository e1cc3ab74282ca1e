import type { OfferCondition } from '@org/api-client/schema';
import { CONDITIONS } from '@org/trade/conditions';

/** The conditions of offers, each at its number in the index. */
export const CONDITION_NUMBERS = Object.keys(CONDITIONS) as OfferCondition[];

/**
 * What the index knows of an offer, column by column. It was updated `ms` milliseconds after the start of the UTC
 * `day` and made in the week `made`. `pieces` make a set of it, 0 if less is left than is sold; no fewer than `least` and
 * only multiples of `multiple` are sold. `vat` is twice the VAT rate, plus one if the price includes VAT.
 */
export const OFFER_COLUMNS = [
  'supplier',
  'city',
  'price',
  'quantity',
  'condition',
  'year',
  'made',
  'days',
  'day',
  'ms',
  'warehouse',
  'pieces',
  'least',
  'multiple',
  'vat',
] as const;
export type OfferColumn = (typeof OFFER_COLUMNS)[number];
export type OfferColumns = Record<OfferColumn, Int32Array<ArrayBuffer>>;

/**
 * The live offers of a section's products. Those of product p are `count[p]` places of the columns from `from[p]` on,
 * the cheapest first. From `used` on there is room for new offers.
 */
export interface OffersData {
  from: Uint32Array<ArrayBuffer>;
  count: Uint32Array<ArrayBuffer>;
  /** stock of each product in all its offers */
  pieces: Float64Array<ArrayBuffer>;
  columns: OfferColumns;
  used: number;
}

/** Offers of some products, one product after another. */
export interface OfferRows extends OfferColumns {
  product: Int32Array<ArrayBuffer>;
}

/** Returns more room than needed, so that offers can be added for a while without moving all others. */
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
 * Replaces a product's offers with the rows from `start` up to `end`. Returns false if there is no room for more than
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
