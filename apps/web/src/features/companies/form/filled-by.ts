import type { Data, OperationAt } from '@org/api-client';
import type { CompanyValues } from './company-values.ts';

export type Party = Data<OperationAt<'/requisites/{inn}', 'get'>>;

/** What the register says of a company; the name that it goes by here is its own choice. */
export function filledBy(party: Party, name: string): Partial<CompanyValues> {
  const told: Partial<CompanyValues> = {
    ...(name.trim() === '' && { name: party.name }),
    ...(party.legal_form && { legal_form: party.legal_form }),
    ...(party.ogrn && { ogrn: party.ogrn }),
    ...(party.legal_address && { legal_address: party.legal_address }),
  };
  // a person has none: one that is left of another company would be wrong
  if (party.kpp || party.inn.length === 12) told.kpp = party.kpp ?? '';
  return told;
}
