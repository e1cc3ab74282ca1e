import type { ApiError } from '@org/api-client';
import type { components } from '@org/api-client/schema';
import { atomWithQuery } from 'jotai-tanstack-query';
import { api } from '../../../shared/api/api.ts';
import type { Signal } from '../../../shared/api/query.ts';
import { queryClient, store } from '../../../shared/session/store.ts';
import { sessionAtom, visitorAtom } from '../../../shared/session/visitor.atoms.ts';

export type Repeat = components['schemas']['Repeat'];

const keyOf = (visitor: number) => ['listRepeats', visitor] as const;

/** The requests that repeat. */
export const repeatsAtom = atomWithQuery<Repeat[], ApiError>((get) => ({
  queryKey: keyOf(get(visitorAtom)),
  queryFn: async ({ signal }: Signal) => (await api.GET('/repeats', { signal })).data,
  enabled: get(sessionAtom) !== null,
}));

/** Repeats a request every so many days, or by use where that is null; or stops. */
export async function setRepeat(
  request_id: string,
  repeat: { every_days: number | null } | null,
): Promise<void> {
  const params = { path: { request_id } };
  const { data } = await api.PUT('/requests/{request_id}/repeat', { params, body: { repeat } });
  queryClient.setQueryData(keyOf(store.get(visitorAtom)), data);
}
