import { countryOf } from '../../product/country-codes.ts';
import { joinDeclarations, readDeclarations } from '../../trade/customs-declaration.ts';

/** Where pieces come from: the country, and the numbers of the customs declarations. */
export interface Origin {
  country: string | null;
  customs_declaration: string | null;
}

/** An origin as an offer stores it, or the field that papers could not state and why. */
export type ReadOrigin = Origin | { field: keyof Origin; problem: string };

/** Reads an origin that somebody states. */
export function readOrigin({ country, customs_declaration }: Origin): ReadOrigin {
  const { numbers, unread } = readDeclarations(customs_declaration ?? '');
  if (unread[0] !== undefined)
    return {
      field: 'customs_declaration',
      problem: `«${unread[0]}» не похоже на номер ГТД. Пример: 10702070/150324/5012345`,
    };
  const named = country?.trim() || null;
  if (numbers.length > 0 && !(named && countryOf(named)))
    return {
      field: 'country',
      problem: named
        ? `Для страны «${named}» нет кода: с номером ГТД её нельзя указать в УПД`
        : 'Укажите страну: без неё номер ГТД не попадёт в УПД',
    };
  return { country: named, customs_declaration: joinDeclarations(numbers) };
}
