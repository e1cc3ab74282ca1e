import { Badge } from '@org/ui/badge';
import { ZapIcon } from '@org/ui/icons';
import { Link } from '@org/ui/link';
import { memo } from 'react';
import { AddToCart } from '../../../shared/cart/add-to-cart.tsx';
import { FavoriteButton } from '../../../shared/favorites/favorite-button.tsx';
import { ClockText } from '../../../shared/format/clock-text.tsx';
import { formatMoment } from '../../../shared/format/format-moment.ts';
import { paths } from '../../../shared/paths.ts';
import { ReliabilityNote } from '../../../shared/reliability/reliability-note.tsx';
import type { Cost } from '../../../shared/session/preferences.ts';
import { freshnessOf } from './net-cost.ts';
import { offer as grid } from './offer-grid.css.ts';
import { OfferPrice } from './offer-price.tsx';
import { conditionOf, deliveryCostOf, leftOf, lotOf, type Offer, whenOf } from './offer-words.ts';
import * as css from './offers.css.ts';

interface OfferRowProps {
  title: string;
  offer: Offer;
  /** Kopecks of the cheapest offer. */
  best: number;
  most: number | undefined;
  view: Cost;
  /** Why it is the best; undefined for others. */
  reason?: string | undefined;
  isQuickest: boolean;
  offerAge: boolean;
}

/** One offer: the supplier, the delivery, the price and the stock. */
export const OfferRow = memo(function OfferRow(props: OfferRowProps) {
  const { title, offer, best, most, view, reason, isQuickest, offerAge } = props;
  const isBest = reason !== undefined;
  return (
    <li className={isBest ? `${grid} ${css.best}` : grid}>
      <div className={css.supplier}>
        <div className={css.heart}>
          <FavoriteButton supplier={offer.supplier} />
        </div>
        <div className={css.name}>
          <Link variant="quiet" href={paths.supplier(offer.supplier.id)}>
            {offer.supplier.name}
          </Link>
        </div>
        <div className={css.marks}>
          <ReliabilityNote reliability={offer.supplier.reliability} />
          {conditionOf(offer) && <Badge tone="warn">{conditionOf(offer)}</Badge>}
          <Freshness updatedAt={offer.updated_at} />
          {isQuickest && !isBest && <Badge icon={<ZapIcon size={14} />}>Быстрее всех</Badge>}
        </div>
      </div>
      <div className={css.delivery}>
        {whenOf(offer)}
        <span className={css.note}>
          {[offer.city, deliveryCostOf(offer)].filter(Boolean).join(', ')}
        </span>
      </div>
      <div className={css.age}>{offerAge ? <Dot offer={offer} /> : lotOf(offer) || 'поштучно'}</div>
      <div className={css.price}>
        <OfferPrice offer={offer} view={view} best={best} most={most} />
      </div>
      <div className={css.stock}>
        {leftOf(offer)}
        {offerAge && <span className={css.note}>{lotOf(offer)}</span>}
      </div>
      {isBest && (
        <p className={css.reason}>
          <b>Лучшая</b> {reason}
        </p>
      )}
      <div className={css.buy}>
        <AddToCart offer={offer} name={`${title}, ${offer.supplier.name}`} isBest={isBest} />
      </div>
    </li>
  );
});

/** Shows the time of the supplier's price; an old one as a warning. */
function Freshness({ updatedAt }: { updatedAt: string }) {
  const moment = formatMoment(updatedAt);
  if (freshnessOf(updatedAt) === 'stale')
    return (
      <Badge tone="warn">
        прайс: <ClockText>{moment}</ClockText>
      </Badge>
    );
  return (
    <span className={css.freshness}>
      <ClockText>{moment}</ClockText>
    </span>
  );
}

function Dot({ offer: { dot_year, dot_week } }: { offer: Offer }) {
  if (dot_year === null) return '—';
  return (
    <>
      {dot_year}
      {dot_week !== null && <span className={css.note}>нед. {dot_week}</span>}
    </>
  );
}
