import type { ApiError, Data, OperationAt } from '@org/api-client';
import { getProduct } from '@org/api-client/operations';
import type { InfiniteData, InfiniteQueryObserverResult } from '@tanstack/query-core';
import { atom } from 'jotai';
import {
  answer,
  answerFamily,
  arePagesKnown,
  fetchAnswer,
  type Paging,
  pagesFamily,
  pagesQuery,
  prefetch,
  prefetchPages,
} from '../../../shared/api/answers.atoms.ts';
import { searchOf } from '../../../shared/api/searches.ts';
import type { SectionCode } from '../../../shared/sections.ts';
import { atomFamily } from '../../../shared/session/family.ts';
import type { PageSession } from '../../../shared/session/page-session.ts';
import { cityAtom, costAtom, sortAtom } from '../../../shared/session/visitor.atoms.ts';
import { parseSearch, type Search, withPlace } from './catalog-search.ts';
import { descriptions } from './catalog-sections.ts';
import type { Product } from './product-words.ts';
import { searchRequest } from './request.ts';

export type ProductPage = Data<OperationAt<'/search_v2/tyres', 'post'>>;
export type ProductPages = InfiniteQueryObserverResult<InfiniteData<ProductPage>, ApiError>;

interface ListKey {
  section: SectionCode;
  search: Search;
  sort: string;
}

const products = ({ section, search, sort }: ListKey) =>
  answer(searchOf(section), { body: searchRequest(descriptions[section], search, sort) });

const paging: Paging<'searchTyres'> = {
  place: 'link',
  first: {},
  next: ({ links }) => links.next,
};

/** How the cache gets a section's list, from the page in the address onwards. */
export const productsQuery = (listed: ListKey, visitor: number) =>
  pagesQuery(products(listed), visitor, paging);

const POLL_INTERVAL_MS = 3000;

/** A section's list for a search, from the page in the address onwards. */
export const productsAtom = pagesFamily(products, paging, {
  // the answer comes from memory while the database is away: asks again for current data soon
  refetchInterval: ({ state }) => state.data?.pages[0]?.read_only && POLL_INTERVAL_MS,
});

/** True if a list can be shown without a request. */
export const isListKnown = (session: PageSession, listed: ListKey) =>
  arePagesKnown(session, products(listed), paging);

/** Starts the request of a list before the page that shows it is rendered. */
export function prefetchList(session: PageSession, section: SectionCode, asked: Search) {
  const { store } = session;
  const search = withPlace(asked, store.get(cityAtom), store.get(costAtom));
  void prefetchPages(session, products({ section, search, sort: store.get(sortAtom) }), paging);
}

/** Counts of one attribute that the list itself does not ask for. */
export const facetAtom = answerFamily(
  ({ listed: { section, search, sort }, field }: { listed: ListKey; field: string }) => {
    const body = searchRequest(descriptions[section], search, sort);
    return answer(searchOf(section), {
      body: { ...body, page: 1, per_page: 1, facets: [field as 'brand'] },
    });
  },
  { select: ({ facets }) => facets },
);

/** How long the open rows and the heights of a list are kept. */
const KEEP_PLACE_MS = 600_000;

interface Goods {
  section: SectionCode;
  /** the filters, as in an address */
  filters: string;
}

/**
 * Rows that are open, by what is looked for: going back finds them open again, and so does another order, which a city
 * brings that comes after the first press. Decision 516.
 */
export const openRowsAtom = atomFamily((_goods: Goods) => {
  const rows = atom<ReadonlySet<string>>(new Set<string>());
  return atom(
    (get) => get(rows),
    (get, set, { id, isExpanded }: { id: string; isExpanded: boolean }) => {
      const next = new Set(get(rows));
      if (isExpanded) next.add(id);
      else next.delete(id);
      set(rows, next);
    },
  );
}, KEEP_PLACE_MS);

/** The heights in a list. They are kept so that going back finds the place at once. */
export const pageHeightsAtom = atomFamily(
  (_list: { id: string; isDense: boolean }) => atom(new Map<number, number>()),
  KEEP_PLACE_MS,
);

const product = (product_id: string) => answer(getProduct, { params: { path: { product_id } } });

/** The product that a link names. */
export const productAtom = answerFamily(product);

/** The search for all sizes of a product's model, by as much of its name as is known. */
export const modelParams = ({ brand, model }: Product) =>
  new URLSearchParams({ ...(brand && { brand }), ...(model && { model }) });

/** The list of all sizes of a model, and of no other. */
export const modelListed = (product: Product): ListKey => ({
  section: product.section,
  search: parseSearch(descriptions[product.section], modelParams(product)),
  sort: 'brand_model__asc',
});

/** Starts the request of a product before the page that shows it is rendered. */
export const prefetchProductAlone = (session: PageSession, productId: string) =>
  prefetch(session, product(productId));

/** Starts the requests of a product's page: the product, then the sizes of its model. */
export async function prefetchProduct(session: PageSession, productId: string) {
  const found = await fetchAnswer(product(productId), session).catch(() => undefined);
  if (found?.model) await prefetchPages(session, products(modelListed(found)), paging);
}
