import { allCountries, type Country } from './country.ts';
import { once } from './once.ts';

/** How many digits to look at: 6 by the specification, and a seventh for Vatican, Cocos and Christmas Island. */
const DIGITS_TO_GUESS = 7;

export interface GuessOptions {
  /** Countries to guess from. @default every country */
  countries?: readonly Country[] | undefined;
  /** The country so far. It stays unless the digits prove another. @default none */
  current?: Country | null | undefined;
  /** Whether the user picked `current`: it then stays while the digits start with its dial code. @default false */
  isFrozen?: boolean | undefined;
}

/** Countries by dial code, and by dial code with area code. */
const tableOf = once((countries: readonly Country[]) => {
  const table = new Map<string, Country>();
  const add = (code: string, country: Country) => {
    const rival = table.get(code);
    if (!rival || country.priority < rival.priority) table.set(code, country);
  };
  for (const country of countries) {
    add(country.dialCode, country);
    for (const area of country.areaCodes) add(country.dialCode + area, country);
  }
  return table;
}, new WeakMap());

/** Whether the digits are, or may still become, a number of this country by its area codes. */
function mayBeOf(country: Country, digits: string): boolean {
  const { areaCodes, sharedCodes, dialCode } = country;
  if (areaCodes.length === 0) return true;
  const national = digits.slice(dialCode.length);
  return [...areaCodes, ...sharedCodes].some(
    (code) => national.startsWith(code) || code.startsWith(national),
  );
}

/**
 * Guesses the country of a number by its first digits: the longest dial code (with area code) that they start with, the
 * lowest priority on a tie. Returns `current` if the dial code is incomplete, on a tie that the current country may
 * win, and if the current country is frozen and the digits start with its dial code.
 *
 * @param digits digits of the number with dial code, without a plus; may be empty
 * @returns null when there is neither a match nor a current country
 * @see specification, section 4
 */
export function guessCountry(digits: string, options: GuessOptions = {}): Country | null {
  const { countries = allCountries(), current = null, isFrozen = false } = options;
  const keepsCode = current !== null && digits.startsWith(current.dialCode);
  if (isFrozen && keepsCode) return current;
  const table = tableOf(countries);
  for (let length = DIGITS_TO_GUESS; length > 0; length--) {
    const best = digits.length >= length && table.get(digits.slice(0, length));
    if (!best) continue;
    const isTie = keepsCode && best.dialCode === current.dialCode;
    const isProved = best.dialCode.length < length;
    return isTie && !isProved && mayBeOf(current, digits) ? current : best;
  }
  return current;
}
