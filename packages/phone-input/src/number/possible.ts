import type { Iso2 } from '../generated/countries.generated.ts';
import { allCountries, type Country, MAX_DIGITS } from './country.ts';
import { areaInDialCode, countDots } from './format.ts';
import { guessCountry } from './guess.ts';

/** How many digits after the dial code the country's mobile numbers have: what its mask is made for. */
export const typicalLength = (country: Country) =>
  countDots(country.mask) - areaInDialCode(country).length;

/** Most digits that a country's number may have after the dial code. */
export const longestLength = (country: Country) =>
  Math.min(
    Math.max(...country.lengths, typicalLength(country)),
    MAX_DIGITS - country.dialCode.length,
  );

/**
 * Whether a number has as many digits as numbers of its country have. It says nothing of whether the number is in use.
 *
 * @param value digits with dial code; signs between them do not count, letters make it impossible
 * @param country the country that the number has to be of; by default the one that its digits tell
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
