import { countryOf } from '../../../names/trade/country-codes.ts';
import { joinDeclarations, readDeclarations } from '../../../trade/customs-declaration.ts';
import type { Doubt } from './doubts.ts';

/** What a row says of its customs declarations: their numbers, as an offer stores them, and what papers can't state. */
export function declarationsOf(
  cell: string | undefined,
  country: string | null,
): { customsDeclaration: string | null; doubts: Doubt[] } {
  const { numbers, unread } = readDeclarations(cell ?? '');
  const doubts = unread.map((subject): Doubt => ({ kind: 'customs_declaration', subject }));
  const [number] = numbers;
  // the electronic form has no place for a number without the country's code
  if (number && !(country && countryOf(country)))
    doubts.push({
      kind: 'customs_declaration',
      subject: country ? `Страна «${country}»` : 'Страна не указана',
      detail: { number },
    });
  return { customsDeclaration: joinDeclarations(numbers), doubts };
}
