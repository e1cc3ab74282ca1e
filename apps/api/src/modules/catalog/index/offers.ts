import { NONE } from './column.ts';

/** What the index knows of an offer, column by column. */
export const OFFER_COLUMNS = ['supplier', 'city', 'price', 'quantity', 'year', 'days'] as const;
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

/** What an offer must be to count; a table holds 1 for each supplier or city that will do. */
export interface OfferTest {
  suppliers: Uint8Array | null;
  cities: Uint8Array | null;
  price: [least: number, most: number];
  leastQuantity: number;
  leastYear: number;
  mostDays: number;
}

/** Holds for every offer. */
export const ANY_OFFER: OfferTest = {
  suppliers: null,
  cities: null,
  price: [NONE, Number.POSITIVE_INFINITY],
  leastQuantity: NONE,
  leastYear: NONE,
  mostDays: Number.POSITIVE_INFINITY,
};

/** A table of the numbers that will do. */
export function tableOf(numbers: readonly number[]): Uint8Array {
  const table = new Uint8Array(Math.max(0, ...numbers) + 1);
  for (const number of numbers) table[number] = 1;
  return table;
}

/** Beyond a table's end is a slow way to find nothing. */
const holds = (table: Uint8Array, number: number) => number < table.length && table[number] === 1;

const isCounted = (columns: OfferColumns, test: OfferTest, offer: number): boolean =>
  (test.suppliers === null || holds(test.suppliers, columns.supplier[offer]!)) &&
  (test.cities === null || holds(test.cities, columns.city[offer]!)) &&
  columns.price[offer]! >= test.price[0] &&
  columns.price[offer]! <= test.price[1] &&
  columns.quantity[offer]! >= test.leastQuantity &&
  columns.year[offer]! >= test.leastYear &&
  columns.days[offer]! <= test.mostDays;

/** The products that have counted offers, ascending, and what these come to; arrays side by side. */
export interface Counted {
  products: Uint32Array<ArrayBuffer>;
  least: Int32Array<ArrayBuffer>;
  most: Int32Array<ArrayBuffer>;
  pieces: Float64Array<ArrayBuffer>;
  offers: Uint32Array<ArrayBuffer>;
}

/** Sums the offers that count, product by product; those without any are left out. */
export function countOffers(
  { from, count, columns }: OffersData,
  products: Uint32Array,
  test: OfferTest,
): Counted {
  const { price, quantity } = columns;
  const found = new Uint32Array(products.length);
  const least = new Int32Array(products.length);
  const most = new Int32Array(products.length);
  const pieces = new Float64Array(products.length);
  const offers = new Uint32Array(products.length);
  let size = 0;
  for (let at = 0; at < products.length; at++) {
    const product = products[at]!;
    const end = from[product]! + count[product]!;
    let [counted, sum, cheapest, dearest] = [0, 0, 0, 0];
    for (let offer = from[product]!; offer < end; offer++) {
      if (!isCounted(columns, test, offer)) continue;
      // the cheapest come first
      if (counted++ === 0) cheapest = price[offer]!;
      dearest = price[offer]!;
      sum += quantity[offer]!;
    }
    if (counted === 0) continue;
    found[size] = product;
    least[size] = cheapest;
    most[size] = dearest;
    pieces[size] = sum;
    offers[size++] = counted;
  }
  return {
    products: found.subarray(0, size),
    least: least.subarray(0, size),
    most: most.subarray(0, size),
    pieces: pieces.subarray(0, size),
    offers: offers.subarray(0, size),
  };
}

/** How many of the products have a counted offer with each value of a column, by value; none is no value. */
export function countValues(
  { from, count, columns }: OffersData,
  products: Uint32Array,
  test: OfferTest,
  name: OfferColumn,
): Map<number, number> {
  const column = columns[name];
  const counts = new Map<number, number>();
  /** the last product that each value was counted for */
  const last = new Map<number, number>();
  for (let at = 0; at < products.length; at++) {
    const product = products[at]!;
    const end = from[product]! + count[product]!;
    for (let offer = from[product]!; offer < end; offer++) {
      if (!isCounted(columns, test, offer)) continue;
      const value = column[offer]!;
      if (value === NONE || last.get(value) === product) continue;
      last.set(value, product);
      counts.set(value, (counts.get(value) ?? 0) + 1);
    }
  }
  return counts;
}

export const bytesOfOffers = ({ from, count, pieces, columns }: OffersData): number =>
  [from, count, pieces, ...Object.values(columns)].reduce(
    (sum, { byteLength }) => sum + byteLength,
    0,
  );
