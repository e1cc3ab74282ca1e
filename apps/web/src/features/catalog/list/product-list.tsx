import { Button } from '@org/ui/button';
import { Pagination } from '@org/ui/pagination';
import { useAtom, useAtomValue } from 'jotai';
import { lazy, Suspense, useCallback, useMemo } from 'react';
import { densityAtom } from '../../../shared/atoms.ts';
import { formatNumber } from '../../../shared/format.ts';
import type { SectionCode } from '../../../shared/sections.ts';
import { openRowsAtom, type ProductPages } from '../atoms.ts';
import { PER_PAGE } from '../request.ts';
import { formatSearch, offerFiltersOf, type Search } from '../search.ts';
import { ListHead } from './list-head.tsx';
import * as css from './product-list.css.ts';
import * as row from './product-row.css.ts';
import { ProductRow } from './product-row.tsx';
import { RowSkeletons } from './row-skeletons.tsx';

const ListFailure = lazy(async () => ({
  default: (await import('./list-failure.tsx')).ListFailure,
}));

export interface ProductListProps {
  section: SectionCode;
  search: Search;
  pages: ProductPages;
  /** Address of another page of the same list. */
  hrefOf: (page: number) => string;
}

/** The rows of a section, page after page. */
export function ProductList({ section, search, pages, hrefOf }: ProductListProps) {
  const isDense = useAtomValue(densityAtom) === 'dense';
  const [openRows, setOpenRows] = useAtom(openRowsAtom({ section, query: formatSearch(search) }));
  const offerFilters = useMemo(() => offerFiltersOf(search), [search]);
  const onExpandedChange = useCallback(
    (id: string, isExpanded: boolean) => setOpenRows({ id, isExpanded }),
    [setOpenRows],
  );
  const products = pages.data?.pages.flatMap(({ data }) => data) ?? [];

  return (
    <div className={isDense ? row.dense : undefined} aria-busy={pages.isFetching}>
      <ListHead search={search} />
      <ul aria-label="Товары">
        {products.map((product) => (
          <li key={product.id}>
            <ProductRow
              product={product}
              offerFilters={offerFilters}
              isDense={isDense}
              isExpanded={openRows.has(product.id)}
              onExpandedChange={onExpandedChange}
            />
          </li>
        ))}
      </ul>
      {pages.isFetchingNextPage && <RowSkeletons count={3} />}
      {pages.isFetchNextPageError && (
        <Suspense>
          <ListFailure error={pages.error} onRetry={() => pages.fetchNextPage()} />
        </Suspense>
      )}
      <ListEnd pages={pages} hrefOf={hrefOf} />
    </div>
  );
}

/** What ends the list: more of it, its pages, and where one is. */
function ListEnd({ pages, hrefOf }: Pick<ProductListProps, 'pages' | 'hrefOf'>) {
  const first = pages.data?.pages[0]?.meta;
  const last = pages.data?.pages.at(-1)?.meta;
  if (!first || !last) return null;
  const left = last.total - (last.to ?? last.total);
  return (
    <div className={css.end}>
      {pages.hasNextPage && (
        <Button
          size="l"
          isPending={pages.isFetchingNextPage}
          pendingText="Загружаем"
          onPress={() => pages.fetchNextPage()}
        >
          Показать ещё {Math.min(PER_PAGE, left)}
        </Button>
      )}
      <Pagination
        label="Страницы списка"
        page={last.current_page}
        pageCount={last.last_page}
        hrefOf={hrefOf}
        pageLabel={(page) => `Страница ${page}`}
        previousLabel="Предыдущая страница"
        nextLabel="Следующая страница"
      />
      {first.from !== null && (
        <span className={css.place}>
          {formatNumber(first.from)}–{formatNumber(last.to ?? first.from)} из{' '}
          {formatNumber(last.total)}
        </span>
      )}
    </div>
  );
}
