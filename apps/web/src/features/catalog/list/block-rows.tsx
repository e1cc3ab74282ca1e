import { memo, Suspense } from 'react';
import { lazyPart } from '../../../shared/page/lazy-part.ts';
import type { ProductPage } from '../catalog.atoms.ts';
import type { Filters, Search } from '../catalog-search.ts';
import * as row from './row/product-row.css.ts';
import { ProductRow } from './row/product-row.tsx';
import { BLOCK, BLOCK_MARK } from './use-block-window.ts';

const AxleSet = lazyPart(() => import('./row/axle-set.tsx'), 'AxleSet');

interface BlockRowsProps {
  page: ProductPage;
  /** Index of the block's first row within its page. */
  first: number;
  /** from 0, among all that is loaded */
  block: number;
  /** Every loaded page, if their rows make up staggered sets. */
  loaded: readonly ProductPage[] | undefined;
  car: Search['car'];
  offerFilters: Filters;
  isDense: boolean;
  openRows: ReadonlySet<string>;
  onExpandedChange: (id: string, isExpanded: boolean) => void;
}

/** One block of a page's rows: as many as are rendered in one step. */
export const BlockRows = memo(function BlockRows({
  page: { data, meta },
  first,
  block,
  loaded,
  openRows,
  ...props
}: BlockRowsProps) {
  return data.slice(first, first + BLOCK).map((product, at) => {
    const isExpanded = openRows.has(product.id);
    const drawn = <ProductRow product={product} isExpanded={isExpanded} {...props} />;
    return (
      <li
        key={product.id}
        className={isExpanded ? undefined : row.closed}
        {...(at === 0 && { [BLOCK_MARK]: block })}
        aria-posinset={(meta.from ?? 1) + first + at}
        aria-setsize={meta.total}
      >
        {loaded ? (
          <Suspense fallback={drawn}>
            <AxleSet product={product} loaded={loaded}>
              {drawn}
            </AxleSet>
          </Suspense>
        ) : (
          drawn
        )}
      </li>
    );
  });
});
