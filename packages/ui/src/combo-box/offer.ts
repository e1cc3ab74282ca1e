import type { Template } from '../family/phone-words.ts';
import { filled } from '../family/phone-words.ts';
import { isCalled, type Option } from '../internal/list/option.ts';

/** Value of the row that offers to add the typed text. No other option has it. */
export const OFFER = '\u0000offer';

/** The found options, then the row that offers to add the query, unless an option already has this label. */
export function withOffer(
  found: readonly Option[],
  query: string,
  words: Template<string>,
): readonly Option[] {
  const text = query.trim();
  if (text === '' || found.some((option) => isCalled(option, text))) return found;
  return [...found, { value: OFFER, label: filled(words, 'text', text) }];
}
