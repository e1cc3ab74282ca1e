import { ArrowDownIcon, ArrowUpIcon, ChevronsUpDownIcon } from '@org/ui/icons';
import { useAtom, useAtomValue } from 'jotai';
import {
  type KeyboardEvent,
  lazy,
  memo,
  type ReactNode,
  Suspense,
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useInView } from '../../../shared/hooks/use-in-view.ts';
import { lazyPart } from '../../../shared/page/lazy-part.ts';
import { orEmpty } from '../../../shared/page/or-empty.ts';
import type { SectionCode } from '../../../shared/sections.ts';
import { isSort, type Sort } from '../../../shared/session/preferences.ts';
import { densityAtom } from '../../../shared/session/visitor.atoms.ts';
import { openRowsAtom, type ProductPage, pageHeightsAtom } from '../search/catalog.atoms.ts';
import {
  type Filters,
  formatSearch,
  offerFiltersOf,
  type Search,
  withoutOrder,
} from '../search/catalog-search.ts';
import { descriptions } from '../search/catalog-sections.ts';
import { useSort } from '../search/use-sort.ts';
import * as css from './list-head.css.ts';
import * as row from './product-row.css.ts';
import { ProductRow } from './product-row.tsx';
import { BLOCK, BLOCK_MARK, useBlockWindow } from './use-block-window.ts';
import type { List } from './use-list.ts';

