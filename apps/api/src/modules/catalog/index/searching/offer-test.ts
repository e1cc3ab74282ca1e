import { NONE } from '../columns/column.ts';
import type { OfferColumns, OffersData } from '../columns/column-offers.ts';

/** Returns the landed price of an offer in kopecks; `Infinity` if it is not known. */
export type PriceOf = (product: number, offer: number) => number;

/** Allowed numbers; the table holds 1 at each of them. */
export interface Choice {
  numbers: readonly number[];
  table: Uint8Array;
}

/** What an offer must be to count. */
export interface OfferTest {
  suppliers: Choice | null;
  cities: Choice | null;
  conditions: Choice | null;
  price: [least: number, most: number];
  leastQuantity: number;
  leastYear: number;
  mostDays: number;
  /** limits of its landed price */
  landed: { priceOf: PriceOf; least: number; most: number } | null;
}

/** No number of the index is greater. */
const ANY = 2_147_483_647;

/** Every offer passes this test. */
export const ANY_OFFER: OfferTest = {
  suppliers: null,
  cities: null,
  conditions: null,
  price: [NONE, ANY],
  leastQuantity: NONE,
  leastYear: NONE,
  mostDays: ANY,
  landed: null,
};

export function choiceOf(numbers: readonly number[]): Choice {
  const table = new Uint8Array(Math.max(0, ...numbers) + 1);
  for (const number of numbers) table[number] = 1;
  return { numbers, table };
}

/** An unknown price is infinite, and so outside of any limits. */
const isWithin = ({ least, most }: { least: number; most: number }, price: number) =>
  price >= least && price <= most;

/** Returns a check whether an offer counts. The test is read once, not per offer: this is a search's innermost loop. */
export function counter(columns: OfferColumns, test: OfferTest) {
  const { supplier, city, condition, price, quantity, year, days } = columns;
  const suppliers = test.suppliers?.table;
  const cities = test.cities?.table;
  const conditions = test.conditions?.table;
  const [leastPrice, mostPrice] = test.price;
  const { leastQuantity, leastYear, mostDays, landed } = test;
  return (product: number, offer: number): boolean =>
    (suppliers === undefined || suppliers[supplier[offer]!] === 1) &&
    (cities === undefined || cities[city[offer]!] === 1) &&
    (conditions === undefined || conditions[condition[offer]!] === 1) &&
    price[offer]! >= leastPrice &&
    price[offer]! <= mostPrice &&
    quantity[offer]! >= leastQuantity &&
    (leastYear === NONE || year[offer]! >= leastYear) &&
    (mostDays === ANY || days[offer]! <= mostDays) &&
    (landed === null || isWithin(landed, landed.priceOf(product, offer)));
}

/** Returns a function that calls `take` for each offer of a product that counts, the cheapest first. */
export function walker(offers: OffersData, test: OfferTest) {
  const { from, count, columns } = offers;
  const { price } = columns;
  const [, mostPrice] = test.price;
  const isCounted = counter(columns, test);
  return (product: number, take: (product: number, offer: number) => void) => {
    const end = from[product]! + count[product]!;
    for (let offer = from[product]!; offer < end && price[offer]! <= mostPrice; offer++)
      if (isCounted(product, offer)) take(product, offer);
  };
}
