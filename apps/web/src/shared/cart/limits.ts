/** The limits of an offer for a line, and its stock. */
export interface OfferLimits {
  quantity: number;
  min_order: number;
  multiple: number;
}

/** The least that can be ordered: the minimum, as full multiples. */
export const minQuantityOf = ({ min_order, multiple }: Omit<OfferLimits, 'quantity'>) =>
  Math.ceil(min_order / multiple) * multiple;

/** The most that can be ordered: the stock, in full multiples; 0 if that is less than the least. */
export function maxQuantityOf({ quantity, ...terms }: OfferLimits) {
  const most = Math.floor(quantity / terms.multiple) * terms.multiple;
  return most < minQuantityOf(terms) ? 0 : most;
}
