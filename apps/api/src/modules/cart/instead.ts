import { leastOf, mostOf } from '../../trade/line.ts';

/** Pieces of a product that were ordered and will not come. */
export interface MissingPieces {
  product_id: number;
  pieces: number;
}

/** An offer of another supplier. */
export interface OtherOffer {
  offer_id: string;
  product_id: number;
  stock: number;
  min_order: number;
  multiple: number;
}

/** What is taken of an offer. */
interface PickedItem {
  offer_id: string;
  quantity: number;
}

/** Returns how many pieces to take of an offer: as many as can be ordered, but no more than wanted. */
const orderableQuantity = (offer: OtherOffer, wanted: number) => {
  const pieces = Math.min(mostOf(offer), Math.floor(wanted / offer.multiple) * offer.multiple);
  return pieces < leastOf(offer) ? 0 : pieces;
};

/**
 * Picks offers for missing pieces: for each product the offers in their order, as much of each as possible. `left`
 * counts the pieces that are still missing.
 */
export function pickReplacements(
  missing: readonly MissingPieces[],
  offers: readonly OtherOffer[],
): { items: PickedItem[]; left: number } {
  const items: PickedItem[] = [];
  let left = 0;
  for (const { product_id, pieces } of missing) {
    let wanted = pieces;
    for (const offer of offers.filter((one) => one.product_id === product_id)) {
      const quantity = orderableQuantity(offer, wanted);
      if (quantity === 0) continue;
      items.push({ offer_id: offer.offer_id, quantity });
      wanted -= quantity;
    }
    left += wanted;
  }
  return { items, left };
}
