import { isWheelSection } from '@org/api-client/sections';
import { share } from '@org/trade/share';
import type { LandedTerm } from '../../../../delivery/destination.ts';
import type { Landed } from '../../filter/demand.ts';
import type { SectionDescription } from '../../filter/sections.ts';
import type { LandedRow } from '../../product/product.ts';
import type { OffersData } from '../columns/offers.ts';
import type { SectionIndex } from '../columns/section.ts';
import { ANY_OFFER, counter, type OfferTest, type PriceOf, walker } from './offer-test.ts';

/** Returns what delivery costs, as `deliveryCost` does. This is a search's innermost loop. */
type Cost = (gross: number, pieces: number, grams: number) => number;

function costBy({ basis, price, disk_price, min_cost, free_from }: LandedTerm, isWheels: boolean) {
  const free = free_from ?? Number.POSITIVE_INFINITY;
  const piece = isWheels ? (disk_price ?? price) : price;
  const costs: Record<LandedTerm['basis'], Cost> = {
    order: () => price,
    piece: (_gross, pieces) => piece * pieces,
    weight: (_gross, pieces, grams) => share(grams * pieces, price, 1000),
    sum: (gross) => share(gross, price, 10_000),
    carrier: () => Number.POSITIVE_INFINITY,
  };
  const cost = costs[basis];
  return (gross: number, pieces: number, grams: number) =>
    gross >= free ? 0 : Math.max(min_cost, cost(gross, pieces, grams));
}

/** Returns costs and VAT rates by warehouse; there is no entry where nothing is delivered. */
function tableOf(terms: ReadonlyMap<number, LandedTerm>, isWheels: boolean) {
  const costs: (Cost | undefined)[] = [];
  const rates: number[] = [];
  for (const [warehouse, term] of terms) {
    costs[warehouse] = costBy(term, isWheels);
    rates[warehouse] = term.vat_rate ?? 0;
  }
  return { costs, rates };
}

/** Returns the landed prices of a section's offers in a city: the same as `landedSql`, but from memory. */
export function landedPrices(
  { offers, grams }: Pick<SectionIndex, 'offers' | 'grams'>,
  { code }: SectionDescription,
  { destination, by }: Landed,
): PriceOf {
  const { costs, rates } = tableOf(destination.terms, isWheelSection(code));
  const { price, pieces, vat, warehouse } = offers.columns;
  return (product, offer) => {
    const place = warehouse[offer]!;
    const cost = costs[place];
    if (!cost) return Number.POSITIVE_INFINITY;
    const count = pieces[offer]!;
    const rate = vat[offer]! >> 1;
    const isIncluded = (vat[offer]! & 1) === 1;
    const sum = price[offer]! * count;
    const tax = share(sum, rate, isIncluded ? 100 + rate : 100);
    const gross = isIncluded ? sum : sum + tax;
    const delivery = cost(gross, count, grams[product]!);
    if (delivery === Number.POSITIVE_INFINITY) return delivery;
    if (by === 'gross') return share(gross + delivery, 1, count);
    const own = rates[place]!;
    return share(gross - tax + delivery - share(delivery, own, 100 + own), 1, count);
  };
}

/** The highest rate of VAT, in per cent. */
const MOST_VAT = 22;

/**
 * Returns the least landed price that an offer of this price can have: with free delivery. For the price without VAT,
 * the highest VAT is taken off, and half a kopeck each for the rounding of the set and of the piece.
 */
const FLOOR: Record<Landed['by'], (price: number) => number> = {
  gross: (price) => price,
  net: (price) => (price * 100) / (100 + MOST_VAT) - 1,
};

/** Returns the least landed price of each product's offers that count; `Infinity` if none is known. */
export function leastLanded(
  offers: OffersData,
  products: Uint32Array,
  test: OfferTest,
  { priceOf, landedBy }: { priceOf: PriceOf | undefined; landedBy: Landed['by'] },
): Float64Array<ArrayBuffer> {
  const least = new Float64Array(products.length).fill(Number.POSITIVE_INFINITY);
  if (!priceOf) return least;
  const { from, count, columns } = offers;
  const { price } = columns;
  const [, mostPrice] = test.price;
  const isCounted = test === ANY_OFFER ? () => true : counter(columns, test);
  const floorOf = FLOOR[landedBy];
  for (let at = 0; at < products.length; at++) {
    const product = products[at]!;
    const end = from[product]! + count[product]!;
    let best = Number.POSITIVE_INFINITY;
    // the cheapest come first: once an offer costs as much as the best even without delivery, so do all after it
    for (let offer = from[product]!; offer < end && price[offer]! <= mostPrice; offer++) {
      if (floorOf(price[offer]!) >= best) break;
      if (isCounted(product, offer)) best = Math.min(best, priceOf(product, offer));
    }
    least[at] = best;
  }
  return least;
}

/** Returns keys that put unknown prices last, in either direction. */
export function unknownLast(keys: Float64Array<ArrayBuffer>, isDescending: boolean) {
  const most = keys.reduce((max, key) => (Number.isFinite(key) ? Math.max(max, key) : max), 0);
  const unknown = isDescending ? 0 : most + 2;
  return keys.map((key) => (Number.isFinite(key) ? key + 1 : unknown));
}

/** Returns the least landed price of a row and the offers that have it; null if none is known. */
export function landedRow(
  offers: OffersData,
  product: number,
  test: OfferTest,
  priceOf: PriceOf,
): LandedRow | null {
  const { warehouse, days } = offers.columns;
  let least = Number.POSITIVE_INFINITY;
  let found: number[] = [];
  walker(offers, test)(product, (_product, offer) => {
    const price = priceOf(product, offer);
    if (price < least) found = [];
    if (price <= least) found.push(offer);
    least = Math.min(least, price);
  });
  if (least === Number.POSITIVE_INFINITY) return null;
  return {
    price: least,
    offers: found.map((offer) => ({
      warehouse_id: warehouse[offer]!,
      delivery_days_min: 0,
      delivery_days_max: days[offer]!,
    })),
  };
}
