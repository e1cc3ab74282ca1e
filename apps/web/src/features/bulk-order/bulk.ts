import type { components } from '@org/api-client/schema';
import { api, apiOver } from '../../shared/api/api.ts';
import { sendWithProgress } from '../../shared/api/send-with-progress.ts';

export type BulkMatch = components['schemas']['BulkMatch'];
export type BulkRow = components['schemas']['BulkRow'];
export type BulkGoods = components['schemas']['BulkGoods'];
export type BulkOption = components['schemas']['BulkOption'];
export type BulkOffer = components['schemas']['BulkOffer'];
export type BulkList = components['schemas']['BulkList'];
export type KeptRow = components['schemas']['BulkListRow'];

/** What the server takes at once. */
export const MOST_ROWS = 500;
export const MOST_LETTERS = 200_000;
export const MOST_BYTES = 5 * 2 ** 20;

/** What a pasted list means, row by row. */
export const matchText = (text: string): Promise<BulkMatch> =>
  api.POST('/bulk-order/match', { body: { text } });

/** What the rows of a kept list come to today. */
export const matchKept = (rows: KeptRow[]): Promise<BulkMatch> =>
  api.POST('/bulk-order/match', { body: { rows } });

/** What a file means, row by row; tells how much of it has gone, 0 to 100. */
export const matchFile = (
  file: File,
  onProgress: (percent: number) => void,
  signal: AbortSignal,
): Promise<BulkMatch> =>
  apiOver((request) => sendWithProgress(request, onProgress)).upload(
    '/bulk-order/upload',
    { file },
    { signal },
  );

/** The offers of what a row may mean. */
export const loadGoods = (product_id: string): Promise<BulkGoods> =>
  api.GET('/bulk-order/goods/{product_id}', { params: { path: { product_id } } });

const pathOf = (list_id: string) => ({ params: { path: { list_id } } });

export const loadList = (id: string): Promise<BulkList> =>
  api.GET('/bulk-order/lists/{list_id}', pathOf(id));

/** Keeps a list, in the place of one that is kept already; answers its id. */
export async function saveList(id: string | undefined, body: BulkList): Promise<string> {
  if (id === undefined) return (await api.POST('/bulk-order/lists', { body })).id;
  await api.PUT('/bulk-order/lists/{list_id}', { ...pathOf(id), body });
  return id;
}

export const deleteList = (id: string) => api.DELETE('/bulk-order/lists/{list_id}', pathOf(id));
