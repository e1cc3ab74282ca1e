import { soundOf } from '../text/sound.ts';
import { nameKey } from '../text/spelling.ts';
import { push } from '../text/text-push.ts';
import { brandNamed, type Dictionary } from './dictionary.ts';

/** A shorter name sounds like too many others. */
const MIN_LETTERS = 5;

const heard = new WeakMap<Dictionary, { version: number; brands: Map<string, string[]> }>();

function brandsBySound(dictionary: Dictionary): ReadonlyMap<string, readonly string[]> {
  const known = heard.get(dictionary);
  if (known?.version === dictionary.version) return known.brands;
  const brands = new Map<string, string[]>();
  for (const [spelling, named] of dictionary.brands)
    for (const brand of spelling.length < MIN_LETTERS ? [] : named)
      push(brands, soundOf(spelling), brand);
  heard.set(dictionary, { version: dictionary.version, brands });
  return brands;
}

const onlyOf = (brands: Iterable<string | undefined>): string | undefined => {
  const [brand, another] = new Set(brands);
  return another === undefined ? brand : undefined;
};

/** Returns the only known brand that sounds like a text: «Kordyant» is Cordiant. */
export function brandByEar(dictionary: Dictionary, text: string): string | undefined {
  const spelling = nameKey(text);
  if (spelling.length < MIN_LETTERS) return undefined;
  return onlyOf(brandsBySound(dictionary).get(soundOf(spelling)) ?? []);
}

/**
 * Returns the only brand among known spellings that are close to a text. If none is close, the only one that sounds
 * like it.
 */
export const brandMistyped = (
  dictionary: Dictionary,
  text: string,
  near: readonly string[],
): string | undefined =>
  near.length > 0
    ? onlyOf(near.map((key) => brandNamed(dictionary, key)))
    : brandByEar(dictionary, text);
