import { useAtomValue } from 'jotai';
import {
  type ReactNode,
  type RefObject,
  Suspense,
  useCallback,
  useDeferredValue,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { useMedia } from '../../../shared/hooks/use-media.ts';
import { lazyPart } from '../../../shared/page/lazy-part.ts';
import { cityAtom, costAtom } from '../../../shared/session/visitor.atoms.ts';
import { FilterRail } from '../filters/filter-rail.tsx';
import {
  countFilters,
  formatSearch,
  listPathOf,
  offerFiltersOf,
  type Search,
  type Value,
  withFilters,
  withPlace,
} from '../search/catalog-search.ts';
import type { SectionDescription } from '../search/catalog-sections.ts';
import { hidesPrices } from '../search/product-words.ts';
import { pressed } from '../smart-search/pressed.ts';
import { ListTools } from './list-tools.tsx';
import { ProductList } from './product-list.tsx';
import { RowSkeletons } from './row-skeletons.tsx';
import * as css from './section-list.css.ts';
import { type List, useList } from './use-list.ts';

const ListFailure = lazyPart(() => import('../offers/list-failure.tsx'), 'ListFailure');
const EmptyList = lazyPart(() => import('./empty-list.tsx'), 'EmptyList');
const BeyondEnd = lazyPart(() => import('../../../shared/page/beyond-end.tsx'), 'BeyondEnd');

interface SectionRowsProps {
  section: SectionDescription;
  search: Search;
  list: List;
  onSearch: (search: Search) => void;
}

/** The list of a section, or what stands in its place: it loads, it failed, it is empty, the page is beyond its end. */
function SectionRows({ section, search, list, onSearch }: SectionRowsProps) {
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

/**
 * Scrolls another list to its beginning if that is out of view, unless the user went back to a place in the list, or
 * has the focus in the filters beside it.
 * @param query what the list is of
 */
function useScrollToStart(
  query: string,
  list: RefObject<HTMLElement | null>,
  filters: RefObject<HTMLElement | null>,
) {
  const isBack = useNavigationType() === 'POP';
  const before = useRef(query);
  useLayoutEffect(() => {
    const isOther = before.current !== query;
    before.current = query;
    if (!isOther || isBack || !list.current) return;
    if (filters.current?.contains(document.activeElement)) return;
    if (list.current.getBoundingClientRect().top < 0) list.current.scrollIntoView();
  }, [query, isBack, list, filters]);
}

const PinnedProduct = lazyPart(() => import('./pinned-product.tsx'), 'PinnedProduct');
const Notices = lazyPart(() => import('./notices.tsx'), 'Notices');
const FilterChips = lazyPart(() => import('../filters/filter-chips.tsx'), 'FilterChips');

interface SectionListProps {
  section: SectionDescription;
  title: string;
  /** Level of the title's heading in the page. @default 1 */
  headingLevel?: 1 | 2;
  search: Search;
  /** The product that the address names. */
  productId?: string;
  /** What comes after the list. */
  footer?: ReactNode;
}

/** A section of the catalog: filters at the side, search and order above, the goods. */
export function SectionList({
  section,
  title,
  headingLevel = 1,
  search: asked,
  productId,
  footer,
}: SectionListProps) {
  // a narrow window has the filters in a sheet
  const hasRail = useMedia(css.WITH_RAIL);
  const city = useAtomValue(cityAtom);
  const cost = useAtomValue(costAtom);
  const search = useMemo(() => withPlace(asked, city, cost), [asked, city, cost]);
  const navigate = useNavigate();
  const pathname = listPathOf(useLocation().pathname);
  const { list, isStale } = useList(section, search);
  const first = list.pages.data?.pages[0];
  // what follows a linked product is rendered after it: it would be pushed down piece by piece otherwise
  const [isPinnedComing, setPinnedComing] = useState(productId !== undefined);
  const onPinned = useCallback(() => setPinnedComing(false), []);
  const filters = useRef<HTMLElement>(null);
  const rows = useRef<HTMLDivElement>(null);
  useScrollToStart(formatSearch(search), rows, filters);

  // A quick second press comes from a list that does not show the result of the first yet. Neither may be lost.
  const latest = useRef(search);
  useLayoutEffect(() => {
    latest.current = search;
  }, [search]);
  const go = useCallback(
    async (next: Search) => {
      const wanted = pressed(next, search);
      if (latest.current === search) latest.current = wanted;
      else {
        const { rebased } = await import('./rebased.ts');
        latest.current = rebased(wanted, search, latest.current);
      }
      navigate({ pathname, search: formatSearch(latest.current) }, { preventScrollReset: true });
    },
    [navigate, pathname, search],
  );
  const onChange = useCallback(
    (changes: Record<string, Value | undefined>) => go(withFilters(search, changes)),
    [go, search],
  );
  const facets = useDeferredValue(first?.facets);
  const rail = { section, search, facets, onChange, onSearch: go };

  return (
    <div className={css.page}>
      <aside
        ref={filters}
        className={css.rail}
        aria-busy={isStale}
        data-stale={isStale && first ? '' : undefined}
      >
        {hasRail && (
          <Suspense>
            <FilterRail {...rail} />
          </Suspense>
        )}
      </aside>
      <div className={css.list}>
        <ListTools
          {...rail}
          title={title}
          headingLevel={headingLevel}
          models={first?.meta.total}
          offers={first?.offers_total}
          isStale={isStale && first !== undefined}
        />
        {(countFilters(search) > 0 || search.q !== '') && (
          <Suspense fallback={<div className={css.chipsToCome} />}>
            <FilterChips {...rail} />
          </Suspense>
        )}
        {(search.unknown.length > 0 ||
          search.filters.season ||
          first?.left_out[0] ||
          (first && hidesPrices(first.data)) ||
          first?.read_only) && (
          <Suspense>
            <Notices page={first} search={search} onSearch={go} />
          </Suspense>
        )}
        {productId && (
          <div className={isPinnedComing ? css.pinnedToCome : undefined}>
            <Suspense>
              <PinnedProduct
                key={productId}
                productId={productId}
                offerFilters={offerFiltersOf(search)}
                car={search.car}
                onReady={onPinned}
                onClose={() => go(search)}
              />
            </Suspense>
          </div>
        )}
        <div
          ref={rows}
          className={css.rows}
          aria-busy={isStale}
          data-stale={isStale && first ? '' : undefined}
        >
          {!(productId && isPinnedComing) && (
            <SectionRows section={section} search={search} list={list} onSearch={go} />
          )}
        </div>
        {footer}
      </div>
    </div>
  );
}
