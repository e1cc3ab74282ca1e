import type { ApiError, Data, OperationAt } from '@org/api-client';
import { atom } from 'jotai';
import { atomWithQuery } from 'jotai-tanstack-query';
import { api } from '../api/api.ts';
import type { Signal } from '../api/query.ts';
import { atomFamily } from '../session/family.ts';
import { queryClient } from '../session/store.ts';
import { sessionAtom, visitorAtom } from '../session/visitor.atoms.ts';

export type Approvals = Data<OperationAt<'/companies/{id}/approvals', 'get'>>;
export type Approval = Approvals['data'][number];

/** What waits for a yes in a company and its branches, what was decided, and the user's own limits there. */
export const approvalsAtom = atomFamily((id: string) =>
  atomWithQuery<Approvals, ApiError>((get) => ({
    queryKey: ['listApprovals', get(visitorAtom), id] as const,
    // others decide and ask meanwhile
    staleTime: 0,
    queryFn: ({ signal }: Signal) =>
      api.GET('/companies/{id}/approvals', { params: { path: { id } }, signal }),
  })),
);

export type WaitingApprovals = Data<OperationAt<'/approvals/waiting', 'get'>>['data'];

/** The companies in which something waits for the user's yes. */
export const waitingApprovalsAtom = atomWithQuery<WaitingApprovals, ApiError>((get) => ({
  queryKey: ['listWaitingApprovals', get(visitorAtom)] as const,
  queryFn: async ({ signal }: Signal) => (await api.GET('/approvals/waiting', { signal })).data,
  enabled: get(sessionAtom) !== null,
}));

/** How much waits for the user's yes. */
export const waitingCountAtom = atom((get) =>
  (get(waitingApprovalsAtom).data ?? []).reduce((sum, { count }) => sum + count, 0),
);

export const refreshApprovals = () =>
  Promise.all(
    ['listApprovals', 'listWaitingApprovals'].map((name) =>
      queryClient.invalidateQueries({ queryKey: [name] }),
    ),
  );
