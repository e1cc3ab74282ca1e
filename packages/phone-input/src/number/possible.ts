import type { Iso2 } from '../generated/countries.generated.ts';
import { allCountries, type Country, MAX_DIGITS } from './country.ts';
import { areaInDialCode } from './format.ts';
import { guessCountry } from './guess.ts';
import { countDots } from './mask.ts';

/** How many digits mobile numbers of the country have after the dial code: the length of its mask. */
export const typicalLength = (country: Country) =>
  countDots(country.mask) - areaInDialCode(country).length;

/** Largest number of digits that a number of the country may have after the dial code. */
export const longestLength = (country: Country) =>
  Math.min(
    Math.max(...country.lengths, typicalLength(country)),
    MAX_DIGITS - country.dialCode.length,
  );

/**
 * Whether the length of a number is possible in its country. It does not check whether the number is in use.
 *
 * @param value digits with dial code; other characters are ignored, but with letters the result is false
 * @param country the country that the number must belong to; by default guessed from the digits
 * @returns false without a country, and for the dial code alone
 */
export function isPossible(value: string, country?: Country | Iso2 | null): boolean {
  if (/\p{L}/u.test(value)) return false;
  const digits = value.replace(/\D/g, '');
  const known =
    typeof country === 'string' ? allCountries().find(({ iso2 }) => iso2 === country) : country;
  const found = known ?? guessCountry(digits);
  if (!found || !digits.startsWith(found.dialCode)) return false;
  return found.lengths.includes(digits.length - found.dialCode.length);
}
