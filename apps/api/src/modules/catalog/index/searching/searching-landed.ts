import { isWheelSection } from '@org/trade/sections';
import { PIECES_OF_SET } from '@org/trade/set';
import { share } from '@org/trade/share';
import type { LandedTerms } from '../../../../delivery/delivery-landed.ts';
import type { LandedTerm } from '../../../../delivery/destination.ts';
import {
  amountOf,
  descendingKey,
  type FreshSince,
  GROUP,
  groupOf,
  STANDINGS,
} from '../../../../trade/standing.ts';
import type { SectionDescription } from '../../filter/sections.ts';
import type { LandedRow } from '../../product/product.ts';
import { NONE } from '../columns/column.ts';
import type { OfferColumns, OffersData } from '../columns/column-offers.ts';
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

/** Returns how many pieces of an offer are bought by who needs `wanted`; 0 if less is left than is sold. */
function piecesBy({ pieces, quantity, least, multiple }: OfferColumns, wanted: number) {
  if (wanted === PIECES_OF_SET) return (offer: number) => pieces[offer]!;
  return (offer: number) => {
    if (pieces[offer] === 0) return 0;
    const lot = multiple[offer]!;
    const left = quantity[offer]!;
    return Math.min(left - (left % lot), Math.max(least[offer]!, Math.ceil(wanted / lot) * lot));
  };
}

/** Returns the landed prices of a section's offers in a city: the same as `landedSql`, but from memory. */
export function landedPrices(
  { offers, grams }: Pick<SectionIndex, 'offers' | 'grams'>,
  { code }: SectionDescription,
  { destination, by, pieces }: Omit<LandedTerms, 'since'>,
): PriceOf {
  const { costs, rates } = tableOf(destination.terms, isWheelSection(code));
  const { price, vat, warehouse } = offers.columns;
  const countOf = piecesBy(offers.columns, pieces);
  return (product, offer) => {
    const place = warehouse[offer]!;
    const cost = costs[place];
    if (!cost) return Number.POSITIVE_INFINITY;
    const count = countOf(offer);
    if (count === 0) return Number.POSITIVE_INFINITY;
    const rate = vat[offer]! >> 1;
    const isIncluded = (vat[offer]! & 1) === 1;
    const sum = price[offer]! * count;
    const tax = share(sum, rate, isIncluded ? 100 + rate : 100);
    const gross = isIncluded ? sum : sum + tax;
    const delivery = cost(gross, count, grams[product]!);
    if (delivery === Number.POSITIVE_INFINITY) return delivery;
    if (by === 'gross') return share(gross + delivery, 1, count);
    const placeRate = rates[place]!;
    return share(gross - tax + delivery - share(delivery, placeRate, 100 + placeRate), 1, count);
  };
}

/** Returns from which week on a product's tyres are fresh. */
function freshBy(
  { columns }: Pick<SectionIndex, 'columns'>,
  { code }: SectionDescription,
  { winter, other }: FreshSince,
  season: number | undefined,
): (product: number) => number {
  if (isWheelSection(code)) return () => NONE;
  if (winter === other) return () => other;
  const [seasons, studs] = [columns.get('season'), columns.get('studded')];
  return (product) =>
    (season !== undefined && seasons?.valueOf(product) === season) || studs?.valueOf(product) === 1
      ? winter
      : other;
}

const [, OLD, UNKNOWN, SHORT] = STANDINGS.keys();

/** Returns the ranks of a section's offers in a city: the same as `landedSql`, but from memory. */
export function landedRanks(
  section: Pick<SectionIndex, 'offers' | 'columns'>,
  description: SectionDescription,
  { since }: Pick<LandedTerms, 'since'>,
  season: number | undefined,
  priceOf: PriceOf,
): PriceOf {
  const { price, pieces, made } = section.offers.columns;
  const sinceOf = freshBy(section, description, since, season);
  return (product, offer) => {
    if (pieces[offer] === 0) return SHORT! * GROUP + price[offer]!;
    const landed = priceOf(product, offer);
    if (landed === Number.POSITIVE_INFINITY) return UNKNOWN! * GROUP + price[offer]!;
    const week = made[offer]!;
    return week !== NONE && week < sinceOf(product) ? OLD! * GROUP + landed : landed;
  };
}

/** The highest rate of VAT, in per cent. */
const MAX_VAT = 22;

/**
 * Returns the least landed price that an offer of this price can have: with free delivery. For the price without VAT,
 * the highest VAT is taken off, and half a kopeck each for the rounding of the set and of the piece.
 */
const FLOOR: Record<LandedTerms['by'], (price: number) => number> = {
  gross: (price) => price,
  net: (price) => (price * 100) / (100 + MAX_VAT) - 1,
};

/** Returns the rank of the best of each product's offers that count. */
export function bestRanks(
  offers: OffersData,
  products: Uint32Array,
  test: OfferTest,
  { rankOf, landedBy }: { rankOf: PriceOf; landedBy: LandedTerms['by'] },
): Float64Array<ArrayBuffer> {
  const best = new Float64Array(products.length).fill(Number.POSITIVE_INFINITY);
  const { from, count, columns } = offers;
  const { price } = columns;
  const [, mostPrice] = test.price;
  const isCounted = test === ANY_OFFER ? () => true : counter(columns, test);
  const floorOf = FLOOR[landedBy];
  for (let at = 0; at < products.length; at++) {
    const product = products[at]!;
    const end = from[product]! + count[product]!;
    let least = Number.POSITIVE_INFINITY;
    // the cheapest come first: once an offer costs as much as the best even without delivery, so do all after it
    for (let offer = from[product]!; offer < end && price[offer]! <= mostPrice; offer++) {
      if (floorOf(price[offer]!) >= least) break;
      if (isCounted(product, offer)) least = Math.min(least, rankOf(product, offer));
    }
    best[at] = least;
  }
  return best;
}

/** Returns keys of the same order, as small as sorting needs them. */
export function sortKeys(ranks: Float64Array<ArrayBuffer>, isDescending: boolean) {
  const keys = isDescending ? ranks.map(descendingKey) : ranks;
  const most = keys.reduce((max, key) => Math.max(max, amountOf(key)), 0);
  return keys.map((key) => groupOf(key) * (most + 1) + amountOf(key));
}

/** Returns the landed price of a row's best offer and the offers that have it; null if the delivery of none is known. */
export function landedRow(
  offers: OffersData,
  product: number,
  test: OfferTest,
  rankOf: PriceOf,
): LandedRow | null {
  const { warehouse, days } = offers.columns;
  let least = Number.POSITIVE_INFINITY;
  let found: number[] = [];
  walker(offers, test)(product, (_product, offer) => {
    const rank = rankOf(product, offer);
    if (rank < least) found = [];
    if (rank <= least) found.push(offer);
    least = Math.min(least, rank);
  });
  if (least >= UNKNOWN! * GROUP) return null;
  return {
    price: amountOf(least),
    is_old: groupOf(least) === OLD,
    offers: found.map((offer) => ({
      warehouse_id: warehouse[offer]!,
      delivery_days_min: 0,
      delivery_days_max: days[offer]!,
    })),
  };
}
