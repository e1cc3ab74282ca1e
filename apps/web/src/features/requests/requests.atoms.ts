import {
  getRequest,
  getRequestChoices,
  getRequestHistory,
  listRequests,
} from '@org/api-client/operations';
import { atom } from 'jotai';
import {
  answer,
  answerAtom,
  answerFamily,
  cacheAnswer,
  knownAnswer,
  refresh,
} from '../../shared/api/answers.atoms.ts';
import { visitorAtom } from '../../shared/session/visitor.atoms.ts';
import type { GoodsRequest } from './request-calls.ts';
import { requestPlaceAtom } from './request-place.atoms.ts';

const textsAtom = atom<{ visitor: number; text: string }>();

/** The text that is being written, until it is a request: a visit to the catalog does not lose it. Others never see it. */
export const textAtom = atom(
  (get) => {
    const kept = get(textsAtom);
    return kept?.visitor === get(visitorAtom) ? kept.text : '';
  },
  (get, set, text: string) => set(textsAtom, { visitor: get(visitorAtom), text }),
);

/** The requests that the user sees. Colleagues change them too. */
export const requestsAtom = answerAtom(() => answer(listRequests), {
  staleTime: 0,
  select: ({ data }) => data,
});

const request = (request_id: string) => answer(getRequest, { params: { path: { request_id } } });
export const requestAtom = answerFamily(request, { staleTime: 0 });

/** What the lines of a request mean today, and what there is. */
export const choicesAtom = answerFamily(
  (request_id: string, get) => {
    const to = get(requestPlaceAtom);
    if (to === undefined) return null;
    return answer(getRequestChoices, {
      params: { path: { request_id }, query: to ? { to } : {} },
    });
  },
  { staleTime: 0, select: ({ data }) => data },
);

/** The request as it is known now. */
export const knownRequest = (id: string) => knownAnswer(request(id));

/** Puts a request that a call has returned into the query cache. */
export function cacheRequest(changed: GoodsRequest) {
  cacheAnswer(request(changed.id), changed);
  void refresh(listRequests, getRequestHistory);
}

/** Asks again for requests and for what there is. */
export const refreshRequest = () =>
  refresh(listRequests, getRequest, getRequestChoices, getRequestHistory);
