import { Badge } from '@org/ui/badge';
import { ZapIcon } from '@org/ui/icons';
import { Link } from '@org/ui/link';
import { Rating } from '@org/ui/rating';
import { memo } from 'react';
import { AddToCart } from '../../../shared/cart/add-to-cart.tsx';
import { FavoriteButton } from '../../../shared/favorites/favorite-button.tsx';
import { formatMoment } from '../../../shared/format/format-moment.ts';
import { formatRating } from '../../../shared/format/format-rating.ts';
import { useStepwise } from '../../../shared/hooks/use-stepwise.ts';
import { paths } from '../../../shared/paths.ts';
import type { Cost } from '../../../shared/session/preferences.ts';
import { costOf, freshnessOf } from './net-cost.ts';
import { offer as grid } from './offer-grid.css.ts';
import { OfferPrice } from './offer-price.tsx';
import { OfferSkeletons } from './offer-skeletons.tsx';
import {
  conditionOf,
  deliveryCostOf,
  hasSet,
  leftOf,
  lotOf,
  type Offer,
  speedOf,
  whenOf,
} from './offer-words.ts';
import * as css from './offers.css.ts';

/** Offers that are drawn in one step. */
const STEP = 3;

export interface OfferListProps {
  /** The name of the product. */
  title: string;
  offers: readonly Offer[];
  /** Kopecks of the cheapest offer of the product, which may be on a later page. */
  best: number | null;
  /** Whether the age of the goods matters (tyres), or the lot they are sold by (wheels). */
  offerAge: boolean;
  /** Kopecks of the market's dearest offer. @default none */
  most?: number | null;
  /** @default 'price' */
  view?: Cost;
  /** Whether no cheaper offer can come later. @default true */
  isByPrice?: boolean;
}

/** Offers side by side: the best price has the bar, the others say how much dearer they are. */
export function OfferList({
  title,
  offers,
  best: bestPrice,
  most,
  offerAge,
  view = 'price',
  isByPrice = true,
}: OfferListProps) {
  const sets = offers.some(hasSet) ? offers.filter(hasSet) : offers;
  const cheapest = Math.min(...sets.map((offer) => costOf(offer, view)));
  const best = isByPrice || bestPrice === null || view !== 'price' ? cheapest : bestPrice;
  const speeds = offers.map(speedOf).filter((speed) => speed !== undefined);
  const quickest = speeds.toSorted()[0];
  const slowest = speeds.toSorted().at(-1);
  const bestOffer = sets.find((offer) => costOf(offer, view) === best);
  const drawn = useStepwise(offers.length, STEP);
  return (
    <>
      <OffersHead offerAge={offerAge} isToCity={offers.some(({ delivery }) => delivery !== null)} />
      <ul aria-label={`Предложения: ${title}`}>
        {offers.slice(0, drawn).map((offer) => (
          <OfferRow
            key={offer.id}
            title={title}
            offer={offer}
            best={best}
            most={most ?? undefined}
            view={view}
            isBest={offer === bestOffer}
            isQuickest={
              quickest !== undefined && quickest !== slowest && speedOf(offer) === quickest
            }
            offerAge={offerAge}
          />
        ))}
      </ul>
      {drawn < offers.length && <OfferSkeletons count={offers.length - drawn} />}
    </>
  );
}

function OffersHead({ offerAge, isToCity }: { offerAge: boolean; isToCity: boolean }) {
  return (
    <div className={css.head} aria-hidden="true">
      <span>Поставщик</span>
      <span>{isToCity ? 'Доставка' : 'Отгрузка'}</span>
      <span>{offerAge ? 'DOT' : 'Кратно'}</span>
      <span className={css.right}>Цена опт</span>
      <span className={css.right}>Остаток</span>
      <span className={css.quantity}>Количество</span>
    </div>
  );
}

interface OfferRowProps {
  title: string;
  offer: Offer;
  /** Kopecks of the cheapest offer. */
  best: number;
  most: number | undefined;
  view: Cost;
  isBest: boolean;
  isQuickest: boolean;
  offerAge: boolean;
}

const OfferRow = memo(function OfferRow(props: OfferRowProps) {
  const { title, offer, best, most, view, isBest, isQuickest, offerAge } = props;
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
          {offer.supplier.rating !== null && (
            <Rating label="Оценка">{formatRating(offer.supplier.rating)}</Rating>
          )}
          {conditionOf(offer) && <Badge tone="warn">{conditionOf(offer)}</Badge>}
          {isBest && <Badge tone="best">Лучшая цена</Badge>}
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
      <div className={css.buy}>
        <AddToCart offer={offer} name={`${title}, ${offer.supplier.name}`} isBest={isBest} />
      </div>
    </li>
  );
});

/** Shows the time of the supplier's price; an old one as a warning. */
function Freshness({ updatedAt }: { updatedAt: string }) {
  const moment = formatMoment(updatedAt);
  if (freshnessOf(updatedAt) === 'stale') return <Badge tone="warn">прайс: {moment}</Badge>;
  return <span>{moment}</span>;
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
