import { wordsOf } from '../text/spelling.ts';
import type { TextMatch } from '../text/text-reading.ts';
import type { NameIndex } from './model-names.ts';
import type { Model } from './model-words.ts';
import { modelReading } from './models.ts';

type ByName = ReadonlyMap<string, readonly Model[]>;
const prepared = new WeakMap<NameIndex, ReadonlyMap<string, ByName>>();

const nameOf = (words: readonly string[]) => words.join(' ');

/** Returns the models of each brand by all words of their names. */
function wholeNames(index: NameIndex): ReadonlyMap<string, ByName> {
  const known = prepared.get(index);
  if (known) return known;
  const brands = new Map<string, Map<string, Model[]>>();
  for (const model of new Set([...index.modelWords.values()].flat())) {
    const names = brands.get(model.brand) ?? new Map<string, Model[]>();
    brands.set(model.brand, names);
    const name = nameOf(wordsOf(model.name.toLowerCase()));
    names.set(name, [...(names.get(name) ?? []), model]);
  }
  prepared.set(index, brands);
  return brands;
}

/**
 * Returns the models with a given name, and those whose names begin with it: «Comfort 2 SUV» is also found as «Comfort
 * 2».
 */
const named = (names: ByName | undefined, typed: string): readonly Model[] =>
  names?.has(typed)
    ? [...names]
        .filter(([name]) => name === typed || name.startsWith(`${typed} `))
        .flatMap(([, models]) => models)
    : [];

const WORD = /[^\s,;"]+/y;
/** The most words that a model's name has. */
const LONGEST = 7;
const LEAST = 2;

/**
 * Reads the whole name of a model right after its brand, before its words and numbers are read as anything else: `XL
 * Grip` is not reinforced, `AS 504` is not 504 mm wide.
 */
export function readWholeModel(
  index: NameIndex,
  text: string,
  at: number,
  brands: readonly string[],
): TextMatch | undefined {
  if (brands.length === 0) return undefined;
  const names = wholeNames(index);
  let end = at;
  let found: TextMatch | undefined;
  for (let count = 0; count < LONGEST; count++) {
    WORD.lastIndex = end;
    const match = WORD.exec(text);
    if (!match) break;
    end += match[0].length;
    const typed = nameOf(wordsOf(text.slice(at, end)));
    const models = brands.flatMap((brand) => named(names.get(brand), typed));
    // «Primacy 4 - 4 шт»: a name does not end with a dash
    const isWord = /[\p{L}\p{N}]/u.test(match[0]);
    const reading =
      isWord && typed.length >= LEAST ? modelReading(models, text.slice(at, end)) : undefined;
    if (reading) found = { length: end - at, reading };
    while (text[end] === ' ') end++;
  }
  return found;
}
