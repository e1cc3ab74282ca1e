import { isCalled, type Option } from '../internal/list/option.ts';

/** Value of the row that offers to add what was typed; no option of an owner has it. */
export const OFFER = '\u0000offer';

/** What a search has found, then the offer to add its text, unless an option is called so. */
export function withOffer(
  found: readonly Option[],
  query: string,
  words: (text: string) => string,
): readonly Option[] {
  const text = query.trim();
  if (text === '' || found.some((option) => isCalled(option, text))) return found;
  return [...found, { value: OFFER, label: words(text) }];
}
