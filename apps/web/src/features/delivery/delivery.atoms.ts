import { getDeliveryTerms } from '@org/api-client/operations';
import { answer, answerFamily, cacheAnswer } from '../../shared/api/answers.atoms.ts';
import { api } from '../../shared/api/api.ts';
import type { DeliveryZone } from './delivery-draft.ts';

const terms = (id: string) => answer(getDeliveryTerms, { params: { path: { id } } });

// a refetch would lose what is being typed
export const termsAtom = answerFamily(terms, { refetchOnWindowFocus: false });

export async function saveTerms(
  company: string,
  body: { revision: number; zones: DeliveryZone[] },
): Promise<void> {
  const params = { path: { id: company } };
  cacheAnswer(terms(company), await api.PUT('/companies/{id}/delivery-terms', { params, body }));
}
