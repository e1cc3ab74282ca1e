import { wordsOf } from '../text/spelling.ts';
import type { TextMatch } from '../text/text-reading.ts';
import type { NameIndex } from './model-names.ts';
import type { Model } from './model-words.ts';
import { modelReading } from './models.ts';

/** The models of a brand by all words of their names, and these names by what they are without spaces. */
interface BrandNames {
  models: Map<string, Model[]>;
  glued: Map<string, Set<string>>;
}
const prepared = new WeakMap<NameIndex, ReadonlyMap<string, BrandNames>>();

function wholeNames(index: NameIndex): ReadonlyMap<string, BrandNames> {
  const known = prepared.get(index);
  if (known) return known;
  const brands = new Map<string, BrandNames>();
  for (const model of new Set([...index.modelWords.values()].flat())) {
    const { models, glued } = brands.get(model.brand) ?? { models: new Map(), glued: new Map() };
    brands.set(model.brand, { models, glued });
    const words = wordsOf(model.name.toLowerCase());
    const name = words.join(' ');
    models.set(name, [...(models.get(name) ?? []), model]);
    glued.set(words.join(''), (glued.get(words.join('')) ?? new Set()).add(name));
  }
  prepared.set(index, brands);
  return brands;
}

/**
 * Returns the models with a given name, however its words are parted, and those whose names begin with it: «Comfort 2
 * SUV» is also found as «Comfort 2», «P Zero» as «pzero».
 */
const named = (brand: BrandNames | undefined, typed: readonly string[]): readonly Model[] => {
  const names = brand?.glued.get(typed.join(''));
  if (!brand || !names) return [];
  return [...brand.models]
    .filter(([name]) => [...names].some((one) => name === one || name.startsWith(`${one} `)))
    .flatMap(([, models]) => models);
};

const WORD = /[^\s,;"]+/y;
/** The most words that a model's name has. */
const LONGEST = 7;
const MIN_LETTERS = 2;
/** «pilot road 5» is no Pilot Road; a larger number is a rim, and «primacy 4 - 4» counts pieces. */
const OTHER_VERSION = /\s(?:[1-9]|1[01])\+?(?=\s|$)(?!\s*(?:шт|pcs|компл|к-т|кол))/y;

const isOtherVersion = (text: string, end: number) => {
  OTHER_VERSION.lastIndex = end;
  return OTHER_VERSION.test(text);
};

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
    const typed = wordsOf(text.slice(at, end));
    const models = brands.flatMap((brand) => named(names.get(brand), typed));
    // «Primacy 4 - 4 шт»: a name does not end with a dash
    const isWord = /[\p{L}\p{N}]/u.test(match[0]);
    const reading =
      isWord && typed.join('').length >= MIN_LETTERS && !isOtherVersion(text, end)
        ? modelReading(models, text.slice(at, end))
        : undefined;
    if (reading) found = { length: end - at, reading };
    while (text[end] === ' ') end++;
  }
  return found;
}
