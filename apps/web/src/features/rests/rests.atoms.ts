import type { ApiError, Data, OperationAt } from '@org/api-client';
import type { RepricingRule, RestBody } from '@org/api-client/schema';
import type { InfiniteData } from '@tanstack/query-core';
import { atomWithInfiniteQuery, atomWithQuery } from 'jotai-tanstack-query';
import { api } from '../../shared/api/api.ts';
import { nextPageOf, type PageSignal, type Signal } from '../../shared/api/query.ts';
import { atomFamily } from '../../shared/session/family.ts';
import { queryClient } from '../../shared/session/store.ts';
import { bodyOf, parseRests } from './rests-search.ts';

type RestsPage = Data<OperationAt<'/companies/{id}/rests', 'post'>>;
export type Rest = RestsPage['data'][number];
export type Warehouse = Data<OperationAt<'/companies/{id}/warehouses', 'get'>>['data'][number];
export type RemovalOutcome = Data<OperationAt<'/companies/{id}/rests/delete', 'post'>>;

export const PER_PAGE = 50;

const listFamily = atomFamily((key: string) => {
  const [id = '', query = ''] = key.split('?');
  return atomWithInfiniteQuery<RestsPage, ApiError>(() => ({
    queryKey: ['listRests', id, query] as const,
    initialPageParam: 1,
    getNextPageParam: nextPageOf,
    queryFn: ({ pageParam, signal }: PageSignal) =>
      api.POST('/companies/{id}/rests', {
        params: { path: { id } },
        body: {
          ...bodyOf(parseRests(new URLSearchParams(query))),
          page: pageParam as number,
          per_page: PER_PAGE,
        },
        signal,
      }),
  }));
});

/** The stock of a company, filtered and ordered by the query string. */
export const restsAtom = (companyId: string, query: string) => listFamily(`${companyId}?${query}`);

export const warehousesAtom = atomFamily((id: string) =>
  atomWithQuery<Warehouse[], ApiError>(() => ({
    queryKey: ['listWarehouses', id] as const,
    queryFn: async ({ signal }: Signal) =>
      (await api.GET('/companies/{id}/warehouses', { params: { path: { id } }, signal })).data,
  })),
);

const FOUND = 20;

/** Products of a section that a text finds, the likeliest first. */
export const productsAtom = atomFamily(
  ({ section, q }: { section: Rest['product']['section']; q: string }) =>
    atomWithQuery<{ id: string; title: string }[], ApiError>(() => ({
      queryKey: ['searchProducts', section, q] as const,
      queryFn: async ({ signal }: Signal) => {
        const body = { ...(q && { q }), per_page: FOUND };
        return (await api.POST(`/search_v2/${section}`, { body, signal })).data;
      },
    })),
);

/** Changes a row in every list that shows it. */
const patch = (companyId: string, id: string, changes: Partial<Rest>) =>
  queryClient.setQueriesData<InfiniteData<RestsPage>>(
    { queryKey: ['listRests', companyId] },
    (list) =>
      list && {
        ...list,
        pages: list.pages.map((page) => ({
          ...page,
          data: page.data.map((rest) => (rest.id === id ? { ...rest, ...changes } : rest)),
        })),
      },
  );

const refreshLists = (companyId: string) =>
  queryClient.invalidateQueries({ queryKey: ['listRests', companyId] });

/** Saves a row. The change is shown at once, and taken back if saving fails. */
export async function changeRest(companyId: string, rest: Rest, changes: RestBody) {
  patch(companyId, rest.id, changes);
  try {
    const params = { path: { id: companyId, rest_id: rest.id } };
    const saved = await api.PUT('/companies/{id}/rests/{rest_id}', { params, body: changes });
    patch(companyId, rest.id, { ...saved, place: rest.place });
    // other rows of the product have the same cost, and a price has another place
    if (changes.cost_price !== undefined || rest.place) await refreshLists(companyId);
  } catch (error) {
    patch(companyId, rest.id, rest);
    throw error;
  }
}

