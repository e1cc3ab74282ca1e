import {
  DisclosureRow,
  DisclosureRowButton,
  DisclosureRowHeader,
  DisclosureRowPanel,
} from '@org/ui/disclosure-row';
import { lazy, memo, Suspense, useDeferredValue, useState } from 'react';
import { countOf, formatNumber, OFFERS } from '../../../../shared/format/format.ts';
import { lazyPart } from '../../../../shared/page/lazy-part.ts';
import { orEmpty } from '../../../../shared/page/or-empty.ts';
import type { CarChoice, Filters } from '../../catalog-search.ts';
import type { ListedProduct } from '../../fresh/change.ts';
import { OfferSkeletons } from '../../offers/offer-skeletons.tsx';
import { ProductFacts } from './product-facts.tsx';
import * as css from './product-row.css.ts';

const ChangeMark = lazy(() =>
  orEmpty(import('../../fresh/change-mark.tsx').then((code) => code.ChangeMark)),
);
const Offers = lazyPart(() => import('../../offers/offers.tsx'), 'Offers');

export interface ProductRowProps {
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

/** A product in the list, which opens into its suppliers' offers. Re-renders only when its own product changes. */
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
