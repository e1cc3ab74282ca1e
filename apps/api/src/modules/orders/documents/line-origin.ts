import { countryOf, RUSSIA } from '../../../product/country-codes.ts';
import { splitDeclarations } from '../../../trade/customs-declaration.ts';
import type { DocumentLine } from './content.ts';

/** Columns 10, 10а and 11 of an invoice. */
export interface Origin {
  /** as in ОКСМ; null if the country is not known */
  code: string | null;
  country: string | null;
  declarations: string[];
}

const NONE: Origin = { code: null, country: null, declarations: [] };

/** Where a line's goods come from, as papers state it: nothing of goods that were made in Russia. */
export function originOf({ country, customs_declaration }: DocumentLine): Origin {
  const declarations = splitDeclarations(customs_declaration);
  const known = country ? countryOf(country) : undefined;
  if (known?.code === RUSSIA && declarations.length === 0) return NONE;
  return { code: known?.code ?? null, country: known?.name ?? country ?? null, declarations };
}
