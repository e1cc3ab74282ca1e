import type { Section } from '../../../../names/text/reading.ts';
import { asLatin, asSounded, fold, nameKey } from '../../../../names/text/spelling.ts';
import { nearest } from '../../../../names/text/typos.ts';
import { brandMistyped } from '../../../../names/trade/brand-by-ear.ts';
import { brandNamed, type Dictionary, isTradeBrand } from '../../../../names/trade/dictionary.ts';

/** A brand as somebody spells it, and the known one that is meant. */
export interface MeantBrand {
  brand: string;
  /** A misprint: likely, and not sure. */
  isGuessed: boolean;
}

/** The spellings of a word in which a known name may be found: as it is, with Latin letters that look alike, by its sound. */
const spellingsOf = (text: string) => {
  const folded = fold(text);
  const spellings = /[а-я]/.test(folded) ? [folded, asLatin(folded), asSounded(folded)] : [folded];
  return [...new Set(spellings.map(nameKey))];
};

/** Whether one letter is missing, extra, wrong, or swapped with its neighbour. */
function isSlip(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  let from = 0;
  while (from < short.length && short[from] === long[from]) from++;
  let left = short.length;
  let right = long.length;
  while (left > from && short[left - 1] === long[right - 1]) {
    left--;
    right--;
  }
  const [mine, other] = [short.slice(from, left), long.slice(from, right)];
  return other.length <= 1 || (other.length === 2 && mine === `${other[1]}${other[0]}`);
}

/** A longer name may carry more slips than one; a short one that differs is another. */
const SHORT = 8;
const LEAST = 5;
const isMisprint = (written: string, known: string) =>
  written[0] === known[0] &&
  known.length >= LEAST &&
  (known.length >= SHORT ? Math.abs(written.length - known.length) <= 1 : isSlip(written, known));

const answers = new WeakMap<Dictionary, Map<string, MeantBrand | undefined>>();

/**
 * The known brand that a spelling means, or likely means; undefined for one that nobody has heard of. What was answered
 * first stays: a list is asked for the brands of its columns before the dictionary learns them.
 */
export function brandMeant(
  dictionary: Dictionary,
  text: string,
  section?: Section,
): MeantBrand | undefined {
  const known = answers.get(dictionary) ?? new Map<string, MeantBrand | undefined>();
  answers.set(dictionary, known);
  if (!known.has(text)) known.set(text, findBrand(dictionary, text));
  const meant = known.get(text);
  // of two brands of one spelling, the one that this section knows
  const here = meant && !meant.isGuessed && section && brandNamed(dictionary, text, section);
  return here ? { brand: here, isGuessed: false } : meant;
}

const invented = new WeakMap<Dictionary, Map<string, string | null>>();

/**
 * The brand of the trade that a brand of the catalogue may be a misprint of: some list has brought it, and nobody was asked.
 * It stays what it is until somebody answers.
 */
export function inventedFor(dictionary: Dictionary, brand: string): string | null {
  const known = invented.get(dictionary) ?? new Map<string, string | null>();
  invented.set(dictionary, known);
  const found = known.get(brand);
  if (found !== undefined) return found;
  const spelling = nameKey(brand);
  const near = isTradeBrand(brand)
    ? []
    : nearest([spelling], dictionary.brands).filter(
        (key) => key !== spelling && isMisprint(spelling, key) && isTradeBrand(key),
      );
  const brands = new Set(near.map((key) => brandNamed(dictionary, key)));
  const [only] = brands;
  const answer = only && brands.size === 1 && only !== brand ? only : null;
  known.set(brand, answer);
  return answer;
}

function findBrand(dictionary: Dictionary, text: string): MeantBrand | undefined {
  const sure = brandNamed(dictionary, text) ?? brandNamed(dictionary, asLatin(fold(text)));
  if (sure) return { brand: sure, isGuessed: false };
  const spellings = spellingsOf(text);
  const near = nearest(spellings, dictionary.brands).filter((key) =>
    spellings.some((spelling) => isMisprint(spelling, key)),
  );
  const brand = brandMistyped(dictionary, text, near);
  return brand ? { brand, isGuessed: true } : undefined;
}
