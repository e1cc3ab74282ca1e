import { allCountries, type Country, MAX_DIGITS } from '../number/country.ts';
import { guessCountry } from '../number/guess.ts';
import { readNational } from '../number/national.ts';
import { toAscii } from '../number/paste.ts';
import { longestLength } from '../number/possible.ts';

/** State of a phone field. Its text is not part of it: the text is computed from digits and country. */
export interface PhoneState {
  /** Digits with dial code, or only the national digits with `disableCountryCode`. */
  digits: string;
  country: Country | null;
  /** Whether the user picked the country. */
  isFrozen: boolean;
  /** How many digits are to the left of the caret. */
  caret: number;
  /** Whether the caret goes before the next digit instead of after the last one: so after a forward Delete. */
  caretBeforeNext: boolean;
  /** Whether a plus was typed: a dial code follows, never a trunk prefix. */
  hasPlus: boolean;
  /** Whether a zero before the national digits was typed, which is not among them. */
  hasTrunk: boolean;
  /** All digits typed since the field was empty, if without a plus and always at the end; else null. */
  bare: string | null;
}

export interface RuleOptions {
  /** Countries to guess from. @default all */
  countries?: readonly Country[] | undefined;
  /** Whether the dial code in the field can be edited. @default true */
  countryCodeEditable?: boolean | undefined;
  /** Whether the field and the value hold only the national number. @default false */
  disableCountryCode?: boolean | undefined;
  /**
   * Whether the country button shows the dial code and the field only the national number. The value is the whole
   * number.
   * @default false
   */
  separateDialCode?: boolean | undefined;
  /** Whether to lift the limits of 15 digits and of the country's longest number, or a limit to use. @default false */
  enableLongNumbers?: boolean | number | undefined;
  /** Whether the digits never change the country. @default false */
  disableCountryGuess?: boolean | undefined;
}

/** Why something typed or pasted was left out. */
export type RejectReason = 'character' | 'length' | 'dial-code' | 'extension';

/** How many digits at the start of the field cannot be edited. */
export function fixedDigits({ country }: PhoneState, options: RuleOptions): number {
  const isFixed = options.countryCodeEditable === false && !options.disableCountryCode;
  return isFixed && country ? country.dialCode.length : 0;
}

/** Dial code before the national digits in the field. */
export const codeInField = (country: Country | null, options: RuleOptions) =>
  options.disableCountryCode ? '' : (country?.dialCode ?? '');

/** Largest number of digits that fit in the field. */
export function capacity(digits: string, country: Country | null, options: RuleOptions): number {
  const code = codeInField(country, options);
  const isOf = country && digits.startsWith(code);
  return limitOf(options, isOf ? code.length + longestLength(country) : MAX_DIGITS);
}

const limitOf = ({ enableLongNumbers: long }: RuleOptions, usual: number) =>
  long === true ? Number.POSITIVE_INFINITY : long || usual;

/** Sets new digits and a new position of the caret, and the country that follows from them. */
export function settle(
  state: PhoneState,
  digits: string,
  caret: number,
  options: RuleOptions,
): PhoneState {
  const country = countryOf(digits, state, options);
  return {
    ...withDigits(digits, country),
    isFrozen: state.isFrozen && country !== null && digits.startsWith(country.dialCode),
    caret,
    hasPlus: state.hasPlus && digits !== '',
    hasTrunk: state.hasTrunk && digits !== '',
  };
}

function countryOf(digits: string, state: PhoneState, options: RuleOptions): Country | null {
  const { country, isFrozen } = state;
  if (options.disableCountryGuess || options.disableCountryCode) return country;
  const { countries } = options;
  const guess = guessCountry(digits, { countries, current: country, isFrozen });
  const movesFixedCode = fixedDigits(state, options) > 0 && guess?.dialCode !== country?.dialCode;
  return movesFixedCode ? country : guess;
}

/** Finds a country by its two letters or by its dial code. */
export function findCountry(code: string | null | undefined, countries = allCountries()) {
  if (!code) return null;
  if (/^\d+$/.test(code)) return guessCountry(code, { countries });
  return countries.find(({ iso2 }) => iso2 === code.toLowerCase()) ?? null;
}

