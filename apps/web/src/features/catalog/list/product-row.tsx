import { productPath } from '@org/trade/product-path';
import {
  DisclosureRow,
  DisclosureRowButton,
  DisclosureRowHeader,
  DisclosureRowPanel,
} from '@org/ui/disclosure-row';
import { Spread } from '@org/ui/spread';
import { lazy, memo, Suspense, useDeferredValue, useState } from 'react';
import {
  countOf,
  formatMoney,
  formatNumber,
  formatPieces,
  formatRoubles,
  formatShare,
  OFFERS,
  SUPPLIERS,
} from '../../../shared/format/format.ts';
import { brandOf, indicesOf, modelOf, sizeOf } from '../../../shared/format/marking.ts';
import { lazyPart } from '../../../shared/page/lazy-part.ts';
import { orEmpty } from '../../../shared/page/or-empty.ts';
import type { ListedProduct } from '../fresh/change.ts';
import { dearerBy } from '../offers/dearer-by.ts';
import { OfferSkeletons } from '../offers/offer-skeletons.tsx';
import type { CarChoice, Filters } from '../search/catalog-search.ts';
import { metaOf, type Product } from '../search/product-words.ts';
import { ProductBadges } from './product-badges.tsx';
import { ProductGlyph } from './product-glyph.tsx';
import * as css from './product-row.css.ts';

// not imported from offer-words.ts, which is not needed before a row is opened

const SpreadTooltip = lazyPart(() => import('./spread-tooltip.tsx'), 'SpreadTooltip');

interface PriceSpreadProps {
  /** Kopecks, ascending; a sample of the offers. */
  prices: readonly number[];
  offersCount: number;
}

/** Shows how far the prices of a product lie apart. The tooltip and its code load when the pointer comes. */
function PriceSpread({ prices, offersCount }: PriceSpreadProps) {
  const [isWanted, setWanted] = useState(false);
  const [least] = prices;
  const most = prices.at(-1);
  if (least === undefined || most === undefined) return null;
  const words = `${countOf(offersCount, OFFERS)}: ${formatMoney(least)} – ${formatMoney(most)}, ${formatShare(dearerBy(most, least))}`;
  const drawing = <Spread values={prices} label={words} onPointerEnter={() => setWanted(true)} />;
  if (!isWanted) return drawing;
  return (
    <Suspense fallback={drawing}>
      <SpreadTooltip words={words} prices={prices} />
    </Suspense>
  );
}

/** Lazy, because only buyers with a city see it. */
const LandedNote = lazyPart(() => import('./landed-note.tsx'), 'LandedNote');

/**
 * What a product is: its drawing, name, marking, attributes, price and stock. The button to its offers is beside it.
 */
export const ProductFacts = memo(function ProductFacts({ product }: { product: Product }) {
  return (
    <>
      <div className={css.glyph}>
        <ProductGlyph product={product} />
      </div>
      <div className={css.name}>
        <span className={css.title}>
          <b className={css.brand}>{brandOf(product)}</b> {modelOf(product)}
        </span>
        <noscript>
          {' '}
          <a href={productPath(product)}>Страница товара</a>
        </noscript>
        <div className={css.meta}>{metaOf(product)}</div>
      </div>
      <div className={css.size}>
        {sizeOf(product)}
        <span className={css.indices}>{indicesOf(product)}</span>
      </div>
      <div className={css.badges}>
        <ProductBadges product={product} />
      </div>
      <Price product={product} />
      <div className={css.stock}>
        <span className={css.pieces}>{formatPieces(product.quantity)}</span>{' '}
        <span className={css.warehouses}>{countOf(product.suppliers_count, SUPPLIERS)}</span>
      </div>
    </>
  );
});

function Price({
  product: { min_bulk_price: min, max_bulk_price: max, prices, offers_count, landed },
}: {
  product: Product;
}) {
  if (min === null)
    return (
      <div className={css.price}>{offers_count > 0 ? 'Цена после входа' : 'Нет в продаже'}</div>
    );
  return (
    <div className={css.price}>
      <div className={css.minPrice}>
        {max === null && 'от '}
        {landed ? formatRoubles(landed.price) : formatMoney(min)}
      </div>
      <div className={css.spread}>
        <PriceSpread prices={prices} offersCount={offers_count} />
      </div>
      {max !== null && max > min && !landed && (
        <div className={css.maxPrice}>до {formatMoney(max)}</div>
      )}
      {landed && (
        <Suspense fallback={<div className={css.landed} />}>
          <LandedNote landed={landed} least={min} />
        </Suspense>
      )}
    </div>
  );
}

const ChangeMark = lazy(() =>
  orEmpty(import('../fresh/change-mark.tsx').then((code) => code.ChangeMark)),
);
const Offers = lazyPart(() => import('../offers/offers.tsx'), 'Offers');

interface ProductRowProps {
  product: ListedProduct;
  /** Filters of the list that apply to offers. They also narrow the offers of an open row. */
  offerFilters: Filters;
  isDense: boolean;
  /** The car that the list is for: wheels then say why they fit it. */
  car?: CarChoice;
  isExpanded: boolean;
  onExpandedChange: (id: string, isExpanded: boolean) => void;
  /** Called when the first offers are rendered, or when none will come. */
  onOffersDrawn?: (() => void) | undefined;
}

/**
 * A product in the list, which opens into its suppliers' offers. Re-renders only when its own product changes.
 * Decision 25.
 */
export const ProductRow = memo(function ProductRow(props: ProductRowProps) {
  const { product, offerFilters, isDense, car, isExpanded, onExpandedChange, onOffersDrawn } =
    props;
  // The row opens at the press. Its offers are rendered at low priority, and stay rendered when the row closes.
  const isLateExpanded = useDeferredValue(isExpanded);
  const [isDrawn, setDrawn] = useState(isExpanded);
  if (isLateExpanded && !isDrawn) setDrawn(true);
  const count = countOf(product.offers_count, OFFERS);
  const skeletons = <OfferSkeletons count={Math.min(5, product.offers_count)} />;
  return (
    <DisclosureRow
      isExpanded={isExpanded}
      onExpandedChange={(expanded) => onExpandedChange(product.id, expanded)}
    >
      <DisclosureRowHeader>
        <div className={css.row}>
          <ProductFacts product={product} />
          <div className={css.offers}>
            <DisclosureRowButton label={`${product.title}: ${count}`} isQuiet={isDense}>
              {formatNumber(product.offers_count)}
              <span className={css.offersWord}>{count.split(' ').at(-1)}</span>
            </DisclosureRowButton>
          </div>
          {product.change && (
            <Suspense>
              <ChangeMark change={product.change} />
            </Suspense>
          )}
        </div>
      </DisclosureRowHeader>
      <DisclosureRowPanel>
        {isDrawn ? (
          <Suspense fallback={skeletons}>
            <Offers product={product} filters={offerFilters} car={car} onDrawn={onOffersDrawn} />
          </Suspense>
        ) : (
          skeletons
        )}
      </DisclosureRowPanel>
    </DisclosureRow>
  );
});