const AxleSet = lazyPart(() => import('./axle-set.tsx'), 'AxleSet');

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
const BlockRows = memo(function BlockRows({
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

interface ListHeadProps {
  section: SectionCode;
  search: Search;
}

/** The headings of the columns. Three of them change the order, as the select does. */
function ListHead({ section, search }: ListHeadProps) {
  return (
    <div className={row.head}>
      <span className={css.name}>
        <SortButton search={search} field="brand_model" first="asc">
          Название
        </SortButton>
      </span>
      <span className={css.size}>
        {descriptions[section].glyph === 'wheel' ? 'Размер, крепёж' : 'Размер, индексы'}
      </span>
      <span className={css.badges}>Исполнение</span>
      <span className={css.price}>
        {search.place ? (
          <SortButton search={search} field="landed_price" first="asc">
            С доставкой
          </SortButton>
        ) : (
          <SortButton search={search} field="min_bulk_price" first="desc">
            Мин. опт
          </SortButton>
        )}
      </span>
      <span className={css.stock}>
        <SortButton search={search} field="quantity" first="desc">
          Остаток
        </SortButton>
      </span>
      <span className={css.offers}>Предложения</span>
    </div>
  );
}

interface SortButtonProps {
  search: Search;
  field: string;
  /** The direction that the first press sorts in. */
  first: 'asc' | 'desc';
  children: ReactNode;
}

function SortButton({ search, field, first, children }: SortButtonProps) {
  const [sort, setSort] = useSort(search);
  const direction = sort.startsWith(`${field}__`) ? sort.slice(field.length + 2) : undefined;
  const other = direction === 'asc' ? 'desc' : 'asc';
  const next = `${field}__${direction ? other : first}`;
  const Arrow = direction === 'asc' ? ArrowUpIcon : direction ? ArrowDownIcon : ChevronsUpDownIcon;
  return (
    <button
      type="button"
      className={css.sort}
      data-on={direction && ''}
      aria-pressed={direction !== undefined}
      onClick={() => isSort(next) && setSort(next satisfies Sort)}
    >
      {children}
      <Arrow size={14} />
    </button>
  );
}

const BUTTON = 'button[aria-expanded]';

/**
 * Moves the focus by arrow keys to the button of the next row or the one before. Enter opens a row, as with any button.
 */
function moveBetweenRows(event: KeyboardEvent<HTMLElement>) {
  const { key, target, currentTarget } = event;
  if (key !== 'ArrowDown' && key !== 'ArrowUp') return;
  const row = (target as HTMLElement).closest('li');
  if (row?.parentElement !== currentTarget || row.querySelector(BUTTON) !== target) return;
  const next = key === 'ArrowDown' ? row.nextElementSibling : row.previousElementSibling;
  const button = next?.querySelector<HTMLElement>(BUTTON);
  if (!button) return;
  event.preventDefault();
  button.focus();
}

const ListEnd = lazyPart(() => import('./list-end.tsx'), 'ListEnd');

/** If its code does not load, the list works without it. */
const Freshness = lazy(() =>
  orEmpty(import('../fresh/freshness.tsx').then((code) => code.Freshness)),
);

/** Prices don't change during the first look at a list, and the list's own code must load first. */
const POLL_AFTER_MS = 5000;

/** The code for the end of the list loads when the reader is this near to it, px. The first screen does without. */
const END_MARGIN_PX = 600;

const NONE: readonly ProductPage[] = [];

/** The loaded part of a list; the same object as long as nothing has changed. */
function useLoaded({ id, search, pages: { data } }: List) {
  return useMemo(() => ({ id, search, loaded: data?.pages ?? NONE }), [id, search, data]);
}

const blocksOf = (page: ProductPage) =>
  Array.from({ length: Math.ceil(page.data.length / BLOCK) }, (_, at) => ({
    page,
    first: at * BLOCK,
  }));

/** Links for those who run no JavaScript: others have the end of the list. */
function PageLinks({
  page,
  hrefOf,
}: {
  page: ProductPage | undefined;
  hrefOf: ProductListProps['hrefOf'];
}) {
  const { current_page: current, last_page: last } = page?.meta ?? {
    current_page: 1,
    last_page: 1,
  };
  return (
    <noscript>
      {current > 1 && <a href={hrefOf(current - 1)}>Предыдущая страница</a>}{' '}
      {current < last && <a href={hrefOf(current + 1)}>Следующая страница</a>}
    </noscript>
  );
}

interface ProductListProps {
  section: SectionCode;
  /** The search that is asked for. The list may still show an older one. */
  search: Search;
  list: List;
  /** Address of another page of the same list. */
  hrefOf: (page: number) => string;
}

/** The rows of a section, page after page. */
export function ProductList({ section, search, list, hrefOf }: ProductListProps) {
  const { pages } = list;
  const isDense = useAtomValue(densityAtom) === 'dense';
  const rows = useRef<HTMLUListElement>(null);
  const [end, isEndNear] = useInView<HTMLDivElement>(END_MARGIN_PX);
  const [isWatched, setWatched] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setWatched(true), POLL_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  // Rows are drawn in small steps that let the reader's next press through.
  const { id, loaded, search: shown } = useDeferredValue(useLoaded(list));
  const [openRows, setOpenRows] = useAtom(
    openRowsAtom({ section, filters: formatSearch(withoutOrder(shown)) }),
  );
  const heights = useAtomValue(pageHeightsAtom({ id, isDense }));
  const blocks = useMemo(() => loaded.flatMap(blocksOf), [loaded]);
  const { from, to, before, after } = useBlockWindow(rows, { id, count: blocks.length, heights });
  const offerFiltersJson = JSON.stringify(offerFiltersOf(shown));
  // the same object as long as its content is the same, so that rows do not re-render
  const offerFilters = useMemo((): Filters => JSON.parse(offerFiltersJson), [offerFiltersJson]);
  const onExpandedChange = useCallback(
    (id: string, isExpanded: boolean) => setOpenRows({ id, isExpanded }),
    [setOpenRows],
  );

  return (
    <div className={isDense ? row.dense : undefined} aria-busy={pages.isFetching}>
      <ListHead section={section} search={search} />
      <ul ref={rows} aria-label="Товары" aria-busy={shown !== search} onKeyDown={moveBetweenRows}>
        {before > 0 && <li aria-hidden="true" style={{ height: before }} />}
        {blocks.slice(from, to + 1).map(({ page, first }, at) => (
          <Suspense key={from + at}>
            <BlockRows
              page={page}
              first={first}
              block={from + at}
              loaded={shown.rear ? loaded : undefined}
              car={shown.car}
              offerFilters={offerFilters}
              isDense={isDense}
              openRows={openRows}
              onExpandedChange={onExpandedChange}
            />
          </Suspense>
        ))}
        {after > 0 && (
          <li aria-hidden="true" {...{ [BLOCK_MARK]: to + 1 }} style={{ height: after }} />
        )}
      </ul>
      <PageLinks page={loaded.at(-1)} hrefOf={hrefOf} />
      <div ref={end} className={row.end}>
        {isEndNear && (
          <Suspense>
            <ListEnd key={id} pages={pages} drawn={loaded} hrefOf={hrefOf} />
          </Suspense>
        )}
      </div>
      {isWatched && (
        <Suspense>
          <Freshness section={section} search={search} />
        </Suspense>
      )}
    </div>
  );
}
