import type { Party } from '@org/api-client/schema';

/** A source of requisites of organisations and entrepreneurs. Decision 96. */
export interface PartySource {
  /** The party with this number; undefined if there is none. Throws if the source can't be asked now. */
  find(inn: string): Promise<Party | undefined>;
}

const FORMS = ['ООО', 'АО', 'ПАО', 'ЗАО', 'ИП', 'ГУП', 'МУП', 'КФХ'] as const;

/** Returns a legal form that companies here can choose; one that is not among the usual ones becomes «Иное». */
export const legalFormOf = (short: string | null | undefined): Party['legal_form'] =>
  short ? (FORMS.find((form) => form === short) ?? 'Иное') : null;
