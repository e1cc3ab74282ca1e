import type { components } from '@org/api-client/schema';
import { api, apiOver } from '../../shared/api/api.ts';
import { sendWithProgress } from '../../shared/api/send-with-progress.ts';
import { cityAtom } from '../../shared/atoms.ts';
import { store } from '../../shared/session/store.ts';

export type BulkMatch = components['schemas']['BulkMatch'];
export type BulkRow = components['schemas']['BulkRow'];
export type BulkGoods = components['schemas']['BulkGoods'];
export type BulkOption = components['schemas']['BulkOption'];
export type BulkOffer = components['schemas']['BulkOffer'];
export type BulkList = components['schemas']['BulkList'];
export type SavedRow = components['schemas']['BulkListRow'];

/** The limits of one call. */
export const MAX_ROWS = 500;
export const MAX_CHARACTERS = 200_000;
export const MAX_BYTES = 5 * 2 ** 20;

/** The city that offers are compared for, if there is one. */
const market = () => {
  const to = store.get(cityAtom);
  return to ? { to } : {};
};

/** Matches a pasted list, row by row. */
export const matchText = (text: string): Promise<BulkMatch> =>
  api.POST('/bulk-order/match', { body: { text, ...market() } });

/** Matches the rows of a saved list at today's prices. */
export const matchSaved = (rows: SavedRow[]): Promise<BulkMatch> =>
  api.POST('/bulk-order/match', { body: { rows, ...market() } });

/** Matches a list from a file, row by row. Reports the upload progress, 0 to 100. */
export const matchFile = (
  file: File,
  onProgress: (percent: number) => void,
  signal: AbortSignal,
): Promise<BulkMatch> =>
  apiOver((request) => sendWithProgress(request, onProgress)).upload(
    '/bulk-order/upload',
    { file },
    { signal, params: { query: market() } },
  );

/** Loads a product that a row may mean, with its offers. */
export const loadProduct = (product_id: string): Promise<BulkGoods> =>
  api.GET('/bulk-order/goods/{product_id}', {
    params: { path: { product_id }, query: market() },
  });

const pathOf = (list_id: string) => ({ params: { path: { list_id } } });

export const loadList = (id: string): Promise<BulkList> =>
  api.GET('/bulk-order/lists/{list_id}', pathOf(id));

/** Saves a list, as a new one or in place of the saved list with this id. Returns the id. */
export async function saveList(id: string | undefined, body: BulkList): Promise<string> {
  if (id === undefined) return (await api.POST('/bulk-order/lists', { body })).id;
  await api.PUT('/bulk-order/lists/{list_id}', { ...pathOf(id), body });
  return id;
}

export const deleteList = (id: string) => api.DELETE('/bulk-order/lists/{list_id}', pathOf(id));
