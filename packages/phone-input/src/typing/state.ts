import { allCountries, type Country, MAX_DIGITS } from '../number/country.ts';
import { guessCountry } from '../number/guess.ts';
import { readNational } from '../number/national.ts';
import { toAscii } from '../number/paste.ts';
import { longestLength } from '../number/possible.ts';

/** What a phone field knows. Its text is not here: that follows from digits and country. */
export interface PhoneState {
  /** Digits with dial code, or the national ones alone with `disableCountryCode`. */
  digits: string;
  country: Country | null;
  /** The country was picked by hand. */
  isFrozen: boolean;
  /** How many digits stand left of the caret. */
  caret: number;
  /** The caret goes in front of the next digit rather than behind the last one: after a forward Delete. */
  caretBeforeNext: boolean;
  /** A plus was typed: what follows is a dial code, never a trunk prefix. */
  hasPlus: boolean;
  /** All that was typed since the field was empty, without a plus, while it is still typed at the end. */
  bare: string | null;
}

export interface RuleOptions {
  /** Countries to guess from. @default all */
  countries?: readonly Country[] | undefined;
  /** Whether the dial code in the field can be edited. @default true */
  countryCodeEditable?: boolean | undefined;
  /** The field and the value hold the national number alone. @default false */
  disableCountryCode?: boolean | undefined;
  /**
   * The dial code stands on the country button, the national number in the field; the value is the whole number.
   * @default false
   */
  separateDialCode?: boolean | undefined;
  /** No limit of 15 digits and of the country's longest number, or this many digits instead. @default false */
  enableLongNumbers?: boolean | number | undefined;
  /** The country never follows the digits. @default false */
  disableCountryGuess?: boolean | undefined;
}

/** Why something typed or pasted was left out. */
export type RejectReason = 'character' | 'length' | 'dial-code' | 'extension';

/** How many digits at the start of the field cannot be edited. */
export function fixedDigits({ country }: PhoneState, options: RuleOptions): number {
  const isFixed = options.countryCodeEditable === false && !options.disableCountryCode;
  return isFixed && country ? country.dialCode.length : 0;
}

/** Dial code that stands in front of the national digits in the field. */
export const codeInField = (country: Country | null, options: RuleOptions) =>
  options.disableCountryCode ? '' : (country?.dialCode ?? '');

/** Most digits that may be in the field. */
export function capacity(digits: string, country: Country | null, options: RuleOptions): number {
  const code = codeInField(country, options);
  const isOf = country && digits.startsWith(code);
  return limitOf(options, isOf ? code.length + longestLength(country) : MAX_DIGITS);
}

const limitOf = ({ enableLongNumbers: long }: RuleOptions, usual: number) =>
  long === true ? Number.POSITIVE_INFINITY : long || usual;

/** New digits and a new place of the caret; the country follows. */
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

/** A country by its two letters, or by its dial code. */
export function findCountry(code: string | null | undefined, countries = allCountries()) {
  if (!code) return null;
  if (/^\d+$/.test(code)) return guessCountry(code, { countries });
  return countries.find(({ iso2 }) => iso2 === code.toLowerCase()) ?? null;
}

export interface StartOptions extends RuleOptions {
  /** An empty field starts with the dial code of its country. @default true */
  prefill?: boolean | undefined;
  /** The first value does not change the country. @default false */
  disableInitialCountryGuess?: boolean | undefined;
}

/** The state of a field that is shown for the first time. */
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

/** The state of a field that has had no other digits. */
export const withDigits = (digits: string, country: Country | null): PhoneState => ({
  digits,
  country,
  isFrozen: false,
  caret: digits.length,
  caretBeforeNext: false,
  hasPlus: false,
  bare: null,
});

/** Digits of a value as its owner may write it: with punctuation, with a trunk prefix, too long. */
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

/** A value from outside: the country follows it, but a country that it may belong to stays. */
export function takeValue(state: PhoneState, value: string, options: RuleOptions): PhoneState {
  const digits = valueDigits(value, state.country, options);
  const whole =
    digits === '' && fixedDigits(state, options) ? codeInField(state.country, options) : digits;
  return settle(state, whole, whole.length, options);
}

/**
 * Another country: its dial code replaces the old one, the national digits stay. A number that already is one of the
 * new country, as between the United States and Canada, stays whole.
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

/** Digits without the dial code. A beginning of a dial code that no country has is no national number. */
function nationalDigits({ digits, country }: PhoneState, options: RuleOptions): string {
  const code = codeInField(country, options);
  if (options.disableCountryCode || (country && digits.startsWith(code))) {
    return digits.slice(code.length);
  }
  return digits.length > LONGEST_DIAL_CODE ? digits : '';
}

const LONGEST_DIAL_CODE = 4;

/** A country picked by hand, with an area code where one was picked with it. */
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
