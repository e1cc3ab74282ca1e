import { useStepwise } from '../../../shared/hooks/use-stepwise.ts';
import type { Cost } from '../../../shared/session/preferences.ts';
import { costOf } from './net-cost.ts';
import { OfferRow } from './offer-row.tsx';
import { OfferSkeletons } from './offer-skeletons.tsx';
import { hasSet, type Offer, speedOf } from './offer-words.ts';
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
