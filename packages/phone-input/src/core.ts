/**
 * The rules of a phone field without React: pure functions over digits.
 *
 * Digits include the dial code and no plus, unless an option says otherwise.
 */

export type { Iso2 } from './generated/countries.generated.ts';
export {
  allCountries,
  type Country,
  type CountryOptions,
  getCountries,
  MAX_DIGITS,
  type Region,
} from './number/country.ts';
export { DEFAULT_MASK, type FormatOptions, formatMask, formatPhone } from './number/format.ts';
export { type GuessOptions, guessCountry } from './number/guess.ts';
export { type PastedNumber, parsePaste } from './number/paste.ts';
export { isPossible } from './number/possible.ts';
export { caretOffset, countDigits } from './typing/caret.ts';
