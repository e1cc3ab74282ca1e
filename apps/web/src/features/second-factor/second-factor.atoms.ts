import type { Data, OperationAt } from '@org/api-client';
import {
  getDemand,
  getSecondFactor,
  listCompanies,
  listSessions,
} from '@org/api-client/operations';
import { answer, answerAtom, answerFamily, refresh } from '../../shared/api/answers.atoms.ts';
import { api } from '../../shared/api/api.ts';

export type SecondFactor = Data<OperationAt<'/user/second-factor', 'get'>>;
export type CompanyDemand = Data<OperationAt<'/companies/{id}/second-factor', 'get'>>;

/** The second factor: what a login asks for besides the password. */
export const secondFactorAtom = answerAtom(() => answer(getSecondFactor));

export const demandAtom = answerFamily((id: string) =>
  answer(getDemand, { params: { path: { id } } }),
);

/** Refetches what a call has changed: a second factor also affects demands, sessions and companies. */
export const refreshFactors = () =>
  refresh(getSecondFactor, getDemand, listSessions, listCompanies);

/** Begins a proof of who is there. */
export const startProof = () => api.POST('/user/proof');
