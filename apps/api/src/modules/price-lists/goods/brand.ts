import { asLatin, asSounded, fold, nameKey } from '@org/tyre-names/text/spelling';
import type { Section } from '@org/tyre-names/text/text-reading';
import { nearest } from '@org/tyre-names/text/typos';
import { brandMistyped } from '@org/tyre-names/trade/brand-by-ear';
import { brandNamed, type Dictionary, isTradeBrand } from '@org/tyre-names/trade/dictionary';

/** The known brand that a spelling means. */
export interface MeantBrand {
  brand: string;
  /** The spelling is a misprint: the brand is likely, but not sure. */
  isGuessed: boolean;
}

/**
 * Returns the spellings in which a known name may be found: as it is, in Latin letters that look alike, and by its
 * sound.
 */
const spellingsOf = (text: string) => {
  const folded = fold(text);
  const spellings = /[а-я]/.test(folded) ? [folded, asLatin(folded), asSounded(folded)] : [folded];
  return [...new Set(spellings.map(nameKey))];
};

/** True if one letter is missing, extra, wrong, or swapped with its neighbour. */
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

/** Names of at least this length may have more than one wrong letter. Names shorter than `MIN_LETTERS` may have none. */
const SHORT = 8;
const MIN_LETTERS = 5;
const isMisprint = (written: string, known: string) =>
  written[0] === known[0] &&
  known.length >= MIN_LETTERS &&
  (known.length >= SHORT ? Math.abs(written.length - known.length) <= 1 : isSlip(written, known));

const answers = new WeakMap<Dictionary, Map<string, MeantBrand | undefined>>();

/**
 * Returns the known brand that a spelling means or likely means; undefined for an unknown brand. The first answer is
 * kept: the brands in a list's columns are looked up before the dictionary learns them.
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
  // if two brands have this spelling, the one that makes products of this section
  const here = meant && !meant.isGuessed && section && brandNamed(dictionary, text, section);
  return here ? { brand: here, isGuessed: false } : meant;
}

const invented = new WeakMap<Dictionary, Map<string, string | null>>();

/**
 * Returns the trade's brand that a brand of the catalog may be a misprint of; null if there is none. Such a brand came
 * with some list without a question. It stays as it is until somebody answers.
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
