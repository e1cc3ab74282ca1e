import { listAgreements } from '@org/api-client/operations';
import type { components } from '@org/api-client/schema';
import { answer, answerFamily } from '../../shared/api/answers.atoms.ts';

export type Agreement = components['schemas']['Agreement'];

/** The agreements of a supplier: its buyers with their credit terms and debts. */
export const agreementsAtom = answerFamily((id: string) =>
  answer(listAgreements, { params: { path: { id } } }),
);
