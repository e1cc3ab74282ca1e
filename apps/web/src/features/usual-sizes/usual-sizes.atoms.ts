import type { ApiError, Data, OperationAt } from '@org/api-client';
import { atomWithQuery } from 'jotai-tanstack-query';
import { api } from '../../shared/api/api.ts';
import type { Signal } from '../../shared/api/query.ts';
import { atomFamily } from '../../shared/session/family.ts';
import {
  cityAtom,
  costAtom,
  sessionAtom,
  visitorAtom,
} from '../../shared/session/visitor.atoms.ts';
import { askedOf, cheapestFirst, type UsualSize } from './usual-size-words.ts';

/** The sizes that the user and the user's companies buy. */
export const usualSizesAtom = atomWithQuery<UsualSize[], ApiError>((get) => ({
  queryKey: ['listUsualSizes', get(visitorAtom)] as const,
  // an order changes it
  staleTime: 0,
  queryFn: async ({ signal }: Signal) => (await api.GET('/usual-sizes', { signal })).data,
  enabled: get(sessionAtom) !== null,
}));

type ListAnswer = Data<OperationAt<'/search_v2/tyres', 'post'>>;
export type Best = ListAnswer['data'][number];

/** The cheapest that there is of a size, with delivery where the city is known: the first row of its list. */
export const bestAtom = atomFamily((size: UsualSize) =>
  atomWithQuery<Best | null, ApiError>((get) => {
    const to = get(cityAtom);
    const body = {
      q: askedOf(size),
      order_by: cheapestFirst(to),
      per_page: 1,
      ...(to && { to, landed_by: get(costAtom) === 'net' ? ('net' as const) : ('gross' as const) }),
    };
    return {
      queryKey: ['searchBest', get(visitorAtom), size.section, body] as const,
      queryFn: async ({ signal }: Signal) => {
        // every section's call takes these
        const answer = await api.POST(`/search_v2/${size.section}` as '/search_v2/tyres', {
          body,
          signal,
        });
        return answer.data[0] ?? null;
      },
    };
  }),
);
