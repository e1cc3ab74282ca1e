import type { Party } from '@org/api-client/schema';

/** Where requisites of organisations and entrepreneurs come from. */
export interface PartySource {
  /** Whose number this is; undefined where nobody is known by it. Throws where the source can't be asked now. */
  find(inn: string): Promise<Party | undefined>;
}

const FORMS = ['ООО', 'АО', 'ПАО', 'ЗАО', 'ИП', 'ГУП', 'МУП', 'КФХ'] as const;

/** A legal form as companies here choose it; what is none of the usual ones is another. */
export const legalFormOf = (short: string | null | undefined): Party['legal_form'] =>
  short ? (FORMS.find((form) => form === short) ?? 'Иное') : null;
