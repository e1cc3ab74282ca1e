import type { ApiError, Data, OperationAt } from '@org/api-client';
import type { QueryClient } from '@tanstack/query-core';
import { atomWithInfiniteQuery, atomWithQuery } from 'jotai-tanstack-query';
import { api } from '../../shared/api/api.ts';
import { nextPageOf, type PageSignal, type Signal } from '../../shared/api/query.ts';
import { atomFamily } from '../../shared/session/family.ts';
import type { PageSession } from '../../shared/session/page-session.ts';
import { sessionAtom, visitorAtom } from '../../shared/session/visitor.atoms.ts';
import { parseSuppliers, type SupplierSearch } from './supplier-search.ts';
import type { Supplier } from './supplier-words.ts';

export type SupplierPage = Data<OperationAt<'/search/suppliers', 'post'>>;

const suppliersQuery = ({ page, ...asked }: SupplierSearch) => ({
  queryKey: ['searchSuppliers', asked, page] as const,
  initialPageParam: page,
  getNextPageParam: nextPageOf,
  queryFn: ({ pageParam, signal }: PageSignal) =>
    api.POST('/search/suppliers', {
      // the server checks the names of sections
      body: { ...asked, page: pageParam as number } as never,
      signal,
    }) as Promise<SupplierPage>,
});

/** Suppliers that fit a search, from the page in the address onwards. */
export const suppliersAtom = atomFamily((search: SupplierSearch) =>
  atomWithInfiniteQuery<SupplierPage, ApiError>(() => suppliersQuery(search)),
);

/** True if the list of a search can be shown without a request. */
export const isCached = (queryClient: QueryClient, search: SupplierSearch) =>
  queryClient.getQueryData(suppliersQuery(search).queryKey) !== undefined;

/** Starts the request of the list before the page that shows it is rendered. */
export const prefetchSuppliers = ({ queryClient }: PageSession, params: URLSearchParams) =>
  void queryClient.prefetchInfiniteQuery(suppliersQuery(parseSuppliers(params)));

const supplierQuery = (id: string) => ({
  queryKey: ['getSupplier', id] as const,
  queryFn: ({ signal }: Signal): Promise<Supplier> =>
    api.GET('/suppliers/{id}', { params: { path: { id } }, signal }),
});

/** The public data of one supplier. */
export const supplierAtom = atomFamily((id: string) =>
  atomWithQuery<Supplier, ApiError>(() => supplierQuery(id)),
);
export const prefetchSupplier = ({ queryClient }: PageSession, id: string) =>
  void queryClient.prefetchQuery(supplierQuery(id));

/** The favorites of the signed-in account, the latest first. */
export const favoriteSuppliersAtom = atomWithInfiniteQuery<SupplierPage, ApiError>((get) => ({
  queryKey: ['listFavoriteSuppliers', get(visitorAtom)],
  initialPageParam: 1,
  getNextPageParam: nextPageOf,
  queryFn: ({ pageParam, signal }) =>
    api.GET('/favorite-suppliers', { params: { query: { page: pageParam as number } }, signal }),
  enabled: get(sessionAtom) !== null,
}));
