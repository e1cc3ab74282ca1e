import { Button } from '@org/ui/button';
import { SegmentedControl } from '@org/ui/segmented-control';
import { useAtomValue } from 'jotai';
import { Suspense, useDeferredValue, useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { cityAtom, costAtom } from '../../../shared/atoms.ts';
import { countOf, formatMoney, OFFERS } from '../../../shared/format/format.ts';
import { formatMoment } from '../../../shared/format/format-moment.ts';
import { lazyPart } from '../../../shared/page/lazy-part.ts';
import { ListFailure } from '../list/ends/list-failure.tsx';
import type { Product } from '../product-words.ts';
import type { CarChoice, Filters } from '../search.ts';
import { descriptions } from '../sections.ts';
import { nextOffersOf, offersAtom, offersIn } from './atoms.ts';
import { FitReason } from './fit-reason.tsx';
import { OfferList } from './offer-list.tsx';
import { OfferSkeletons } from './offer-skeletons.tsx';
import { OfferTools } from './offer-tools.tsx';
import { OFFER_ORDERS, OFFER_ORDERS_TO_CITY, type OfferOrder, orderFor } from './offer-words.ts';
import * as css from './offers.css.ts';

const PriceHistory = lazyPart(() => import('./price-history.tsx'), 'PriceHistory');
const FactsNote = lazyPart(() => import('../facts/facts-note.tsx'), 'FactsNote');
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

/** The suppliers' offers of a product, best price first; five, then the rest on demand. */
export function Offers({ product, filters: listFilters, car, onDrawn }: OffersProps) {
  const [order, setOrder] = useState<OfferOrder>('bulk_price__asc');
  const [own, setOwn] = useState<Filters>({});
  const cost = useAtomValue(costAtom);
  const to = useAtomValue(cityAtom);
  const filters = { ...listFilters, ...own };
  const pages = useAtomValue(
    offersAtom({ productId: product.id, filters, order: orderFor(order, cost), to }),
  );
  // Offers are drawn in small steps that let the reader's next press through.
  const data = useDeferredValue(pages.data, undefined);
  const offers = offersIn(data?.pages);
  const total = data?.pages[0]?.meta.total;
  const cities = data?.pages[0]?.cities_count ?? 0;
  const isNarrowed = Object.keys(own).length > 0;
  const isDrawn = data !== undefined || pages.isError;
  useEffect(() => {
    if (isDrawn) onDrawn?.();
  }, [isDrawn, onDrawn]);
  const { section } = product;
  return (
    <div className={css.offers}>
      <div className={css.toolbar}>
        <h2 className={css.heading}>Предложения поставщиков</h2>
        <span className={css.summary}>
          {countOf(total ?? product.offers_count, OFFERS)}
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
            options={to ? OFFER_ORDERS_TO_CITY : OFFER_ORDERS}
            value={[order]}
            onChange={([value]) => value && setOrder(value as OfferOrder)}
          />
        </div>
      </div>
      <Suspense>
        <FactsNote productId={product.id} />
      </Suspense>
      <OfferTools filters={own} onChange={setOwn} />
      <Suspense fallback={<div className={css.cityToCome} />}>
        <CityChoice />
      </Suspense>
      {section === 'disks' && car?.model && (
        <FitReason car={{ ...car, model: car.model }} product={product} />
      )}
      {!data && !pages.isError && <OfferSkeletons count={Math.min(5, product.offers_count)} />}
      {pages.isError && <ListFailure error={pages.error} onRetry={() => pages.refetch()} />}
      {total === 0 && <p className={css.fit}>С такими условиями предложений нет</p>}
      {offers.length > 0 && (
        <OfferList
          title={product.title}
          offers={offers}
          best={isNarrowed ? null : product.min_bulk_price}
          most={product.max_bulk_price}
          view={cost}
          offerAge={descriptions[section].offerAge}
          isByPrice={order === 'bulk_price__asc' || offers.length === total}
        />
      )}
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
  const { pathname, search } = useLocation();
  const link = new URLSearchParams(search);
  link.set('product', product.id);
  return (
    <>
      <div className={css.footer}>
        {children}
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
        <Link className={css.link} to={`${pathname}?${link}`}>
          Ссылка на товар
        </Link>
        {product.updated_at && (
          <span className={css.fresh}>Цены обновлены {formatMoment(product.updated_at)}</span>
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
