import type { ApiError, Data, OperationAt } from '@org/api-client';
import { atom } from 'jotai';
import { atomWithQuery } from 'jotai-tanstack-query';
import { api } from '../../shared/api/api.ts';
import type { Signal } from '../../shared/api/query.ts';
import { sessionAtom, visitorAtom } from '../../shared/atoms.ts';
import { queryClient } from '../../shared/session/store.ts';
import { type Draft, EMPTY } from './draft.ts';
import { savedRowsOf } from './lines.ts';
import { readStoredDraft, writeStoredDraft } from './saved/stored-draft.ts';

const draftsAtom = atom<{ visitor: number; draft: Draft }>();

const visitorsAtom = atom((get) => ({
  visitor: get(visitorAtom),
  session: get(sessionAtom),
  drafts: get(draftsAtom),
}));

/**
 * The list that is being worked on. It survives leaving the page and a reload, so a visit to the catalog does not lose
 * it. Another user never sees it.
 */
export const draftAtom = atom(
  (get): Draft => {
    const { visitor, session, drafts } = get(visitorsAtom);
    if (drafts) return drafts.visitor === visitor ? drafts.draft : EMPTY;
    return session ? { ...EMPTY, ...readStoredDraft(session) } : EMPTY;
  },
  (get, set, change: (draft: Draft) => Draft) => {
    const { visitor, session } = get(visitorsAtom);
    const draft = change(get(draftAtom));
    set(draftsAtom, { visitor, draft });
    if (!session) return;
    const { text, lines, saved, kept = savedRowsOf(lines) } = draft;
    writeStoredDraft(session, { text, kept, ...(saved && { saved }) });
  },
);

export type SavedList = Data<OperationAt<'/bulk-order/lists', 'get'>>['data'][number];

/** The lists that are saved under a name. */
export const listsAtom = atomWithQuery<SavedList[], ApiError>((get) => ({
  queryKey: ['listBulkLists', get(visitorAtom)],
  queryFn: async ({ signal }: Signal) => (await api.GET('/bulk-order/lists', { signal })).data,
  enabled: get(sessionAtom) !== null,
}));

/** Refetches the saved lists after a call has changed them. */
export const refreshLists = () => queryClient.invalidateQueries({ queryKey: ['listBulkLists'] });
