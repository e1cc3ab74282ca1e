/**
 * The rules of a phone field without React: pure functions over digits.
 *
 * Digits always include the dial code and never a plus, unless an option says otherwise.
 */
export { caretOffset, countDigits } from './caret.ts';
export type { Iso2 } from './countries.generated.ts';
export {
  allCountries,
  type Country,
  type CountryOptions,
  getCountries,
  MAX_DIGITS,
  type Region,
} from './country.ts';
export { DEFAULT_MASK, type FormatOptions, formatMask, formatPhone } from './format.ts';
export { type GuessOptions, guessCountry } from './guess.ts';
export { type PastedNumber, parsePaste } from './paste.ts';
export { isPossible } from './possible.ts';
