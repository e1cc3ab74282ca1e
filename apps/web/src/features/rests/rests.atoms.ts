import type { Data, OperationAt } from '@org/api-client';
import {
  getCompany,
  getRepricing,
  listCompanies,
  listRests,
  listWarehouses,
  previewRepricing,
} from '@org/api-client/operations';
import type { RepricingRule, RestBody } from '@org/api-client/schema';
import type { InfiniteData } from '@tanstack/query-core';
import {
  answer,
  answerFamily,
  byNumber,
  isOf,
  pagesFamily,
  refresh,
} from '../../shared/api/answers.atoms.ts';
import { api, apiOver } from '../../shared/api/api.ts';
import { searchOf } from '../../shared/api/searches.ts';
import { saveFile } from '../../shared/save-file.ts';
import { queryClient } from '../../shared/session/store.ts';
import { bodyOf, parseRests } from './rests-search.ts';

type RestsPage = Data<OperationAt<'/companies/{id}/rests', 'post'>>;
export type Rest = RestsPage['data'][number];
export type RemovalOutcome = Data<OperationAt<'/companies/{id}/rests/delete', 'post'>>;

const PER_PAGE = 50;

const listFamily = pagesFamily(
  ({ id, query }: { id: string; query: string }) =>
    answer(listRests, {
      params: { path: { id } },
      body: { ...bodyOf(parseRests(new URLSearchParams(query))), per_page: PER_PAGE },
    }),
  byNumber('body'),
);

/** The stock of a company, filtered and ordered by the query string. */
export const restsAtom = (id: string, query: string) => listFamily({ id, query });

const FOUND = 20;

/** Products of a section that a text finds, the likeliest first. */
export const productsAtom = answerFamily(
  ({ section, q }: { section: Rest['product']['section']; q: string }) =>
    answer(searchOf(section), { body: { ...(q && { q }), per_page: FOUND } }),
  { select: ({ data }): { id: string; title: string }[] => data },
);

/** Changes a row in every list that shows it. */
const patch = (id: string, changes: Partial<Rest>) =>
  queryClient.setQueriesData<InfiniteData<RestsPage>>(
    { predicate: isOf(listRests) },
    (list) =>
      list && {
        ...list,
        pages: list.pages.map((page) => ({
          ...page,
          data: page.data.map((rest) => (rest.id === id ? { ...rest, ...changes } : rest)),
        })),
      },
  );

/** A row, and what is to be saved of it. */
export interface RestChange {
  rest: Rest;
  changes: RestBody;
}

/** Saves a row. The change is shown at once, and taken back if saving fails. */
async function saveRest(companyId: string, { rest, changes }: RestChange) {
  patch(rest.id, changes);
  try {
    const params = { path: { id: companyId, rest_id: rest.id } };
    const saved = await api.PUT('/companies/{id}/rests/{rest_id}', { params, body: changes });
    patch(rest.id, { ...saved, place: rest.place });
  } catch (error) {
    patch(rest.id, rest);
    throw error;
  }
}

/** Rows that are saved at the same time. */
const AT_ONCE = 4;

/** Saves rows, each for itself. Returns those that failed, and why. */
export async function changeRests(companyId: string, all: readonly RestChange[]) {
  const failed: { id: string; error: unknown }[] = [];
  const left = [...all];
  const saveNext = async (): Promise<void> => {
    const next = left.shift();
    if (!next) return;
    await saveRest(companyId, next).catch((error: unknown) => {
      failed.push({ id: next.rest.id, error });
    });
    await saveNext();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, saveNext));
  // other rows of the product have the same cost, and a price has another place
  if (all.some(({ rest, changes }) => changes.cost_price !== undefined || rest.place))
    await refresh(listRests);
  return failed;
}

/** Saves one row. */
export async function changeRest(companyId: string, rest: Rest, changes: RestBody) {
  const [failed] = await changeRests(companyId, [{ rest, changes }]);
  if (failed) throw failed.error;
}

/** Refetches the lists, and the figures that count them. */
const refreshCounted = () => refresh(listRests, listWarehouses, getCompany, listCompanies);

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
    await refreshCounted();
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
    await refreshCounted();
  }
  return restored;
}

export type Repricing = Data<OperationAt<'/companies/{id}/rests/repricing', 'post'>>;

/** The prices that were set together last, while they can be taken back. */
export const lastRepricingAtom = answerFamily((id: string) =>
  answer(getRepricing, { params: { path: { id } } }),
);

/** What a rule would change, calculated anew each time that it is looked at. */
export const repricingAtom = answerFamily(
  ({ company, rule }: { company: string; rule: RepricingRule }) =>
    answer(previewRepricing, { params: { path: { id: company } }, body: rule }),
  { staleTime: 0, gcTime: 0 },
);

const refreshPrices = () => refresh(listRests, getRepricing);

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
  await refreshPrices();
  return repriced;
}

/** Takes the prices back that were set together. */
export async function undoRepricing(companyId: string, undoId: string) {
  const params = { path: { id: companyId } };
  const body = { undo_id: undoId };
  const undone = await api.POST('/companies/{id}/rests/repricing/undo', { params, body });
  await refreshPrices();
  return undone;
}

/** Moves a row, with its stock in other warehouses, to another product; null makes a product of its own. */
export async function moveRest(companyId: string, rest: Rest, productId: string | null) {
  const body = { rest_id: rest.id, product_id: productId };
  await api.POST('/companies/{id}/rests/mismatch', { params: { path: { id: companyId } }, body });
  await refreshCounted();
}

/** `fetch` that reports how much of the response has arrived, if its length is known. */
async function fetchWithProgress(
  request: Request,
  onProgress: (percent: number) => void,
): Promise<Response> {
  const response = await fetch(request);
  const { headers, body, ok } = response;
  const total = Number(headers.get('x-estimated-length') ?? headers.get('content-length') ?? 0);
  if (!ok || !body || total === 0) return response;
  let loaded = 0;
  const counted = body.pipeThrough(
    new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform: (chunk, controller) => {
        loaded += chunk.byteLength;
        // an estimate: it is complete only at the real end
        onProgress(Math.min(99, (loaded / total) * 100));
        controller.enqueue(chunk);
      },
    }),
  );
  return new Response(counted, response);
}

/** Downloads the whole stock as a file. */
export async function exportRests(
  companyId: string,
  format: 'xlsx' | 'csv',
  onProgress: (percent: number) => void,
): Promise<void> {
  const sender = apiOver((request) => fetchWithProgress(request, onProgress));
  const params = { path: { id: companyId }, query: { format } };
  saveFile(
    await sender.download('get', '/companies/{id}/rests/export', { params }),
    `rests.${format}`,
  );
}
