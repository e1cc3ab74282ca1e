import { phraseEnds } from '../text/matches.ts';
import { nameKey } from '../text/spelling.ts';
import type { Reading, Section, TextMatch } from '../text/text-reading.ts';
import type { NameIndex } from './model-names.ts';

/** The most words that a name may have: «Cordiant Business CW 502». */
const LONGEST = 4;

const brandReading = (brand: string, others: readonly string[]): Reading => ({
  field: 'brand',
  value: brand,
  filter: { brand: [brand] },
  alternatives: others.map((name) => ({ value: name, filter: { brand: [name] } })),
});

/**
 * Returns the brand that a spelling means. If several brands share it, prefers one that has products in the section.
 */
export function brandOf(
  index: NameIndex,
  section: Section,
  brands: readonly string[] | undefined,
): Reading | undefined {
  const hasGoods = (brand: string) => Number((index.products.get(brand)?.[section] ?? 0) > 0);
  const [first, ...others] = [...new Set(brands)].sort((a, b) => hasGoods(b) - hasGoods(a));
  return first === undefined ? undefined : brandReading(first, others);
}

/** Reads a whole spelling as a brand, a city, a supplier or a tread pattern. */
export function readName(
  index: NameIndex,
  section: Section,
  spelling: string,
): Reading | undefined {
  const key = nameKey(spelling);
  if (key === '') return undefined;
  const exact = index.exact.get(key);
  return brandOf(index, section, index.brandKeys.get(key)) ?? exact?.[section] ?? exact?.any;
}

const PHRASE = /[^\s,;:()"?!]+/y;

/** Reads the longest name that begins at `at`: «bf goodrich», «нижний новгород». */
export function readNameAt(
  index: NameIndex,
  section: Section,
  text: string,
  at: number,
): TextMatch | undefined {
  for (const stop of endsAt(text, at)) {
    const reading = readName(index, section, text.slice(at, stop));
    if (reading) return { length: stop - at, reading };
  }
  return undefined;
}

/** Finds the longest name of an unsold brand that begins at `at`: «long march». */
export function readUnsoldAt(index: NameIndex, text: string, at: number): TextMatch | undefined {
  const stop = endsAt(text, at).find((end) => index.unsold.has(nameKey(text.slice(at, end))));
  return stop === undefined ? undefined : { length: stop - at };
}

/** No name ends with these: spaces do not count in a key, and «японских и» would be one word. */
const JOINT = /\s(?:и|или|либо|а|но|ни|не|без|кроме|and|or|not|[^0-9a-zа-я]+)$/;

/** Returns the ends of the phrases that begin at `at`, the longest first. */
const endsAt = (text: string, at: number) =>
  phraseEnds(PHRASE, text, at, LONGEST)
    .filter((end) => !JOINT.test(text.slice(at, end)))
    .reverse();
