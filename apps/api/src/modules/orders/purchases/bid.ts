import type { Day } from '@org/trade/delivery';

/** What the pieces of a line cost from an offer, and when they come. */
export interface Bid {
  supplier: string;
  /** kopecks with VAT, for all pieces */
  goods: number;
  /** the same with the delivery */
  total: number;
  day: Day;
  isOld: boolean;
}

/**
 * What keeps an offer from being a bid: too few pieces, others lots or a higher minimum, or a delivery whose cost nobody
 * knows.
 */
export type NoBid = 'short' | 'lots' | 'unknown';
