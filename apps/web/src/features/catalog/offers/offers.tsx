import { productIdOf, productPath } from '@org/trade/product-path';
import { Badge } from '@org/ui/badge';
import { Button } from '@org/ui/button';
import { CheckIcon, XIcon } from '@org/ui/icons';
import { SegmentedControl } from '@org/ui/segmented-control';
import { useAtom, useAtomValue } from 'jotai';
import { Suspense, useDeferredValue, useEffect, useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { ClockText } from '../../../shared/format/clock-text.tsx';
import { countOf, formatMoney, OFFERS } from '../../../shared/format/format.ts';
import { formatMoment } from '../../../shared/format/format-moment.ts';
import { lazyPart } from '../../../shared/page/lazy-part.ts';
import { isCost } from '../../../shared/session/preferences.ts';
import { cityAtom, costAtom } from '../../../shared/session/visitor.atoms.ts';
import { carSizesAtom } from '../search/cars.atoms.ts';
import type { CarChoice, Filters } from '../search/catalog-search.ts';
import { descriptions } from '../search/catalog-sections.ts';
import { bestFit } from '../search/fit.ts';
import type { Product } from '../search/product-words.ts';
import { CompareButton } from './compare-button.tsx';
import { ListFailure } from './list-failure.tsx';
import { OfferFold } from './offer-fold.tsx';
import { OfferList } from './offer-list.tsx';
import { OfferSkeletons } from './offer-skeletons.tsx';
import { OFFER_ORDERS, OFFER_ORDERS_TO_CITY, type OfferOrder } from './offer-words.ts';
import { firstOffers, nextOffersOf, offersAtom, offersIn } from './offers.atoms.ts';
import * as css from './offers.css.ts';

export interface FitReasonProps {
  car: { brand: string; model: string; year?: number; modification?: string };
  product: Product;
}

/** Says by which rules a wheel fits the chosen car. */
export function FitReason({ car, product }: FitReasonProps) {
  const { data } = useAtomValue(carSizesAtom(car));
  const fit = bestFit(data?.data ?? [], product);
  if (!fit) return null;
  return (
    <div className={css.fit}>
      <span>
        Для {fit.car.brand} {fit.car.model}, {fit.car.modification}:
      </span>
      {fit.rules.map(({ text, isMet }) => (
        <Badge
          key={text}
          tone={isMet ? 'ok' : 'danger'}
          icon={isMet ? <CheckIcon size={14} /> : <XIcon size={14} />}
        >
          {text}
        </Badge>
      ))}
    </div>
  );
}

const COSTS = [
  { value: 'price', label: 'Как в прайсе' },
  { value: 'net', label: 'НДС к вычету' },
  { value: 'gross', label: 'Без вычета' },
];
const TERMS = [
  { value: '1', label: '1 день' },
  { value: '3', label: '3 дня' },
];
const PIECES = ['4', '20', '40'].map((value) => ({ value, label: value }));

export interface OfferToolsProps {
  filters: Filters;
  onChange: (filters: Filters) => void;
}

/** The filters for the offers of one product, and the choice of the VAT that they are compared with. */
export function OfferTools({ filters, onChange }: OfferToolsProps) {
  const [cost, setCost] = useAtom(costAtom);
  const pick = (field: string, value: string | undefined) => {
    const { [field]: _before, ...others } = filters;
    onChange(value === undefined ? others : { ...others, [field]: Number(value) });
  };
  const chosen = (field: string) => (filters[field] === undefined ? [] : [String(filters[field])]);
  return (
    <div className={css.tools}>
      <div className={css.tool}>
        Отгрузка до
        <SegmentedControl
          label="Срок отгрузки не больше"
          look="pills"
          isClearable
          options={TERMS}
          value={chosen('delivery_days_max')}
          onChange={([days]) => pick('delivery_days_max', days)}
        />
      </div>
      <div className={css.tool}>
        Остаток от
        <SegmentedControl
          label="Остаток предложения от, штук"
          look="pills"
          isClearable
          options={PIECES}
          value={chosen('quantity_min')}
          onChange={([pieces]) => pick('quantity_min', pieces)}
        />
      </div>
      <div className={css.tool}>
        <SegmentedControl
          label="Цена для покупателя"
          size="s"
          options={COSTS}
          value={[cost]}
          onChange={([value]) => isCost(value) && setCost(value)}
        />
      </div>
    </div>
  );
}

const PriceHistory = lazyPart(() => import('./price-history.tsx'), 'PriceHistory');
const FactsNote = lazyPart(() => import('../facts/facts-note.tsx'), 'FactsNote');
const Substitutes = lazyPart(
  () => import('../../../shared/substitutes/substitutes.tsx'),
  'Substitutes',
);
const FactsOfProduct = lazyPart(() => import('../facts/facts-of-product.tsx'), 'FactsOfProduct');
const CityChoice = lazyPart(() => import('../../../shared/city/city-choice.tsx'), 'CityChoice');
const CITIES = ['городе', 'городах', 'городах'] as const;

export interface OffersProps {
  product: Product;
  /** Filters of the list that apply to offers. */
  filters: Filters;
  /** The car that the list is for. */
  car?: CarChoice;
  /** Called when the first offers are rendered, or when none will come. */
  onDrawn?: (() => void) | undefined;
}

const sumOf = (groups: readonly { offers_count: number }[]) =>
  groups.reduce((sum, { offers_count }) => sum + offers_count, 0);

/** The suppliers' offers of a product, best price first; five, then the rest on demand. */
export function Offers({ product, filters: listFilters, car, onDrawn }: OffersProps) {
  const [chosen, setOrder] = useState<OfferOrder>();
  const [offerFilters, setOfferFilters] = useState<Filters>({});
  const cost = useAtomValue(costAtom);
  const to = useAtomValue(cityAtom);
  const filters = { ...listFilters, ...offerFilters };
  const orders: readonly { value: OfferOrder; label: string }[] = to
    ? OFFER_ORDERS_TO_CITY
    : OFFER_ORDERS;
  const order = orders.find(({ value }) => value === chosen)?.value ?? orders[0]?.value;
  const asked = firstOffers(product.id, filters, { cost, to, chosen });
  const pages = useAtomValue(offersAtom(asked));
  // Offers are drawn in small steps that let the reader's next press through.
  const given = useDeferredValue(pages.data, undefined);
  // those of the order or the city before stay until the next come, with what was typed in them
  const [kept, setKept] = useState(given);
  if (given && given !== kept) setKept(given);
  const data = given ?? (pages.isError ? undefined : kept);
  const isStale = data !== undefined && given === undefined;
  const offers = offersIn(data?.pages);
  const total = data?.pages[0]?.meta.total;
  const groups = data?.pages[0]?.groups ?? [];
  const fresh = groups.find(({ standing }) => standing === 'fresh');
  const folds = groups.filter((group) => group !== fresh);
  const all = total === undefined ? undefined : to ? sumOf(groups) : total;
  const cities = data?.pages[0]?.cities_count ?? 0;
  const isNarrowed = Object.keys(offerFilters).length > 0;
  const isDrawn = data !== undefined || pages.isError;
  useEffect(() => {
    if (isDrawn) onDrawn?.();
  }, [isDrawn, onDrawn]);
  const { section } = product;
  return (
    <div className={css.offers} aria-busy={isStale} data-stale={isStale ? '' : undefined}>
      <div className={css.toolbar}>
        <h2 className={css.heading}>Предложения поставщиков</h2>
        <span className={css.summary}>
          {countOf(all ?? product.offers_count, OFFERS)}
          {cities > 1 && ` в ${countOf(cities, CITIES)}`}
          {!isNarrowed &&
            product.min_bulk_price !== null &&
            `, от ${formatMoney(product.min_bulk_price)}`}
        </span>
        <div className={css.order}>
          <SegmentedControl
            label="Порядок предложений"
            size="s"
            isWide
            options={orders}
            value={order ? [order] : []}
            onChange={([value]) => value && setOrder(value as OfferOrder)}
          />
        </div>
      </div>
      <Suspense>
        <FactsNote productId={product.id} />
      </Suspense>
      <OfferTools filters={offerFilters} onChange={setOfferFilters} />
      <Suspense fallback={<div className={css.cityToCome} />}>
        <CityChoice />
      </Suspense>
      {section === 'disks' && car?.model && (
        <FitReason car={{ ...car, model: car.model }} product={product} />
      )}
      {!data && !pages.isError && <OfferSkeletons count={Math.min(5, product.offers_count)} />}
      {pages.isError && <ListFailure error={pages.error} onRetry={() => pages.refetch()} />}
      {all === 0 &&
        (isNarrowed ? (
          <p className={css.fit}>С такими условиями предложений нет</p>
        ) : (
          <Suspense>
            <Substitutes missed={{ product_id: product.id }} />
          </Suspense>
        ))}
      {offers.length > 0 && (
        <OfferList
          title={product.title}
          offers={offers}
          most={product.max_bulk_price}
          view={cost}
          offerAge={descriptions[section].offerAge}
          city={to}
          least={fresh?.price ?? undefined}
          isByPrice={order === 'landed' || offers.length === total}
        />
      )}
      {folds.map((group, at) => (
        <OfferFold
          key={group.standing}
          group={group}
          fresh={fresh}
          asked={asked}
          title={product.title}
          view={cost}
          offerAge={descriptions[section].offerAge}
          isOpen={!fresh && at === 0}
        />
      ))}
      <OffersFooter product={product}>
        {data && pages.hasNextPage && (
          <Button
            variant="ghost"
            isPending={pages.isFetchingNextPage}
            onPress={() => pages.fetchNextPage()}
          >
            Ещё {countOf(nextOffersOf(offers.length, total ?? 0), OFFERS)}
          </Button>
        )}
      </OffersFooter>
    </div>
  );
}

/** Below the offers: a button for more, the price history, the facts, and a link to the product. */
function OffersFooter({ product, children }: { product: Product; children: React.ReactNode }) {
  const [isHistoryShown, setHistoryShown] = useState(false);
  const [areFactsShown, setFactsShown] = useState(false);
  // the product's own page has all of it
  const isOnPage = productIdOf(useParams().product ?? '') === product.id;
  return (
    <>
      <div className={css.footer}>
        {children}
        {!isOnPage && (
          <>
            <Button
              variant="ghost"
              aria-expanded={isHistoryShown}
              onPress={() => setHistoryShown(!isHistoryShown)}
            >
              Цена за 12 месяцев
            </Button>
            <Button variant="ghost" aria-haspopup="dialog" onPress={() => setFactsShown(true)}>
              Характеристики
            </Button>
            <CompareButton productId={product.id} title={product.title} />
            <Link className={css.link} to={productPath(product)}>
              Страница товара
            </Link>
          </>
        )}
        {product.updated_at && (
          <span className={css.fresh}>
            Цены обновлены <ClockText>{formatMoment(product.updated_at)}</ClockText>
          </span>
        )}
      </div>
      {areFactsShown && (
        <Suspense>
          <FactsOfProduct product={product} onClose={() => setFactsShown(false)} />
        </Suspense>
      )}
      {isHistoryShown && (
        <Suspense>
          <PriceHistory productId={product.id} />
        </Suspense>
      )}
    </>
  );
}
