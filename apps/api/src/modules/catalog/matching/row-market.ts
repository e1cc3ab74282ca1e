import type { LandedTerms } from '../../../delivery/delivery-landed.ts';
import type { OfferConditions } from '../filter/offer-conditions.ts';
import type { Reference } from '../filter/reference.ts';

/** What all rows of a list are matched with. */
export interface Market {
  reference: Reference;
  landed: LandedTerms | undefined;
  /** what the offers of all rows must fulfil */
  conditions: OfferConditions;
  /** the offers that were chosen by hand, by the place of their rows */
  picks: readonly (string | null)[];
}
