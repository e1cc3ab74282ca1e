import { useAtom, useAtomValue } from 'jotai';
import {
  lazy,
  Suspense,
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { densityAtom } from '../../../shared/atoms.ts';
import { useInView } from '../../../shared/hooks/use-in-view.ts';
import { lazyPart } from '../../../shared/page/lazy-part.ts';
import { orEmpty } from '../../../shared/page/or-empty.ts';
import type { SectionCode } from '../../../shared/sections.ts';
import { openRowsAtom, type ProductPage, pageHeightsAtom } from '../catalog.atoms.ts';
import { type Filters, offerFiltersOf, type Search } from '../catalog-search.ts';
import { BlockRows } from './block-rows.tsx';
import { ListHead } from './list-head.tsx';
import * as row from './row/product-row.css.ts';
import { moveBetweenRows } from './row/row-keys.ts';
import { BLOCK, BLOCK_MARK, useBlockWindow } from './use-block-window.ts';
import type { List } from './use-list.ts';

const ListEnd = lazyPart(() => import('./ends/list-end.tsx'), 'ListEnd');

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

export interface ProductListProps {
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
  const [openRows, setOpenRows] = useAtom(openRowsAtom({ id }));
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
