import { useStepwise } from '../../../shared/hooks/use-stepwise.ts';
import type { Cost } from '../../../shared/session/preferences.ts';
import { costOf } from './net-cost.ts';
import { OfferRow } from './offer-row.tsx';
import { OfferSkeletons } from './offer-skeletons.tsx';
import { bestOf, canBeBest, landedOf, type Offer, reasonOf, speedOf } from './offer-words.ts';
import * as css from './offers.css.ts';

/** Offers that are drawn in one step. */
const STEP = 3;

export interface OfferListProps {
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
