import type { Data, OperationAt } from '@org/api-client';
import { listApprovals, listWaitingApprovals } from '@org/api-client/operations';
import { atom } from 'jotai';
import { answer, answerAtom, answerFamily, refresh } from '../api/answers.atoms.ts';

export type Approvals = Data<OperationAt<'/companies/{id}/approvals', 'get'>>;
export type Approval = Approvals['data'][number];

/** What waits for a yes in a company and its branches, what was decided, and the user's own limits there. */
export const approvalsAtom = answerFamily(
  (id: string) => answer(listApprovals, { params: { path: { id } } }),
  // others decide and ask meanwhile
  { staleTime: 0 },
);

export type WaitingApprovals = Data<OperationAt<'/approvals/waiting', 'get'>>['data'];

/** The companies in which something waits for the user's yes. */
export const waitingApprovalsAtom = answerAtom(() => answer(listWaitingApprovals), {
  select: ({ data }) => data,
});

/** How much waits for the user's yes. */
export const waitingCountAtom = atom((get) =>
  (get(waitingApprovalsAtom).data ?? []).reduce((sum, { count }) => sum + count, 0),
);

export const refreshApprovals = () => refresh(listApprovals, listWaitingApprovals);
