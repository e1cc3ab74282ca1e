import { millisecondsInDay } from 'date-fns/constants';
import { type Bitset, has, remove } from '../columns/bitset.ts';
import { NONE } from '../columns/column.ts';
import type { OfferColumn, OfferColumns, OffersData } from '../columns/column-offers.ts';
import type { Posting } from '../columns/postings.ts';
import { ANY_OFFER, counter, type OfferTest, walker } from './offer-test.ts';

/** The products that have counted offers, and the totals of these, in parallel arrays. */
export interface ProductTotals {
  products: Uint32Array<ArrayBuffer>;
  least: Int32Array<ArrayBuffer>;
  most: Int32Array<ArrayBuffer>;
  pieces: Float64Array<ArrayBuffer>;
  offers: Uint32Array<ArrayBuffer>;
}

/** Sums offers that come product by product, the cheapest of each first. */
function tallyOf({ price, quantity }: OfferColumns, capacity: number) {
  const products = new Uint32Array(capacity);
  const least = new Int32Array(capacity);
  const most = new Int32Array(capacity);
  const pieces = new Float64Array(capacity);
  const offers = new Uint32Array(capacity);
  let size = 0;
  let last = -1;
  return {
    add: (product: number, offer: number) => {
      const cost = price[offer]!;
      if (product !== last) {
        last = product;
        products[size] = product;
        least[size++] = cost;
      }
      most[size - 1] = cost;
      pieces[size - 1]! += quantity[offer]!;
      offers[size - 1]!++;
    },
    counted: (): ProductTotals => ({
      products: products.subarray(0, size),
      least: least.subarray(0, size),
      most: most.subarray(0, size),
      pieces: pieces.subarray(0, size),
      offers: offers.subarray(0, size),
    }),
  };
}

/** Sums the offers that count, product by product. Products without any are left out. */
export function countOffers(
  offers: OffersData,
  products: Uint32Array,
  test: OfferTest,
): ProductTotals {
  const { add, counted } = tallyOf(offers.columns, products.length);
  const walk = walker(offers, test);
  for (const product of products) walk(product, add);
  return counted();
}

/**
 * Counts the same by the offers of one supplier or city, which are fewer, and by the products that the posting is wrong
 * about. `rest` is the test without that supplier or city, which need not be checked again.
 */
export function countPosted(
  offers: OffersData,
  { products, places, stale }: Posting,
  among: Bitset,
  test: OfferTest,
  rest: OfferTest,
): ProductTotals {
  const { add, counted } = tallyOf(offers.columns, products.length + stale.size);
  const isCounted = counter(offers.columns, rest);
  const known = among.slice();
  for (const product of stale) remove(known, product);
  for (let at = 0; at < products.length; at++) {
    const product = products[at]!;
    if (has(known, product) && isCounted(product, places[at]!)) add(product, places[at]!);
  }
  const walk = walker(offers, test);
  for (const product of stale) if (has(among, product)) walk(product, add);
  return counted();
}

/** The totals of one product's counted offers, in the words of the database. */
export interface OfferTotals {
  min_bulk_price: number | null;
  max_bulk_price: number | null;
  quantity: number;
  offers_count: number;
  suppliers_count: number;
  updated_at: Date | null;
  /** ascending */
  prices: number[];
}

export function totalsOf(offers: OffersData, product: number, test: OfferTest): OfferTotals {
  const { price, quantity, supplier, day, ms } = offers.columns;
  const prices: number[] = [];
  const suppliers = new Set<number>();
  let [pieces, latest] = [0, Number.NEGATIVE_INFINITY];
  walker(offers, test)(product, (_product, offer) => {
    prices.push(price[offer]!);
    suppliers.add(supplier[offer]!);
    pieces += quantity[offer]!;
    latest = Math.max(latest, day[offer]! * millisecondsInDay + ms[offer]!);
  });
  return {
    min_bulk_price: prices[0] ?? null,
    max_bulk_price: prices.at(-1) ?? null,
    quantity: pieces,
    offers_count: prices.length,
    suppliers_count: suppliers.size,
    updated_at: prices.length === 0 ? null : new Date(latest),
    prices,
  };
}

/** The first size of the counts. Numbers of suppliers, cities and years are small; it grows for larger values. */
const VALUES = 4096;

/** Counts the products that have a counted offer with each value of a column, by value. `NONE` is no value. */
export function countValues(
  offers: OffersData,
  products: Uint32Array,
  test: OfferTest,
  name: OfferColumn,
): Map<number, number> {
  const { from, count, columns } = offers;
  const { price, [name]: column } = columns;
  const [, mostPrice] = test.price;
  const isCounted = test === ANY_OFFER ? undefined : counter(columns, test);
  let counts = new Uint32Array(VALUES);
  /** the last product that each value was counted for, plus one */
  let last = new Uint32Array(VALUES);
  for (let at = 0; at < products.length; at++) {
    const product = products[at]!;
    const end = from[product]! + count[product]!;
    for (let offer = from[product]!; offer < end && price[offer]! <= mostPrice; offer++) {
      const value = column[offer]!;
      if (value === NONE || (isCounted && !isCounted(product, offer))) continue;
      if (value >= counts.length) {
        counts = grown(counts, value);
        last = grown(last, value);
      }
      if (last[value] === product + 1) continue;
      last[value] = product + 1;
      counts[value]!++;
    }
  }
  return new Map(counts.entries().filter(([, n]) => n > 0));
}

function grown(numbers: Uint32Array<ArrayBuffer>, value: number) {
  const larger = new Uint32Array(2 ** Math.ceil(Math.log2(value + 1)));
  larger.set(numbers);
  return larger;
}