export interface StartOptions extends RuleOptions {
  /** Whether an empty field starts with the dial code of its country. @default true */
  prefill?: boolean | undefined;
  /** Whether the first value leaves the country unchanged. @default false */
  disableInitialCountryGuess?: boolean | undefined;
}

/** The initial state of a field. */
export function startState(
  value: string | null | undefined,
  country: Country | null,
  { prefill = true, disableInitialCountryGuess, ...options }: StartOptions,
): PhoneState {
  const empty = withDigits('', country);
  if (!value) {
    const isPrefilled = prefill || options.countryCodeEditable === false;
    return isPrefilled ? withDigits(codeInField(country, options), country) : empty;
  }
  const disableCountryGuess = disableInitialCountryGuess || options.disableCountryGuess;
  return takeValue(empty, value, { ...options, disableCountryGuess });
}

/** The state of a field with these digits and nothing before them. */
export const withDigits = (digits: string, country: Country | null): PhoneState => ({
  digits,
  country,
  isFrozen: false,
  caret: digits.length,
  caretBeforeNext: false,
  hasPlus: false,
  hasTrunk: false,
  bare: null,
});

/** Digits of a value from the parent, which may have punctuation, a trunk prefix, too many digits. */
export function valueDigits(value: string, country: Country | null, options: RuleOptions): string {
  const text = toAscii(value);
  const digits = text.replace(/\D/g, '');
  const whole = normalise(digits, text.includes('+'), country, options);
  return whole.slice(0, limitOf(options, MAX_DIGITS));
}

function normalise(
  digits: string,
  hasPlus: boolean,
  country: Country | null,
  options: RuleOptions,
): string {
  if (!country || options.disableCountryGuess) return digits;
  if (options.disableCountryCode) {
    const isWhole = hasPlus && digits.startsWith(country.dialCode);
    return isWhole ? digits.slice(country.dialCode.length) : digits;
  }
  const hasCode = guessCountry(digits, { countries: options.countries }) !== null;
  const national = hasCode ? null : readNational(digits, country);
  return national === null ? digits : country.dialCode + national;
}

/** Takes a value from the parent. The country follows it, but stays if the value may belong to it. */
export function takeValue(state: PhoneState, value: string, options: RuleOptions): PhoneState {
  const digits = valueDigits(value, state.country, options);
  const whole =
    digits === '' && fixedDigits(state, options) ? codeInField(state.country, options) : digits;
  return settle(state, whole, whole.length, options);
}

/**
 * Changes the country: its dial code replaces the old one, the national digits stay. The whole number stays if it is
 * already one of the new country, as between the United States and Canada.
 */
export function changeCountry(
  state: PhoneState,
  country: Country,
  isFrozen: boolean,
  options: RuleOptions,
): PhoneState {
  const { digits: now } = state;
  const national = nationalDigits(state, options);
  const code = codeInField(country, options);
  const isSameZone = state.country?.callingCode === country.callingCode;
  const staysWhole =
    isSameZone &&
    national !== '' &&
    now.startsWith(code) &&
    now.length <= capacity(now, country, options);
  const digits = staysWhole ? now : code + national;
  return { ...withDigits(digits, country), isFrozen };
}

/** Digits without the dial code. Without a known dial code a few digits are the start of one, not a national number. */
function nationalDigits({ digits, country }: PhoneState, options: RuleOptions): string {
  const code = codeInField(country, options);
  if (options.disableCountryCode || (country && digits.startsWith(code))) {
    return digits.slice(code.length);
  }
  return digits.length > LONGEST_DIAL_CODE ? digits : '';
}

const LONGEST_DIAL_CODE = 4;

/** Sets the country that the user picked, and the area code if one was picked with it. */
export function pickCountry(
  state: PhoneState,
  country: Country,
  areaCode: string | undefined,
  options: RuleOptions,
): PhoneState {
  const picked = changeCountry(state, country, true, options);
  if (!areaCode || options.disableCountryCode) return picked;
  const national = nationalDigits(picked, options);
  const known = country.areaCodes.find((code) => national.startsWith(code)) ?? '';
  const digits = country.dialCode + areaCode + national.slice(known.length);
  return { ...picked, digits, caret: digits.length };
}
