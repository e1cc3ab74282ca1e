import { Badge } from '@org/ui/badge';
import { ZapIcon } from '@org/ui/icons';
import { Link } from '@org/ui/link';
import { memo } from 'react';
import { AddToCart } from '../../../shared/cart/add-to-cart.tsx';
import { FavoriteButton } from '../../../shared/favorites/favorite-button.tsx';
import { ClockText } from '../../../shared/format/clock-text.tsx';
import { formatMoney, formatRoubles, formatShare } from '../../../shared/format/format.ts';
import { formatMoment } from '../../../shared/format/format-moment.ts';
import { vatOf } from '../../../shared/format/list-price.ts';
import { useStepwise } from '../../../shared/hooks/use-stepwise.ts';
import { paths } from '../../../shared/page/paths.ts';
import { ReliabilityNote } from '../../../shared/reliability/reliability-note.tsx';
import type { Cost } from '../../../shared/session/preferences.ts';
import { dearerBy } from './dearer-by.ts';
import { LoginForPrice } from './login-for-price.tsx';
import { costOf, freshnessOf, shareOfSpread } from './net-cost.ts';
import { offer as grid } from './offer-grid.css.ts';
import { OfferSkeletons } from './offer-skeletons.tsx';
import {
  bestOf,
  canBeBest,
  conditionOf,
  deliveryCostOf,
  landedOf,
  leftOf,
  lotOf,
  type Offer,
  reasonOf,
  speedOf,
  whenOf,
} from './offer-words.ts';
import * as css from './offers.css.ts';

interface OfferPriceProps {
  offer: Offer;
  view: Cost;
  /** The cheapest offer, kopecks, counted as `view` says. */
  best: number;
  /** The market's dearest price, kopecks. @default none: no place within the spread */
  most?: number;
}

/** What an offer costs, how much dearer that is than the best, and its VAT. */
function OfferPrice({ offer, view, best, most }: OfferPriceProps) {
  const cost = costOf(offer, view);
  const { bulk_price } = offer;
  const landed = landedOf(offer, view);
  if (landed !== undefined)
    return (
      <>
        {formatRoubles(landed)}
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
const OfferRow = memo(function OfferRow(props: OfferRowProps) {
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

/** Offers that are drawn in one step. */
const STEP = 3;

interface OfferListProps {
  /** The name of the product. */
  title: string;
  offers: readonly Offer[];
  /** Whether the age of the goods matters (tyres), or the lot they are sold by (wheels). */
  offerAge: boolean;
  /** Kopecks of the market's dearest offer. @default none */
  most?: number | null;
  /** @default 'price' */
  view?: Cost;
  /** The buyer's city. Without it no offer is called the best. @default none */
  city?: string;
  /** Landed price of the best offer, in kopecks, which may be on a later page. @default that of the best of these */
  least?: number | undefined;
  /** Whether no better offer can come later. @default true */
  isByPrice?: boolean;
}

/** What an offer costs to whom it is shown. */
const shownPrice = (offer: Offer, view: Cost) => landedOf(offer, view) ?? costOf(offer, view);

/** Offers side by side: the best one has the bar and says why, the others say how much dearer they are. */
export function OfferList(props: OfferListProps) {
  const { title, offers, most, offerAge, view = 'price', city = '' } = props;
  const best = city ? bestOf(offers, view) : undefined;
  // a price without its delivery says nothing of one with it
  const compared = best ? offers.filter(canBeBest) : offers;
  const prices = compared
    .flatMap((offer) => shownPrice(offer, view) ?? [])
    .toSorted((a, b) => a - b);
  const [least = 0] = props.least === undefined ? prices : [props.least];
  const isKnown = best !== undefined && landedOf(best, view) === least;
  const next = (props.isByPrice ?? true) ? prices[1] : undefined;
  const reason = isKnown ? reasonOf(best, view, city, next) : undefined;
  const speeds = offers.map(speedOf).filter((speed) => speed !== undefined);
  const quickest = speeds.toSorted()[0];
  const slowest = speeds.toSorted().at(-1);
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
            best={least}
            most={most ?? undefined}
            view={view}
            reason={offer === best ? reason : undefined}
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
      <span>{isToCity ? 'Привезут' : 'Отгрузка'}</span>
      <span>{offerAge ? 'DOT' : 'Кратно'}</span>
      <span className={css.right}>{isToCity ? 'С доставкой' : 'Цена опт'}</span>
      <span className={css.right}>Остаток</span>
      <span className={css.quantity}>Количество</span>
    </div>
  );
}
