import { lineSum, pieceCost, totalOf } from '@org/trade/tax';
import { fitQuantity } from '../../shared/cart/cart-lines.ts';
import { maxQuantityOf, minQuantityOf, type OfferLimits } from '../../shared/cart/limits.ts';
import type { GoodsOffer } from './request-calls.ts';

/** An offer and the pieces to take of it. */
export interface Allocation {
  offer: GoodsOffer;
  quantity: number;
}

export const limitsOf = (offer: GoodsOffer): OfferLimits => ({
  ...offer,
  quantity: offer.available,
});

export const piecesOf = (allocations: readonly Allocation[]) =>
  allocations.reduce((sum, { quantity }) => sum + quantity, 0);
/** What the pieces cost with their VAT and without their delivery: the goods of the orders that they become. */
export const costOf = (allocations: readonly Allocation[]) =>
  totalOf(allocations.map(({ offer, quantity }) => lineSum({ ...offer, quantity }))).sum;

/** What a piece costs with its delivery if that is known, with all VAT in any case. */
export const eachOf = (offer: GoodsOffer) => offer.landed_price ?? pieceCost(offer).gross;

/** Prices of different standings are this far apart, in kopecks: no price reaches the next. */
const APART = 10_000_000_000;
const STANDINGS = ['fresh', 'old', 'unknown', 'short'];

/** By what an offer is chosen: its standing, then what a piece costs with its delivery, if that is known. */
const weightOf = (offer: GoodsOffer) =>
  Math.max(0, STANDINGS.indexOf(offer.standing ?? 'fresh')) * APART + eachOf(offer);

const weightOfAll = (allocations: readonly Allocation[]) =>
  allocations.reduce((sum, { offer, quantity }) => sum + quantity * weightOf(offer), 0);

/** Returns the best way that gives enough pieces; empty if no way does. */
const cheapestOf = (ways: readonly Allocation[][], wanted: number): Allocation[] =>
  ways
    .filter((allocations) => piecesOf(allocations) >= wanted)
    .reduce(
      (best, one) => (best.length > 0 && weightOfAll(best) <= weightOfAll(one) ? best : one),
      [],
    );

const fromOne = (offers: readonly GoodsOffer[], wanted: number): Allocation[] =>
  cheapestOf(
    offers.map((offer) => [{ offer, quantity: fitQuantity(wanted, limitsOf(offer)) }]),
    wanted,
  );

/**
 * The quantities that an offer may give: rounded up to a whole lot, even if that is more than wanted, or rounded down.
 */
function partsOf(offer: GoodsOffer, wanted: number): number[] {
  const limits = limitsOf(offer);
  const full =
    Math.floor(Math.min(wanted, maxQuantityOf(limits)) / offer.multiple) * offer.multiple;
  return [...new Set([fitQuantity(wanted, limits), full < minQuantityOf(offer) ? 0 : full])];
}

/**
 * Takes all that the cheapest offer has, then the next, until it is enough. The last parts come from wherever they cost
 * least.
 */
function fromSeveral(offers: readonly GoodsOffer[], wanted: number): Allocation[] {
  const [offer, ...others] = offers;
  if (!offer || wanted <= 0) return [];
  const ways = partsOf(offer, wanted).map((quantity) => [
    { offer, quantity },
    ...fromSeveral(others, wanted - quantity),
  ]);
  const best = cheapestOf([fromOne(offers, wanted), ...ways], wanted);
  return best.length > 0 ? best : (ways[0] ?? []);
}

/** Removes the pieces that lots or minimums have added beyond the wanted number, from the dearest offer first. */
function trimmed(allocations: readonly Allocation[], wanted: number): Allocation[] {
  let over = piecesOf(allocations) - wanted;
  const left = allocations.toReversed().map(({ offer, quantity }) => {
    const { multiple } = offer;
    const spare = Math.min(over, quantity - minQuantityOf(offer));
    const less = quantity <= over ? quantity : Math.floor(Math.max(0, spare) / multiple) * multiple;
    over -= less;
    return { offer, quantity: quantity - less };
  });
  return left.toReversed().filter(({ quantity }) => quantity > 0);
}

/**
 * Decides which offers give the wanted pieces. If single offers have enough, the cheapest of these ways is used.
 * Otherwise the cheapest offers together give them. If all offers together have too few, everything is taken. Lots and
 * minimums are respected.
 * @param offers The best first.
 */
export function split(offers: readonly GoodsOffer[], wanted: number): Allocation[] {
  const one = fromOne(offers, wanted);
  if (one.length > 0) return one;
  const orderable = offers.filter((offer) => maxQuantityOf(limitsOf(offer)) > 0);
  return trimmed(fromSeveral(orderable, wanted), wanted);
}
