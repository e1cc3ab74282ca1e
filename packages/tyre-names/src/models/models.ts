import { fold, wordsOf } from '../text/spelling.ts';
import type { Reading } from '../text/text-reading.ts';
import type { Model, ModelWords } from './model-words.ts';

/** A word that more models than this share is too common to offer them as a choice. */
const MAX_MODELS = 60;
/** The same for a word of one brand: «Artmotion» is a whole line of Belshina. */
const MAX_OF_BRAND = 200;

/** Checks whether a typed number ends a code: `65` ends `ig65`, `1604` ends `khw1604`. */
const endsWithNumber = (typed: string, word: string) =>
  typed.length > 1 && word.endsWith(typed) && /^[a-zа-я]+$/.test(word.slice(0, -typed.length));

/**
 * Matches what was typed with a word: three letters or more anywhere in it, fewer at its beginning, a number as a whole
 * number.
 */
function matches(typed: string, word: string): boolean {
  if (/^\d+$/.test(typed))
    return (
      (word.startsWith(typed) && !/\d/.test(word[typed.length] ?? '')) ||
      endsWithNumber(typed, word)
    );
  return typed.length < 3 ? word.startsWith(typed) : word.includes(typed);
}

/** Cache of words that were looked up: people type the same ones, letter by letter. */
const lookups = new WeakMap<ModelWords, Map<string, Set<Model>>>();
const MAX_LOOKUPS = 5000;

function lookupsOf(index: ModelWords): Map<string, Set<Model>> {
  const known = lookups.get(index);
  if (known && known.size < MAX_LOOKUPS) return known;
  const fresh = new Map<string, Set<Model>>();
  lookups.set(index, fresh);
  return fresh;
}

function withWord(index: ModelWords, typed: string): Set<Model> {
  const known = lookupsOf(index);
  const found = known.get(typed) ?? new Set<Model>();
  if (known.has(typed)) return found;
  for (const [word, models] of index.modelWords)
    if (matches(typed, word)) for (const model of models) found.add(model);
  known.set(typed, found);
  return found;
}

/** Finds the models for one typed word, which may be several words of a name: `x-ice`. */
const withPhrase = (index: ModelWords, typed: string): Set<Model> => {
  const words = wordsOf(typed);
  const [first = new Set<Model>(), ...rest] = words.map((word) => withWord(index, word));
  const all = rest.reduce((every, models) => every.intersection(models), first);
  // A/T is not the T/A of «Mud-Terrain T/A»
  const areLetters = rest.length > 0 && words.every(({ length }) => length === 1);
  if (!areLetters) return all;
  const inTurn = new RegExp(`(?<![0-9a-zа-я])${words.join(' ')}(?![a-zа-я])`);
  return new Set([...all].filter(({ name }) => inTurn.test(wordsOf(fold(name)).join(' '))));
};

/** Returns the models that match every word in at least one of its spellings, of the given brands if there are any. */
export function modelsOf(
  index: ModelWords,
  words: readonly (readonly string[])[],
  brands?: readonly string[],
): Model[] {
  const [first, ...rest] = words
    .map((spellings) => spellings.map((typed) => withPhrase(index, typed)))
    .map((sets) => sets.reduce((all, set) => all.union(set)))
    .sort((a, b) => a.size - b.size);
  if (!first) return [];
  const every = [...first].filter((model) => rest.every((models) => models.has(model)));
  return brands ? every.filter(({ brand }) => brands.includes(brand)) : every;
}

/** Turns models into one reading. Returns undefined if there are too many to choose from. */
export function modelReading(models: readonly Model[], typed: string): Reading | undefined {
  const names = [...new Set(models.map(({ name }) => name))];
  const isOneLine = new Set(models.map(({ brand }) => brand)).size === 1;
  if (names.length === 0 || names.length > (isOneLine ? MAX_OF_BRAND : MAX_MODELS))
    return undefined;
  return {
    field: 'model',
    value: names.length === 1 ? names[0]! : typed,
    filter: { model: names },
    alternatives:
      names.length > 1
        ? names.slice(0, 8).map((value) => ({ value, filter: { model: [value] } }))
        : [],
  };
}