/** Refetches the lists, and the figures that count them. */
const refresh = (companyId: string) =>
  Promise.all([
    refreshLists(companyId),
    queryClient.invalidateQueries({ queryKey: ['listWarehouses', companyId] }),
    queryClient.invalidateQueries({ queryKey: ['getCompany'] }),
    queryClient.invalidateQueries({ queryKey: ['listCompanies'] }),
  ]);

/** The most rows in one call. */
const MAX_IDS = 1000;

/** Takes rows off sale. What brings them back is returned in pieces as large as one call takes. */
export async function removeRests(
  companyId: string,
  ids: readonly string[],
): Promise<RemovalOutcome[]> {
  const removed: RemovalOutcome[] = [];
  const params = { path: { id: companyId } };
  try {
    for (let at = 0; at < ids.length; at += MAX_IDS)
      removed.push(
        await api.POST('/companies/{id}/rests/delete', {
          params,
          body: { ids: ids.slice(at, at + MAX_IDS) },
        }),
      );
  } finally {
    await refresh(companyId);
  }
  return removed;
}

export async function restoreRests(companyId: string, removed: readonly RemovalOutcome[]) {
  const params = { path: { id: companyId } };
  let restored = 0;
  try {
    for (const { undo_id } of removed) {
      const answer = await api.POST('/companies/{id}/rests/restore', { params, body: { undo_id } });
      restored += answer.restored;
    }
  } finally {
    await refresh(companyId);
  }
  return restored;
}

export type Repricing = Data<OperationAt<'/companies/{id}/rests/repricing', 'post'>>;
type LastRepricing = Data<OperationAt<'/companies/{id}/rests/repricing', 'get'>>;

const lastRepricingKey = (company: string) => ['getRepricing', company] as const;

/** The prices that were set together last, while they can be taken back. */
export const lastRepricingAtom = atomFamily((company: string) =>
  atomWithQuery<LastRepricing, ApiError>(() => ({
    queryKey: lastRepricingKey(company),
    queryFn: ({ signal }: Signal) =>
      api.GET('/companies/{id}/rests/repricing', { params: { path: { id: company } }, signal }),
  })),
);

/** What a rule would change, calculated anew each time that it is looked at. */
export const repricingAtom = atomFamily(
  ({ company, rule }: { company: string; rule: RepricingRule }) =>
    atomWithQuery<Repricing, ApiError>(() => ({
      queryKey: ['previewRepricing', company, rule] as const,
      staleTime: 0,
      gcTime: 0,
      queryFn: ({ signal }: Signal) =>
        api.POST('/companies/{id}/rests/repricing', {
          params: { path: { id: company } },
          body: rule,
          signal,
        }),
    })),
);

const refreshPrices = (companyId: string) =>
  Promise.all([
    refreshLists(companyId),
    queryClient.invalidateQueries({ queryKey: lastRepricingKey(companyId) }),
  ]);

/** Sets the prices of a draft. */
export async function applyRepricing(
  companyId: string,
  rows: Repricing['data'],
): Promise<{ skipped: number }> {
  const body = rows.map(({ id, bulk_price, new_price }) => ({
    id,
    from: bulk_price,
    to: new_price,
  }));
  const params = { path: { id: companyId } };
  const repriced = await api.POST('/companies/{id}/rests/repricing/apply', {
    params,
    body: { rows: body },
  });
  await refreshPrices(companyId);
  return repriced;
}

/** Takes the prices back that were set together. */
export async function undoRepricing(companyId: string, undoId: string) {
  const params = { path: { id: companyId } };
  const body = { undo_id: undoId };
  const undone = await api.POST('/companies/{id}/rests/repricing/undo', { params, body });
  await refreshPrices(companyId);
  return undone;
}

/** Moves a row, with its stock in other warehouses, to another product; null makes a product of its own. */
export async function moveRest(companyId: string, rest: Rest, productId: string | null) {
  const body = { rest_id: rest.id, product_id: productId };
  await api.POST('/companies/{id}/rests/mismatch', { params: { path: { id: companyId } }, body });
  await refresh(companyId);
}
