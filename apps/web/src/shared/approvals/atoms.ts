import type { ApiError, Data, OperationAt } from '@org/api-client';
import { atomWithQuery } from 'jotai-tanstack-query';
import { api } from '../api/api.ts';
import type { Signal } from '../api/query.ts';
import { visitorAtom } from '../atoms.ts';
import { atomFamily } from '../session/family.ts';
import { queryClient } from '../session/store.ts';

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

export const refreshApprovals = () =>
  queryClient.invalidateQueries({ queryKey: ['listApprovals'] });
