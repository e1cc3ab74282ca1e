import type { ApiError, Data, OperationAt } from '@org/api-client';
import { atomWithInfiniteQuery, atomWithQuery } from 'jotai-tanstack-query';
import { api } from '../../shared/api.ts';
import { sessionAtom, visitorAtom } from '../../shared/atoms.ts';
import { familyOf } from '../../shared/family.ts';
import { queryClient } from '../../shared/store.ts';
import { parseSuppliers, type SupplierSearch } from './search.ts';
import type { Supplier } from './supplier-words.ts';

export type SupplierPage = Data<OperationAt<'/search/suppliers', 'post'>>;
interface Signal {
  signal: AbortSignal;
}
interface PageContext extends Signal {
  pageParam: unknown;
}

const nextPage = ({ meta }: SupplierPage) =>
  meta.current_page < meta.last_page ? meta.current_page + 1 : undefined;

const suppliersQuery = ({ page, ...asked }: SupplierSearch) => ({
  queryKey: ['searchSuppliers', asked, page] as const,
  initialPageParam: page,
  getNextPageParam: nextPage,
  queryFn: ({ pageParam, signal }: PageContext) =>
    api.POST('/search/suppliers', {
      // the server checks the names of sections
      body: { ...asked, page: pageParam as number } as never,
      signal,
    }) as Promise<SupplierPage>,
});

/** Suppliers that fit a search: pages from the one of the address on. */
export const suppliersAtom = familyOf((search: SupplierSearch) =>
  atomWithInfiniteQuery<SupplierPage, ApiError>(() => suppliersQuery(search)),
);

/** Begins the request of the list before the page that shows it is there. */
export const warmSuppliers = (params: URLSearchParams) =>
  void queryClient.prefetchInfiniteQuery(suppliersQuery(parseSuppliers(params)));

const supplierQuery = (id: string) => ({
  queryKey: ['getSupplier', id] as const,
  queryFn: ({ signal }: Signal): Promise<Supplier> =>
    api.GET('/suppliers/{id}', { params: { path: { id } }, signal }),
});

/** One supplier's public face. */
export const supplierAtom = familyOf((id: string) =>
  atomWithQuery<Supplier, ApiError>(() => supplierQuery(id)),
);
export const warmSupplier = (id: string) => void queryClient.prefetchQuery(supplierQuery(id));

/** The signed-in account's favourites, lately added first. */
export const favoriteSuppliersAtom = atomWithInfiniteQuery<SupplierPage, ApiError>((get) => ({
  queryKey: ['listFavoriteSuppliers', get(visitorAtom)],
  initialPageParam: 1,
  getNextPageParam: nextPage,
  queryFn: ({ pageParam, signal }) =>
    api.GET('/favorite-suppliers', { params: { query: { page: pageParam as number } }, signal }),
  enabled: get(sessionAtom) !== null,
}));

/** Names to filter by. */
export const namesAtom = familyOf((vocabulary: 'city' | 'brand') =>
  atomWithQuery(() => ({
    queryKey: ['listVocabularies', vocabulary, 'names'] as const,
    queryFn: async ({ signal }: Signal) => {
      const asked = { vocabulary: `SysProduct.${vocabulary}` as const, page: 0, per_page: 500 };
      const [answer] = await api.POST('/vocabulary', { body: { vocabularies: [asked] }, signal });
      const { items } = answer?.[vocabulary] ?? { items: [] };
      return items.map(({ value, label }) => ({ value: String(value), label }));
    },
  })),
);
