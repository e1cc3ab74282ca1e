import { Suspense, useCallback } from 'react';
import { useLocation } from 'react-router-dom';
import { lazyPart } from '../../../shared/page/lazy-part.ts';
import { formatSearch, type Search } from '../catalog-search.ts';
import type { SectionDescription } from '../catalog-sections.ts';
import { listPathOf } from '../selections/with-selection.ts';
import { ProductList } from './product-list.tsx';
import { RowSkeletons } from './row/row-skeletons.tsx';
import type { List } from './use-list.ts';

const ListFailure = lazyPart(() => import('./ends/list-failure.tsx'), 'ListFailure');
const EmptyList = lazyPart(() => import('./ends/empty-list.tsx'), 'EmptyList');
const BeyondEnd = lazyPart(() => import('../../../shared/page/beyond-end.tsx'), 'BeyondEnd');

interface SectionRowsProps {
  section: SectionDescription;
  search: Search;
  list: List;
  onSearch: (search: Search) => void;
}

/** The list of a section, or what stands in its place: it loads, it failed, it is empty, the page is beyond its end. */
export function SectionRows({ section, search, list, onSearch }: SectionRowsProps) {
  const pathname = listPathOf(useLocation().pathname);
  const { pages } = list;
  const hrefOf = useCallback(
    (page: number) => `${pathname}?${formatSearch({ ...search, page })}`,
    [pathname, search],
  );
  if (!pages.data)
    return pages.isError ? (
      <Suspense>
        <ListFailure error={pages.error} onRetry={() => pages.refetch()} />
      </Suspense>
    ) : (
      <RowSkeletons count={12} hasHead />
    );
  const [first] = pages.data.pages;
  if (first?.meta.total === 0)
    return (
      <Suspense>
        <EmptyList section={section} search={search} answer={first} onSearch={onSearch} />
      </Suspense>
    );
  if (first && first.data.length === 0)
    return (
      <Suspense>
        <BeyondEnd page={search.page} pageCount={first.meta.last_page} hrefOf={hrefOf} />
      </Suspense>
    );
  return <ProductList section={section.code} search={search} list={list} hrefOf={hrefOf} />;
}
