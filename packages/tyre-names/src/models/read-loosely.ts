import { isEverydayNoun } from '../text/everyday-nouns.ts';
import { soundOf } from '../text/sound.ts';
import { asLatin, asSounded, wordInOtherLayout } from '../text/spelling.ts';
import type { Reading, Section } from '../text/text-reading.ts';
import { readWord } from '../text/text-words.ts';
import { isOneSlip, nearest } from '../text/typos.ts';
import { isWheelSection } from '../trade/rules.generated.ts';
import type { NameIndex } from './model-names.ts';
import type { ModelWords } from './model-words.ts';
import { modelsOf } from './models.ts';
import { readColour } from './read-colour.ts';
import { brandOf, readName } from './read-name.ts';

/**
 * Returns the spellings that a typed word may stand for: as typed, with look-alike letters replaced, in the other
 * layout.
 */
export const spellings = (word: string) => [
  ...new Set([word, asLatin(word), wordInOtherLayout(word)]),
];

/**
 * Checks whether a brand has products in the section, so that a guess makes sense. True for all brands of a new
 * catalog without offers.
 */
const isSold = ({ products }: NameIndex, section: Section, brand: string) => {
  const counts = products.get(brand) ?? {};
  return Object.values(counts).every((count) => count === 0) || (counts[section] ?? 0) > 0;
};

/** Cache by the first letters of a brand: people type one letter after another. */
const begun = new WeakMap<NameIndex, Map<string, readonly string[]>>();

function brandsBegun(index: NameIndex, section: Section, word: string): readonly string[] {
  const known = begun.get(index) ?? new Map<string, readonly string[]>();
  begun.set(index, known);
  if (known.size > MAX_BEGUN) known.clear();
  const brands =
    known.get(word) ??
    index.brandKeys
      .entries()
      .filter(([key]) => key.startsWith(word))
      .flatMap(([, names]) => names)
      .filter((name) => isSold(index, section, name))
      .toArray();
  known.set(word, brands);
  return brands;
}
const MAX_BEGUN = 5000;
/** A shorter word in the other layout is close to some brand by chance. */
const MIN_GUESSED = 6;

/** Reads a word that begins the name of a brand: «нок». */
function readBeginning(
  index: NameIndex,
  section: Section,
  word: string,
  least: number,
): Reading | undefined {
  if (word.length < least) return undefined;
  const brands = brandsBegun(index, section, word);
  return new Set(brands).size > 3 ? undefined : brandOf(index, section, brands);
}

/** Reads a word as it is spelt. */
function readExactly(index: NameIndex, section: Section, word: string): Reading | undefined {
  const flag = readWord(section, word, 0);
  return (
    readName(index, section, word) ??
    (flag?.length === word.length ? flag.reading : undefined) ??
    (isWheelSection(section) ? readColour(index, word) : undefined)
  );
}

function readWhole(
  index: NameIndex,
  section: Section,
  word: string,
  least: number,
): Reading | undefined {
  return (
    readExactly(index, section, word) ??
    (sounding(index, word).length > 0 || isModelWord(index, asSounded(word))
      ? undefined
      : readBeginning(index, section, word, least))
  );
}

/** Returns the words of models' names that sound like a typed word. */
export const sounding = (index: ModelWords, word: string): readonly string[] =>
  index.modelWords.has(word) ? [word] : (index.modelSounds.get(soundOf(word)) ?? []);

export const isModelWord = (index: ModelWords, word: string) =>
  modelsOf(index, [[word]]).length > 0;

/** Reads a country's name or adjective with one error: «белоруские», «китайски». */
function misspeltCountry({ countryKeys }: NameIndex, word: string): Reading | undefined {
  if (!/^[а-я]{6,}$/.test(word)) return undefined;
  const [key] = nearest([word], countryKeys).filter((key) => isOneSlip(word, key));
  const country = key && countryKeys.get(key);
  return country ? { ...country, corrected: true } : undefined;
}

/** Reads a word in any of its spellings, otherwise as a misspelt brand. */
export function readLoosely(index: NameIndex, section: Section, word: string): Reading | undefined {
  if (isEverydayNoun(word)) return readExactly(index, section, word);
  // «слик» in a search for motorcycle tyres is not Slik, which makes wheels
  const sounds = index.brandSounds.get(soundOf(word));
  const heard = brandOf(
    index,
    section,
    sounds?.filter((name) => isSold(index, section, name)),
  );
  // three Latin letters are compared by spelling, not by sound: «SIT» is not CEAT
  const isHeard = word.length > 3 || (word.length > 2 && /[а-я]/.test(word));
  if (heard && isHeard && !index.brandKeys.has(word)) return heard;
  for (const spelling of spellings(word)) {
    // three letters in another layout begin too many names by chance: «рфт» is not Hankook
    const reading = readWhole(index, section, spelling, spelling === word ? 3 : 4);
    if (reading) return spelling === word ? reading : { ...reading, corrected: true };
    if (isModelWord(index, spelling)) return undefined;
  }
  if (isModelWord(index, asSounded(word)) || sounding(index, word).length > 0) return undefined;
  const country = misspeltCountry(index, word);
  if (country) return country;
  // the other layout together with a typing error would be two guesses: «дыра» is not LSFF
  const typed = word.length < MIN_GUESSED ? [word, asLatin(word)] : spellings(word);
  const keys = nearest([...typed, asSounded(word)], index.brandKeys);
  const brand = brandOf(
    index,
    section,
    keys.flatMap((key) => index.brandKeys.get(key)!).filter((name) => isSold(index, section, name)),
  );
  return brand && { ...brand, corrected: true };
}
