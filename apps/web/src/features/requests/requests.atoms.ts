import type { ApiError } from '@org/api-client';
import { atom } from 'jotai';
import { atomWithQuery } from 'jotai-tanstack-query';
import { api } from '../../shared/api/api.ts';
import type { Signal } from '../../shared/api/query.ts';
import { atomFamily } from '../../shared/session/family.ts';
import { queryClient, store } from '../../shared/session/store.ts';
import { cityAtom, sessionAtom, visitorAtom } from '../../shared/session/visitor.atoms.ts';
import type { Choice, GoodsRequest, RequestSummary } from './request-calls.ts';

const textsAtom = atom<{ visitor: number; text: string }>();

/** The text that is being written, until it is a request: a visit to the catalog does not lose it. Others never see it. */
export const textAtom = atom(
  (get) => {
    const kept = get(textsAtom);
    return kept?.visitor === get(visitorAtom) ? kept.text : '';
  },
  (get, set, text: string) => set(textsAtom, { visitor: get(visitorAtom), text }),
);

/** The requests that the user sees. */
export const requestsAtom = atomWithQuery<RequestSummary[], ApiError>((get) => ({
  queryKey: ['listRequests', get(visitorAtom)],
  // colleagues change them too
  staleTime: 0,
  queryFn: async ({ signal }: Signal) => (await api.GET('/requests', { signal })).data,
  enabled: get(sessionAtom) !== null,
}));

const requestKey = (visitor: number, id: string) => ['getRequest', visitor, id] as const;

export const requestAtom = atomFamily((id: string) =>
  atomWithQuery<GoodsRequest, ApiError>((get) => ({
    queryKey: requestKey(get(visitorAtom), id),
    staleTime: 0,
    queryFn: ({ signal }: Signal) =>
      api.GET('/requests/{request_id}', { params: { path: { request_id: id } }, signal }),
  })),
);

/** What the lines of a request mean today, and what there is. */
export const choicesAtom = atomFamily((id: string) =>
  atomWithQuery<Choice[], ApiError>((get) => ({
    queryKey: ['getRequestChoices', get(visitorAtom), id, get(cityAtom)] as const,
    staleTime: 0,
    queryFn: async ({ signal }: Signal) => {
      const to = get(cityAtom);
      const params = { path: { request_id: id }, query: to ? { to } : {} };
      return (await api.GET('/requests/{request_id}/choices', { params, signal })).data;
    },
  })),
);

/** The request as it is known now. */
export const knownRequest = (id: string) =>
  queryClient.getQueryData<GoodsRequest>(requestKey(store.get(visitorAtom), id));

/** Puts a request that a call has returned into the query cache. */
export function cacheRequest(request: GoodsRequest) {
  queryClient.setQueryData(requestKey(store.get(visitorAtom), request.id), request);
  void queryClient.invalidateQueries({ queryKey: ['listRequests'] });
}

/** Asks again for a request and for what there is. */
export const refreshRequest = () =>
  Promise.all(
    ['listRequests', 'getRequest', 'getRequestChoices'].map((name) =>
      queryClient.invalidateQueries({ queryKey: [name] }),
    ),
  );
