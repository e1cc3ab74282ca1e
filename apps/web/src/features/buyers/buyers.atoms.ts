import { listAgreements } from '@org/api-client/operations';
import type { components } from '@org/api-client/schema';
import { answer, answerFamily, refresh } from '../../shared/api/answers.atoms.ts';
import { api } from '../../shared/api/api.ts';

export type Agreement = components['schemas']['Agreement'];

/** The agreements of a supplier: its buyers with their credit terms and debts. */
export const agreementsAtom = answerFamily((id: string) =>
  answer(listAgreements, { params: { path: { id } } }),
);

/** Saves the terms of a buyer. */
export async function saveAgreement(
  id: string,
  buyer_id: string,
  body: { pay_days: number; credit_limit: number },
) {
  await api.PUT('/companies/{id}/agreements/{buyer_id}', {
    params: { path: { id, buyer_id } },
    body,
  });
  await refresh(listAgreements);
}

/** The statement of what a buyer owes, of these calendar days. */
export const downloadReconciliation = (
  id: string,
  query: { partner: string; from: string; to: string },
) => api.download('get', '/companies/{id}/reconciliation', { params: { path: { id }, query } });
