import type { Body, Data, OperationAt } from '@org/api-client';
import { listApprovals, listOrders, listWaitingApprovals } from '@org/api-client/operations';
import { atom } from 'jotai';
import { answer, answerAtom, answerFamily, refresh } from '../api/answers.atoms.ts';
import { api } from '../api/api.ts';

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

/** Shows what has become of it also where the call was refused, because something has changed. */
const thenRefresh = (work: Promise<unknown>) => work.finally(refreshApprovals);

const paramsOf = ({ id, company }: Approval) => ({ path: { id: company.id, approval_id: id } });

/** Says yes: orders are made of what was asked for. */
export async function approveOrder(
  approval: Approval,
  body: Body<OperationAt<'/companies/{id}/approvals/{approval_id}/approve', 'post'>>,
) {
  const params = paramsOf(approval);
  await thenRefresh(api.POST('/companies/{id}/approvals/{approval_id}/approve', { params, body }));
  void refresh(listOrders);
}

export async function declineApproval(approval: Approval, reason: string) {
  const params = paramsOf(approval);
  const body = { reason };
  await thenRefresh(api.POST('/companies/{id}/approvals/{approval_id}/decline', { params, body }));
}

/** Takes one's own question back. */
export async function withdrawApproval(approval: Approval) {
  const params = paramsOf(approval);
  await thenRefresh(api.POST('/companies/{id}/approvals/{approval_id}/withdraw', { params }));
}
