import { leastOf, mostOf, type OfferLimits } from '../../shared/cart/limits.ts';
import { fitOf } from '../../shared/cart/lines.ts';
import type { BulkOffer } from './bulk.ts';

/** An offer and the pieces to take of it. */
export interface Take {
  offer: BulkOffer;
  quantity: number;
}

export const limitsOf = (offer: BulkOffer): OfferLimits => ({
  ...offer,
  quantity: offer.available,
});

export const piecesOf = (takes: readonly Take[]) =>
  takes.reduce((sum, { quantity }) => sum + quantity, 0);
export const costOf = (takes: readonly Take[]) =>
  takes.reduce((sum, { offer, quantity }) => sum + quantity * offer.bulk_price, 0);

/** The cheapest of some ways to so many pieces; none where none of them is enough. */
const cheapestOf = (ways: readonly Take[][], wanted: number): Take[] =>
  ways
    .filter((takes) => piecesOf(takes) >= wanted)
    .reduce((best, one) => (best.length > 0 && costOf(best) <= costOf(one) ? best : one), []);

const fromOne = (offers: readonly BulkOffer[], wanted: number): Take[] =>
  cheapestOf(
    offers.map((offer) => [{ offer, quantity: fitOf(wanted, limitsOf(offer)) }]),
    wanted,
  );

/** What an offer gives of a part: with its last lot, though that is more than is wanted, or without. */
function partsOf(offer: BulkOffer, wanted: number): number[] {
  const limits = limitsOf(offer);
  const full = Math.floor(Math.min(wanted, mostOf(limits)) / offer.multiple) * offer.multiple;
  return [...new Set([fitOf(wanted, limits), full < leastOf(offer) ? 0 : full])];
}

/** All that the cheapest has, and so on until it is enough; the last parts come from wherever they cost least. */
function fromSeveral(offers: readonly BulkOffer[], wanted: number): Take[] {
  const [offer, ...others] = offers;
  if (!offer || wanted <= 0) return [];
  const ways = partsOf(offer, wanted).map((quantity) => [
    { offer, quantity },
    ...fromSeveral(others, wanted - quantity),
  ]);
  const best = cheapestOf([fromOne(offers, wanted), ...ways], wanted);
  return best.length > 0 ? best : (ways[0] ?? []);
}

/** What a lot or a minimum has brought beyond the wanted is left out again, of the dearest first. */
function trimmed(takes: readonly Take[], wanted: number): Take[] {
  let over = piecesOf(takes) - wanted;
  const left = takes.toReversed().map(({ offer, quantity }) => {
    const { multiple } = offer;
    const spare = Math.min(over, quantity - leastOf(offer));
    const less = quantity <= over ? quantity : Math.floor(Math.max(0, spare) / multiple) * multiple;
    over -= less;
    return { offer, quantity: quantity - less };
  });
  return left.toReversed().filter(({ quantity }) => quantity > 0);
}

/**
 * How to take so many pieces: by one offer wherever one has them, the cheapest way; else by the cheapest that have them
 * together; all that there is where nobody has so many. Lots and minimums are kept.
 * @param offers The cheapest first.
 */
export function split(offers: readonly BulkOffer[], wanted: number): Take[] {
  const one = fromOne(offers, wanted);
  if (one.length > 0) return one;
  const orderable = offers.filter((offer) => mostOf(limitsOf(offer)) > 0);
  return trimmed(fromSeveral(orderable, wanted), wanted);
}
