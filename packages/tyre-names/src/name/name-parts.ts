import { matchesOf } from '../text/matches.ts';
import type { Section, Span } from '../text/text-reading.ts';
import { brandNamed, type Dictionary } from '../trade/dictionary.ts';
import { findBrand, guessBrand } from './brand-in-name.ts';
import { type Draft, leftovers, take } from './draft.ts';
import { splitModel } from './model-in-name.ts';
import { NOTHING, type ParsedName } from './parsed-name.ts';

const SECOND_WORD = /(?<![a-zа-я])(?:professional|профешнл)(?![a-zа-я])/g;

const IN_BRACKETS = /\(([^()¦]*)\)/g;

type NamedBrand = Pick<ParsedName, 'brand' | 'isBrandKnown'>;

export function takeBrand(draft: Draft, dictionary: Dictionary, section: Section) {
  const found = findBrand(draft, dictionary, section);
  if (!found) return undefined;
  take(draft, found.start, found.end);
  // «Cordiant VR-1 Professional»: the second word of the brand stands behind the model
  const line = brandNamed(dictionary, `${found.brand} professional`, section);
  const [second] = line ? matchesOf(SECOND_WORD, draft.folded) : [];
  if (line && second) {
    take(draft, second.index, second.index + second[0].length);
    return { ...found, brand: line };
  }
  // a second name of the maker in brackets: «Nokian Tyres (Ikon)», «Forward (АШК)»
  for (const match of matchesOf(IN_BRACKETS, draft.folded))
    if (brandNamed(dictionary, match[1]!)) take(draft, match.index, match.index + match[0].length);
  return found;
}

/** Reads a name without a size: its brand and model, for a row whose columns have the rest. */
export function nameless(
  draft: Draft,
  brand: ReturnType<typeof findBrand>,
  dictionary: Dictionary,
): ParsedName {
  const parts = nameParts(draft, brand, dictionary, 'tyres');
  return {
    ...NOTHING,
    ...parts.brand,
    ...splitModel(parts, parts.brand.brand, dictionary, 'tyres'),
  };
}

const PREPOSITION = /^[^0-9a-zа-яё]*(?:во?|со?|на|и|для|от|по|из|под|без)[^0-9a-zа-яё]*$/i;
/** Checks whether a piece has content. A piece that was taken may leave only its preposition, as «в комплекте» does. */
export const hasWord = (text: string) => /[0-9a-zа-яё]/i.test(text) && !PREPOSITION.test(text);

/** Returns the brand and the model from the unread pieces. If no brand is known, guesses it from the beginning. */
export function nameParts(
  draft: Draft,
  found: ReturnType<typeof findBrand>,
  dictionary: Dictionary,
  section: Section,
): { brand: NamedBrand; model: string | null; rest: string[] } {
  const named = () =>
    leftovers(draft).filter(({ start, end }) => hasWord(draft.original.slice(start, end)));
  const spans = named();
  const textOf = ({ start, end }: Span) => draft.original.slice(start, end).replace(/\s+/g, ' ');
  const around = (model: Span | undefined) => ({
    model: model ? textOf(model) : null,
    rest: spans.filter((span) => span !== model).map(textOf),
  });
  if (found) {
    const brand = brandNamed(dictionary, found.brand, section) ?? found.brand;
    const model = spans.find(({ start }) => start >= found.end) ?? spans[0];
    return { brand: { brand, isBrandKnown: true }, ...around(model) };
  }
  const guess = spans[0] && guessBrand(draft, spans[0]);
  if (!guess) return { brand: { brand: null, isBrandKnown: false }, ...around(spans[0]) };
  take(draft, guess.start, guess.end);
  spans.splice(0, Infinity, ...named());
  return { brand: { brand: guess.brand, isBrandKnown: false }, ...around(spans[0]) };
}
