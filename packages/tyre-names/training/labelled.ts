import { openDraft } from '../src/name/draft.ts';
import { takeWords } from '../src/name/name-words.ts';
import { takeTyreNumbers } from '../src/name/tyre-in-name.ts';
import { takeWheelNumbers } from '../src/name/wheel-in-name.ts';
import { LABELS } from '../src/tagger/tagger-labels.ts';
import { isTaken, type Token, tokensOf } from '../src/tagger/tokens.ts';
import type { Dictionary } from '../src/trade/dictionary.ts';
import { isWheel } from '../src/trade/wheel-section.ts';
import type { MadeName } from './layouts/layout-pieces.ts';

/** Returns what the rules leave of a made name. Without a dictionary that is all of it. */
export function leftOf(
  { text, expect }: MadeName,
  dictionary: Dictionary | undefined,
): { tokens: Token[]; isBranded: boolean } {
  const draft = openDraft(text);
  if (!dictionary) return { tokens: tokensOf(draft), isBranded: false };
  const isRim = isWheel(draft.folded) || expect.category.endsWith('disc');
  const { brand, section } = isRim
    ? { ...takeWheelNumbers(draft, undefined, dictionary), section: 'disks' as const }
    : takeTyreNumbers(draft, undefined, dictionary, () => undefined);
  takeWords(draft, section, brand, dictionary);
  return { tokens: tokensOf(draft, brand), isBranded: brand !== undefined };
}

/** Returns the label of every token, by index. */
export const labelsOf = (tokens: readonly Token[], { spans }: MadeName): number[] =>
  tokens.map((token) => {
    const span = spans.find(({ start, end }) => token.start >= start && token.end <= end);
    return LABELS.indexOf(isTaken(token) ? 'other' : (span?.label ?? 'other'));
  });
