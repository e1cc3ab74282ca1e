import type { ApiError } from '@org/api-client';
import type { components } from '@org/api-client/schema';
import { atomWithQuery } from 'jotai-tanstack-query';
import { api } from '../../../shared/api/api.ts';
import type { Signal } from '../../../shared/api/query.ts';
import { queryClient, store } from '../../../shared/session/store.ts';
import { cityAtom, sessionAtom, visitorAtom } from '../../../shared/session/visitor.atoms.ts';

export type Watch = components['schemas']['Watch'];
export type WatchWanted = components['schemas']['WatchWanted'];
export type WatchLine = components['schemas']['WatchesChange']['lines'][number];

/** What the user watches, of all requests. */
export const watchesAtom = atomWithQuery<Watch[], ApiError>((get) => ({
  queryKey: ['listWatches', get(visitorAtom)],
  // what has come changes with the market
  staleTime: 0,
  queryFn: async ({ signal }: Signal) => (await api.GET('/watches', { signal })).data,
  enabled: get(sessionAtom) !== null,
}));

/** The city that goods are waited for in: the one that is chosen now. */
const watchCity = () => store.get(cityAtom) || null;

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
  await queryClient.invalidateQueries({ queryKey: ['listWatches'] });
}
