import { pieceCost } from '@org/trade/tax';
import { millisecondsInHour } from 'date-fns/constants';
import { differenceInMilliseconds } from 'date-fns/differenceInMilliseconds';
import type { Cost } from '../../../shared/session/preferences.ts';
import type { Offer } from './offer-words.ts';

/**
 * The final cost of an offer to its buyer, kopecks a piece. A buyer who deducts VAT gets back the VAT within the price;
 * a price without VAT has nothing to give back. A buyer who can't deduct pays the price with its VAT.
 * @see https://www.consultant.ru/document/cons_doc_LAW_28165/ (Tax Code, articles 171 and 172)
 */
export function netCost(
  offer: Pick<Offer, 'vat_rate' | 'vat_included'> & { bulk_price: number },
  canDeduct: boolean,
): number {
  const { net, gross } = pieceCost(offer);
  return canDeduct ? net : gross;
}

/** The cost of a piece in the view that the buyer has chosen, kopecks; undefined if the visitor may not see prices. */
export function costOf(offer: Pick<Offer, 'bulk_price' | 'vat_rate' | 'vat_included'>, view: Cost) {
  const { bulk_price } = offer;
  if (bulk_price === null) return undefined;
  return view === 'price' ? bulk_price : netCost({ ...offer, bulk_price }, view === 'net');
}

/** Where a price lies between the cheapest offer and the dearest: 0 to 1; 0 where they are the same. */
export const shareOfSpread = (price: number, least: number, most: number) =>
  most > least ? Math.min(1, Math.max(0, (price - least) / (most - least))) : 0;

/** How old a supplier's data are. Price lists come daily; after two days stock is guesswork. */
export function freshnessOf(updatedAt: string, now = Date.now()): 'fresh' | 'ageing' | 'stale' {
  const hours = differenceInMilliseconds(now, updatedAt) / millisecondsInHour;
  if (hours <= 24) return 'fresh';
  return hours <= 48 ? 'ageing' : 'stale';
}
