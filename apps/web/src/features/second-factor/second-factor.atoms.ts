import type { ApiError, Data, OperationAt } from '@org/api-client';
import { atomWithQuery } from 'jotai-tanstack-query';
import { api } from '../../shared/api/api.ts';
import type { Signal } from '../../shared/api/query.ts';
import { atomFamily } from '../../shared/session/family.ts';
import { queryClient } from '../../shared/session/store.ts';
import { sessionAtom, visitorAtom } from '../../shared/session/visitor.atoms.ts';

export type SecondFactor = Data<OperationAt<'/user/second-factor', 'get'>>;
export type CompanyDemand = Data<OperationAt<'/companies/{id}/second-factor', 'get'>>;
/** The second factor: what a login asks for besides the password. */
export const secondFactorAtom = atomWithQuery<SecondFactor, ApiError>((get) => ({
  queryKey: ['getSecondFactor', get(visitorAtom)],
  queryFn: ({ signal }: Signal) => api.GET('/user/second-factor', { signal }),
  enabled: get(sessionAtom) !== null,
}));

export const demandAtom = atomFamily((id: string) =>
  atomWithQuery<CompanyDemand, ApiError>((get) => ({
    queryKey: ['getDemand', get(visitorAtom), id],
    queryFn: ({ signal }: Signal) =>
      api.GET('/companies/{id}/second-factor', { params: { path: { id } }, signal }),
  })),
);

/** Refetches what a call has changed: a second factor also affects demands, sessions and companies. */
export async function refreshFactors() {
  const keys = ['getSecondFactor', 'getDemand', 'listSessions', 'listCompanies'];
  await Promise.all(keys.map((key) => queryClient.invalidateQueries({ queryKey: [key] })));
}
