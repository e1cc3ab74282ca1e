import type { Body, OperationAt } from '@org/api-client';
import { getPriceHistory, getProduct, listProductFacts } from '@org/api-client/operations';
import {
  answer,
  answerFamily,
  cacheAnswer,
  fetchAnswer,
  prefetch,
  refresh,
} from '../../../shared/api/answers.atoms.ts';
import { api } from '../../../shared/api/api.ts';
import { ALL_SEARCHES } from '../../../shared/api/searches.ts';
import type { PageSession } from '../../../shared/session/page-session.ts';

const priceHistory = (product_id: string) =>
  answer(getPriceHistory, { params: { path: { product_id } } });

/** The lowest price of each day of the last 12 months. */
export const priceHistoryAtom = answerFamily(priceHistory);
export const fetchPriceHistory = (session: PageSession, productId: string) =>
  fetchAnswer(priceHistory(productId), session);
export const prefetchPriceHistory = (session: PageSession, productId: string) =>
  prefetch(session, priceHistory(productId));

const productFacts = (product_id: string) =>
  answer(listProductFacts, { params: { path: { product_id } } });

/** What suppliers state of a product. */
export const productFactsAtom = answerFamily(productFacts);
export const prefetchFacts = (session: PageSession, productId: string) =>
  prefetch(session, productFacts(productId));

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
  cacheAnswer(productFacts(productId), corrected);
  await refresh(getProduct, ...ALL_SEARCHES);
}
