import { type Draft, spanWithoutSigns } from '../name/draft.ts';
import type { ValueOrigin } from '../name/parsed-name.ts';
import { asLatin, nameKey } from '../text/spelling.ts';
import type { Span } from '../text/text-reading.ts';
import { nearest } from '../text/typos.ts';
import { brandMistyped } from '../trade/brand-by-ear.ts';
import type { Dictionary } from '../trade/dictionary.ts';
import { lexiconOf } from './lexicon.ts';
import { type TaggedSpan, tag } from './tag.ts';

/** A name in a text and how sure it is. */
export interface TaggedName extends Span {
  text: string;
  origin: ValueOrigin;
}

/** Names that the tagger finds in what the rules have left. */
export interface TaggedNames {
  brand: TaggedName | undefined;
  model: TaggedName | undefined;
  colour: TaggedName | undefined;
}

const hasWord = (folded: string) => /[0-9a-zа-я]/.test(folded);

const named = ({ original }: Draft, { start, end, sureness }: TaggedSpan): TaggedName => {
  const span = spanWithoutSigns(original, start, end);
  return {
    ...span,
    text: original.slice(span.start, span.end).replace(/\s+/g, ' '),
    origin: { source: 'name', sureness },
  };
};

const PART = /[^\s,;()[\]"«»¦]/;
/** The rest of a bracket that the name has opened. */
const TO_BRACKET = /^[^()¦]{0,30}\)/;

/** Extends a name to whole words: `Bel-293` if only `Bel` was found, `(ex. Bridgestone)`. */
function wholeWords({ folded }: Draft, one: TaggedSpan, least: number): TaggedSpan {
  let { start, end } = one;
  while (start > least && PART.test(folded[start - 1]!)) start--;
  while (end < folded.length && PART.test(folded[end]!)) end++;
  const inside = folded.slice(start, end);
  if (inside.includes('(') && !inside.includes(')'))
    end += TO_BRACKET.exec(folded.slice(end))?.[0].length ?? 0;
  return { ...one, start, end };
}

export function tagNames(
  draft: Draft,
  brand: Span | undefined,
  dictionary: Dictionary,
  goods: 'tyre' | 'wheel',
): TaggedNames {
  const tagged = tag(draft, brand, lexiconOf(dictionary), goods);
  const all = (label: TaggedSpan['label']) =>
    tagged.filter((one) => one.label === label && hasWord(draft.folded.slice(one.start, one.end)));
  const [maker] = brand ? [] : all('brand').map((one) => named(draft, one));
  const after = brand?.end ?? maker?.end ?? 0;
  const models = all('model').map((one) =>
    named(draft, wholeWords(draft, one, one.start >= after ? after : 0)),
  );
  return {
    brand: maker,
    model: models.find(({ start }) => start >= after) ?? models[0],
    colour: all('colour').map((one) => named(draft, one))[0],
  };
}

/** A misspelt brand is worth a question. */
const MISSPELT: ValueOrigin = { source: 'name', sureness: 0.7 };

/** Returns the only known brand that is one or two typing errors away, or sounds the same: «Yokohoma», «Kordyant». */
export function misspelt(
  dictionary: Dictionary,
  text: string,
): Pick<TaggedName, 'text' | 'origin'> | undefined {
  const key = nameKey(text);
  if (key.length < 5) return undefined;
  const near = nearest([key, asLatin(key)], dictionary.brands).filter(
    (other) => other[0] === asLatin(key)[0] && Math.abs(other.length - key.length) <= 1,
  );
  const name = brandMistyped(dictionary, text, near);
  return name !== undefined ? { text: name, origin: { ...MISSPELT, written: text } } : undefined;
}
