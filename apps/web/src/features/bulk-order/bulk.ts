import type { components } from '@org/api-client/schema';
import { api, apiOver } from '../../shared/api.ts';
import { sendWithProgress } from '../../shared/send-with-progress.ts';

export type BulkMatch = components['schemas']['BulkMatch'];
export type BulkRow = BulkMatch['rows'][number];
export type Candidate = BulkRow['candidates'][number];
export type BulkOffer = components['schemas']['BulkOffer'];

/** What the server takes at once. */
export const MOST_ROWS = 500;
export const MOST_LETTERS = 200_000;
export const MOST_BYTES = 5 * 2 ** 20;

/** What a pasted list means, row by row. */
export const matchText = (text: string): Promise<BulkMatch> =>
  api.POST('/bulk-order/match', { body: { text } });

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
