import { atomWithQuery } from 'jotai-tanstack-query';
import { api } from '../../../shared/api/api.ts';
import type { Signal } from '../../../shared/api/query.ts';
import { atomFamily } from '../../../shared/session/family.ts';
import { cityAtom, sessionAtom, visitorAtom } from '../../../shared/session/visitor.atoms.ts';

/** What is read of a message, as a request of it would be. Visitors have no requests: theirs is not read. */
export const messageReadingAtom = atomFamily((text: string) =>
  atomWithQuery((get) => {
    const to = get(cityAtom);
    return {
      queryKey: ['matchList', get(visitorAtom), to, text] as const,
      enabled: get(sessionAtom) !== null,
      queryFn: ({ signal }: Signal) =>
        api.POST('/requests/match', { body: { text, ...(to && { to }) }, signal }),
    };
  }),
);
