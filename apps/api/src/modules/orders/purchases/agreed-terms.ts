import type { LockedOffer } from '../order-stock.sql.ts';

/** What a supplier has agreed on for an offer: its price, and the day on which he has the goods, if that is later. */
export interface AgreedTerms {
  price: number;
  day: string | null;
}

/** An offer, at its own terms or at agreed ones. */
export type OfferOfLine = LockedOffer & { agreed?: AgreedTerms | undefined };

/** The offer at what was agreed on: lots and least quantities are those of the price list alone. */
export const atAgreed = (offer: LockedOffer, agreed: AgreedTerms | undefined): OfferOfLine =>
  agreed ? { ...offer, bulk_price: agreed.price, min_order: 1, multiple: 1, agreed } : offer;
