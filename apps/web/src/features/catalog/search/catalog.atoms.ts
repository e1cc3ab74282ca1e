import type { ApiError, Data, OperationAt } from '@org/api-client';
import type { InfiniteData, InfiniteQueryObserverResult, QueryClient } from '@tanstack/query-core';
import { atom } from 'jotai';
import { atomWithInfiniteQuery, atomWithQuery } from 'jotai-tanstack-query';
import { api } from '../../../shared/api/api.ts';
import { ownLink } from '../../../shared/api/api-base.ts';
import type { PageSignal, Signal } from '../../../shared/api/query.ts';
import type { SectionCode } from '../../../shared/sections.ts';
import { atomFamily } from '../../../shared/session/family.ts';
import type { PageSession } from '../../../shared/session/page-session.ts';
import { cityAtom, costAtom, sortAtom } from '../../../shared/session/visitor.atoms.ts';
import { parseSearch, type Search, withPlace } from './catalog-search.ts';
import { descriptions } from './catalog-sections.ts';
import type { Product } from './product-words.ts';
import { searchRequest } from './request.ts';

type SearchPath = `/search_v2/${SectionCode}`;
export type ProductPage = Data<OperationAt<'/search_v2/tyres', 'post'>>;
export type ProductPages = InfiniteQueryObserverResult<InfiniteData<ProductPage>, ApiError>;

interface ListKey {
  section: SectionCode;
  search: Search;
  sort: string;
}

export function productsQuery({ section, search, sort }: ListKey) {
  const { path, body } = searchRequest(descriptions[section], search, sort);
  const { page: _page, per_page: _size, ...query } = body;
  return {
    queryKey: ['searchProducts', path, body] as const,
    initialPageParam: null,
    // the link has the page and its size
    getNextPageParam: ({ links }: ProductPage) => links.next,
    queryFn: ({ pageParam, signal }: PageSignal) => {
      // the description of a section names fields of its own call; the server checks them again
      const first = () => api.POST(path as SearchPath, { body: body as never, signal });
      const further = (link: string) =>
        api.postLink<SearchPath>(ownLink(link), query as never, { signal });
      return (pageParam === null ? first() : further(pageParam as string)) as Promise<ProductPage>;
    },
  };
}

const POLL_INTERVAL_MS = 3000;

/** A section's list for a search, from the page in the address onwards. */
export const productsAtom = atomFamily((listed: ListKey) =>
  atomWithInfiniteQuery<ProductPage, ApiError>(() => ({
    ...productsQuery(listed),
    // the answer comes from memory while the database is away: asks again for current data soon
    refetchInterval: ({ state }) => state.data?.pages[0]?.read_only && POLL_INTERVAL_MS,
  })),
);

/** True if a list can be shown without a request. */
export const isCached = (queryClient: QueryClient, listed: ListKey) =>
  queryClient.getQueryData(productsQuery(listed).queryKey) !== undefined;

/** Starts the request of a list before the page that shows it is rendered. */
export function prefetchList(
  { store, queryClient }: PageSession,
  section: SectionCode,
  asked: Search,
) {
  const search = withPlace(asked, store.get(cityAtom), store.get(costAtom));
  void queryClient.prefetchInfiniteQuery(
    productsQuery({ section, search, sort: store.get(sortAtom) }),
  );
}

/** Counts of one attribute that the list itself does not ask for. */
export const facetAtom = atomFamily(({ listed, field }: { listed: ListKey; field: string }) => {
  const { path, body } = searchRequest(descriptions[listed.section], listed.search, listed.sort);
  const asked = { ...body, page: 1, per_page: 1, facets: [field] };
  return atomWithQuery(() => ({
    queryKey: ['searchFacet', path, asked] as const,
    queryFn: async ({ signal }: Signal) => {
      const answer = await api.POST(path as SearchPath, { body: asked as never, signal });
      return (answer as ProductPage).facets;
    },
  }));
});

/** How long the open rows and the heights of a list are kept. */
const KEEP_PLACE_MS = 600_000;

/** Rows that are open, by list: going back finds them open again. */
export const openRowsAtom = atomFamily((_list: { id: string }) => {
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

/** The product that a link names. */
const productQuery = (productId: string) => ({
  queryKey: ['getProduct', productId] as const,
  queryFn: ({ signal }: Signal) =>
    api.GET('/product/{product_id}', { params: { path: { product_id: productId } }, signal }),
});
export const productAtom = atomFamily((productId: string) =>
  atomWithQuery(() => productQuery(productId)),
);

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
export const prefetchProductAlone = ({ queryClient }: PageSession, productId: string) =>
  void queryClient.prefetchQuery(productQuery(productId));

/** Starts the requests of a product's page: the product, then the sizes of its model. */
export async function prefetchProduct({ queryClient }: PageSession, productId: string) {
  const product = await queryClient.fetchQuery(productQuery(productId)).catch(() => undefined);
  if (product?.model) await queryClient.prefetchInfiniteQuery(productsQuery(modelListed(product)));
}
