import type { Reading } from '../text/reading.ts';
import { wordsOf } from '../text/spelling.ts';
import type { Model } from './model-words.ts';
import type { NameIndex } from './names.ts';

/** More models than this are a word in common rather than a choice. */
const MOST = 60;

/** `65` is the number of `ig65`, `1604` that of `khw1604`. */
const endsWithNumber = (typed: string, word: string) =>
  typed.length > 1 && word.endsWith(typed) && /^[a-zа-я]+$/.test(word.slice(0, -typed.length));

/** Letters are found anywhere in a word from three on; a number is a whole number, a short word a beginning. */
function matches(typed: string, word: string): boolean {
  if (/^\d+$/.test(typed))
    return (
      (word.startsWith(typed) && !/\d/.test(word[typed.length] ?? '')) ||
      endsWithNumber(typed, word)
    );
  return typed.length < 3 ? word.startsWith(typed) : word.includes(typed);
}

/** Words that were looked for before: people type the same ones, letter by letter. */
const lookups = new WeakMap<NameIndex, Map<string, Set<Model>>>();
const MOST_LOOKUPS = 5000;

function lookupsOf(index: NameIndex): Map<string, Set<Model>> {
  const known = lookups.get(index);
  if (known && known.size < MOST_LOOKUPS) return known;
  const fresh = new Map<string, Set<Model>>();
  lookups.set(index, fresh);
  return fresh;
}

function withWord(index: NameIndex, typed: string): Set<Model> {
  const known = lookupsOf(index);
  const found = known.get(typed) ?? new Set<Model>();
  if (known.has(typed)) return found;
  for (const [word, models] of index.modelWords)
    if (matches(typed, word)) for (const model of models) found.add(model);
  known.set(typed, found);
  return found;
}

/** A typed word may be several words of a name: `x-ice`. */
const withPhrase = (index: NameIndex, typed: string): Set<Model> => {
  const [first = new Set<Model>(), ...rest] = wordsOf(typed).map((word) => withWord(index, word));
  return rest.reduce((every, models) => every.intersection(models), first);
};

/** The models that every word fits in one of its spellings, of the brands that are already understood. */
export function modelsOf(
  index: NameIndex,
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

/** Models as one reading; none where there are too many to choose from. */
export function modelReading(models: readonly Model[], typed: string): Reading | undefined {
  const names = [...new Set(models.map(({ name }) => name))];
  if (names.length === 0 || names.length > MOST) return undefined;
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
