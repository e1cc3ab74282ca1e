import { soundOf } from '../text/sound.ts';
import { nameKey } from '../text/spelling.ts';
import type { Dictionary } from './dictionary.ts';

/** A shorter name sounds like too many others. */
const LEAST = 5;

const heard = new WeakMap<Dictionary, { version: number; brands: Map<string, Set<string>> }>();

function brandsBySound(dictionary: Dictionary): Map<string, Set<string>> {
  const known = heard.get(dictionary);
  if (known?.version === dictionary.version) return known.brands;
  const brands = new Map<string, Set<string>>();
  for (const [spelling, named] of dictionary.brands) {
    if (spelling.length < LEAST) continue;
    const sound = soundOf(spelling);
    brands.set(sound, new Set([...(brands.get(sound) ?? []), ...named]));
  }
  heard.set(dictionary, { version: dictionary.version, brands });
  return brands;
}

/** The only known brand that sounds as it is written here: «Kordyant» is Cordiant. */
export function brandByEar(dictionary: Dictionary, text: string): string | undefined {
  const spelling = nameKey(text);
  if (spelling.length < LEAST) return undefined;
  const [brand, another] = brandsBySound(dictionary).get(soundOf(spelling)) ?? [];
  return another === undefined ? brand : undefined;
}
