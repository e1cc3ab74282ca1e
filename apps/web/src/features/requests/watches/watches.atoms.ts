import { listWatches } from '@org/api-client/operations';
import type { components } from '@org/api-client/schema';
import { answer, answerAtom, refresh } from '../../../shared/api/answers.atoms.ts';
import { api } from '../../../shared/api/api.ts';
import { store } from '../../../shared/session/store.ts';
import { requestPlaceAtom } from '../request-place.atoms.ts';

export type Watch = components['schemas']['Watch'];
export type WatchWanted = components['schemas']['WatchWanted'];
export type WatchLine = components['schemas']['WatchesChange']['lines'][number];

/** What the user watches, of all requests. */
export const watchesAtom = answerAtom(() => answer(listWatches), {
  // what has come changes with the market
  staleTime: 0,
  select: ({ data }) => data,
});

/** The city that goods are waited for in: the one that the request goes to now. */
const watchCity = () => store.get(requestPlaceAtom) || null;

/** Watches lines of a request, or stops. */
export async function changeWatches(
  request_id: string,
  lines: WatchLine[],
  to: string | null = watchCity(),
): Promise<void> {
  await api.PATCH('/requests/{request_id}/watches', {
    params: { path: { request_id } },
    body: { to, lines },
  });
  await refresh(listWatches);
}
