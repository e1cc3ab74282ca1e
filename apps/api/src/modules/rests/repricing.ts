import type { RepricingRule } from '@org/api-client/schema';
import { deliveryCost } from '@org/trade/delivery';
import { share } from '@org/trade/share';
import { lineSum, type PricedLine } from '@org/trade/tax';
import type { LandedTerm } from '../../delivery/destination.ts';

/** A row on sale, with what its price is compared with. */
export interface ComparedRest extends Omit<PricedLine, 'quantity'> {
  /** how many are delivered together */
  pieces: number;
  /** of a piece */
  grams: number;
  is_wheel: boolean;
  /** undefined where nobody knows what the delivery costs */
  term: LandedTerm | undefined;
  cost_price: number | null;
  /** whether it can win by its price */
  is_fresh: boolean;
  /** whether there are enough others */
  is_compared: boolean;
  /** the best landed prices of the others, the lowest first */
  prices: readonly number[];
}

/** Why a price stays. */
export type KeptPrice = 'kept' | 'floor' | 'no_cost' | 'few' | 'apart';

export interface NewPrice {
  price: number;
  rank: number;
  new_rank: number;
}

const ROUBLE = 100;

/** Returns what a piece costs with its delivery at this price: the rule of `landedSql`. */
export function landedAt(rest: ComparedRest, term: LandedTerm, bulk_price: number): number {
  const { pieces } = rest;
  const { sum } = lineSum({ ...rest, bulk_price, quantity: pieces });
  const load = { sum, pieces, disks: rest.is_wheel ? pieces : 0, grams: rest.grams * pieces };
  const cost = deliveryCost(term, load);
  return cost === null ? Number.POSITIVE_INFINITY : share(sum + cost, 1, pieces);
}

/** Returns the greatest whole number of [least, most] that fits, if all below one that fits do too. */
function greatest(least: number, most: number, fits: (value: number) => boolean) {
  if (least > most || !fits(least)) return undefined;
  let [low, high] = [least, most];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (fits(middle)) low = middle;
    else high = middle - 1;
  }
  return low;
}

function floorOf({ bulk_price, cost_price }: ComparedRest, { floor, percent }: RepricingRule) {
  if (floor === 'present') return (bulk_price * (100 - percent)) / 100;
  return cost_price === null ? undefined : (cost_price * (100 + percent)) / 100;
}

/**
 * Returns the highest price in whole roubles by which a row takes the place of the rule, or why its price stays. From some
 * price on the delivery may be free: then a lower price costs the buyer more, and both sides are searched.
 * Decision 360.
 */
export function repriced(rest: ComparedRest, rule: RepricingRule): NewPrice | KeptPrice {
  const { term, prices, bulk_price } = rest;
  if (!rest.is_fresh || !term) return 'apart';
  const target = prices[rule.place - 1];
  if (!rest.is_compared || target === undefined) return 'few';
  const floor = floorOf(rest, rule);
  if (floor === undefined) return 'no_cost';

  const landed = (roubles: number) => landedAt(rest, term, roubles * ROUBLE);
  const rankAt = (price: number) => 1 + prices.filter((other) => other < price).length;
  const present = landedAt(rest, term, bulk_price);
  const stands = present < target;
  if (stands && !rule.raises && bulk_price >= floor) return 'kept';

  const least = Math.max(1, Math.ceil(floor / ROUBLE));
  // a piece costs no less than its price
  const most = Math.floor((rule.raises ? Math.max(target, bulk_price) : bulk_price) / ROUBLE);
  const isFree = (roubles: number) =>
    term.free_from !== null &&
    lineSum({ ...rest, bulk_price: roubles * ROUBLE, quantity: rest.pieces }).sum >= term.free_from;
  const paid = greatest(least, most, (roubles) => !isFree(roubles));
  const fits = (roubles: number) => landed(roubles) < target;
  const best =
    greatest(paid === undefined ? least : paid + 1, most, fits) ??
    (paid === undefined ? undefined : greatest(least, paid, fits));
  if (best === undefined) return 'floor';
  const price = best * ROUBLE;
  // kopecks alone are no reason to change a price that stands well
  if (price === bulk_price || (stands && price < bulk_price)) return 'kept';
  return { price, rank: rankAt(present), new_rank: rankAt(landed(best)) };
}
