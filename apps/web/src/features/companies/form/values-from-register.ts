import type { Data, OperationAt } from '@org/api-client';
import type { CompanyValues } from './company-values.ts';

export type Party = Data<OperationAt<'/requisites/{inn}', 'get'>>;

/**
 * The values that the official register has for a company. A name that is filled in already stays: it is the company's
 * own choice.
 */
export function valuesFromRegister(party: Party, name: string): Partial<CompanyValues> {
  const values: Partial<CompanyValues> = {
    ...(name.trim() === '' && { name: party.name }),
    ...(party.legal_form && { legal_form: party.legal_form }),
    ...(party.ogrn && { ogrn: party.ogrn }),
    ...(party.legal_address && { legal_address: party.legal_address }),
  };
  // a person has no КПП: one that is left from another company would be wrong
  if (party.kpp || party.inn.length === 12) values.kpp = party.kpp ?? '';
  return values;
}
