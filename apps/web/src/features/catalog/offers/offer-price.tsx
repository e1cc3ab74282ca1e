import { formatMoney, formatShare } from '../../../shared/format/format.ts';
import type { Cost } from '../../../shared/session/preferences.ts';
import { dearerBy } from './dearer-by.ts';
import { LoginForPrice } from './login-for-price.tsx';
import { costOf, shareOfSpread } from './net-cost.ts';
import { landedOf, type Offer, vatOf } from './offer-words.ts';
import * as css from './offers.css.ts';

export interface OfferPriceProps {
  offer: Offer;
  view: Cost;
  /** The cheapest offer, kopecks, counted as `view` says. */
  best: number;
  /** The market's dearest price, kopecks. @default none: no place within the spread */
  most?: number;
}

/** What an offer costs, how much dearer that is than the best, and its VAT. */
export function OfferPrice({ offer, view, best, most }: OfferPriceProps) {
  const cost = costOf(offer, view);
  const { bulk_price } = offer;
  const landed = landedOf(offer, view);
  if (landed !== undefined)
    return (
      <>
        {formatMoney(landed)}
        <span className={css.note}>
          {dearerBy(landed, best) > 0 && `${formatShare(dearerBy(landed, best))} · `}
          {view === 'net' ? 'без НДС' : vatOf(offer)}
        </span>
        {bulk_price !== null && (
          <span className={css.note}>в прайсе {formatMoney(bulk_price)}</span>
        )}
      </>
    );
  if (cost === undefined || bulk_price === null) return <LoginForPrice />;
  const dearer = dearerBy(cost, best);
  const share = most === undefined ? 0 : shareOfSpread(cost, best, most);
  return (
    <>
      {formatMoney(cost)}
      <span className={css.note}>
        {dearer > 0 && `${formatShare(dearer)} · `}
        {vatOf(offer)}
      </span>
      {offer.delivery && <span className={css.note}>без доставки</span>}
      {view !== 'price' && <span className={css.note}>в прайсе {formatMoney(bulk_price)}</span>}
      {view === 'price' && most !== undefined && most > best && (
        <span
          className={css.place}
          role="img"
          aria-label={`${Math.round(share * 100)}\u202f% разброса цен рынка`}
          title={`${Math.round(share * 100)}\u202f% разброса цен рынка`}
        >
          <span className={css.placeDot} style={{ left: `${share * 100}%` }} />
        </span>
      )}
    </>
  );
}
