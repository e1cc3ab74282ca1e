import type { Body, OperationAt } from '@org/api-client';
import { atomWithQuery } from 'jotai-tanstack-query';
import { api } from '../../../shared/api/api.ts';
import type { Signal } from '../../../shared/api/query.ts';
import { atomFamily } from '../../../shared/session/family.ts';
import type { PageSession } from '../../../shared/session/page-session.ts';
import { queryClient } from '../../../shared/session/store.ts';

/** The lowest price of each day of the last 12 months. */
export const priceHistoryQuery = (productId: string) => ({
  queryKey: ['getPriceHistory', productId] as const,
  queryFn: ({ signal }: Signal) =>
    api.GET('/product/{product_id}/price-history', {
      params: { path: { product_id: productId } },
      signal,
    }),
});
export const priceHistoryAtom = atomFamily((productId: string) =>
  atomWithQuery(() => priceHistoryQuery(productId)),
);

export const prefetchPriceHistory = ({ queryClient }: PageSession, productId: string) =>
  void queryClient.prefetchQuery(priceHistoryQuery(productId));

const factsKey = (productId: string) => ['listProductFacts', productId] as const;

/** What suppliers state of a product. */
const factsQuery = (productId: string) => ({
  queryKey: factsKey(productId),
  queryFn: ({ signal }: Signal) =>
    api.GET('/product/{product_id}/facts', {
      params: { path: { product_id: productId } },
      signal,
    }),
});
export const productFactsAtom = atomFamily((productId: string) =>
  atomWithQuery(() => factsQuery(productId)),
);
export const prefetchFacts = ({ queryClient }: PageSession, productId: string) =>
  void queryClient.prefetchQuery(factsQuery(productId));

type CorrectFacts = OperationAt<'/companies/{id}/products/{product_id}/facts', 'put'>;

/** Corrects facts of a product for a company. Lists that show the product are refetched. */
export async function correctFacts(
  productId: string,
  companyId: string,
  facts: Body<CorrectFacts>['facts'],
) {
  const corrected = await api.PUT('/companies/{id}/products/{product_id}/facts', {
    params: { path: { id: companyId, product_id: productId } },
    body: { facts },
  });
  queryClient.setQueryData(factsKey(productId), corrected);
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: ['getProduct', productId] }),
    queryClient.invalidateQueries({ queryKey: ['searchProducts'] }),
  ]);
}
