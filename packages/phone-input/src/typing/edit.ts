import type { Country } from '../number/country.ts';
import { guessCountry } from '../number/guess.ts';
import { repairNational } from '../number/national.ts';
import { parsePaste, toAscii } from '../number/paste.ts';
import { isPossible } from '../number/possible.ts';
import {
  capacity,
  codeInField,
  fixedDigits,
  type PhoneState,
  type RejectReason,
  type RuleOptions,
  settle,
  withDigits,
} from './state.ts';

/** The result of an edit. */
export interface Edit {
  state: PhoneState;
  /** Why something was left out, if it was. */
  rejected?: RejectReason | undefined;
}

/** Half-open range of digits, counted in the whole number. */
export interface DigitRange {
  from: number;
  to: number;
}

/** Erases digits. A fixed dial code stays. */
export function erase(state: PhoneState, range: DigitRange, options: RuleOptions): PhoneState {
  const { from, to } = afterFixed(range, state, options);
  const digits = state.digits.slice(0, from) + state.digits.slice(to);
  const left = settle(state, digits, from, options);
  const hasTrunk = left.hasTrunk && digits.length > codeInField(left.country, options).length;
  return { ...left, hasPlus: false, hasTrunk };
}

/**
 * Replaces some digits by text. A single character is typed, longer text is read as a pasted number. Text without a
 * digit changes nothing. Decision 21.
 */
export function insert(
  state: PhoneState,
  range: DigitRange,
  text: string,
  options: RuleOptions,
): Edit {
  const signs = toAscii(text).match(/[\d+]/g) ?? [];
  const place = afterFixed(range, state, options);
  const unchanged = { ...state, caret: place.to };
  if (signs.length === 0) return { state: unchanged, rejected: 'character' };
  if (signs.length > 1) return paste(state, place, text, options);
  return signs[0] === '+'
    ? typePlus(state, place, options)
    : typeDigit(state, place, signs[0] ?? '', options);
}

/** Replaces the whole field by text, as a browser's autofill does. */
export function fillIn(state: PhoneState, text: string, options: RuleOptions): Edit {
  const all = { from: 0, to: state.digits.length };
  return text === '' ? { state: erase(state, all, options) } : insert(state, all, text, options);
}

function afterFixed({ from, to }: DigitRange, state: PhoneState, options: RuleOptions): DigitRange {
  const least = Math.min(fixedDigits(state, options), state.digits.length);
  return { from: Math.max(from, least), to: Math.max(to, least) };
}

/** A plus starts the number again if there is no more than a dial code that nobody typed; otherwise it is rejected. */
function typePlus(state: PhoneState, { from, to }: DigitRange, options: RuleOptions): Edit {
  const left = state.digits.slice(0, from) + state.digits.slice(to);
  const isPrefilled = !state.hasPlus && left === codeInField(state.country, options);
  const startsAnew = left === '' || isPrefilled;
  return startsAnew && !isCodeFixed(state, options)
    ? { state: startWithPlus(state, options) }
    : { state: { ...state, caret: to }, rejected: 'character' };
}

const isCodeFixed = (state: PhoneState, options: RuleOptions) =>
  options.disableCountryCode || fixedDigits(state, options) > 0;

const startWithPlus = (state: PhoneState, options: RuleOptions): PhoneState => ({
  ...settle(state, '', 0, options),
  hasPlus: true,
});

function typeDigit(
  state: PhoneState,
  range: DigitRange,
  digit: string,
  options: RuleOptions,
): Edit {
  const { digits, country } = state;
  const left = digits.slice(0, range.from);
  const right = digits.slice(range.to);
  const isAtEnd = right === '';
  const isFirst = left + right === '' && !state.hasPlus && !options.disableCountryCode;
  const bare = isFirst ? digit : isAtEnd && state.bare !== null ? state.bare + digit : null;
  if (bare !== null && country) {
    const meant = readBare(bare, left, country);
    if (meant === 'international') return { state: startWithPlus(state, options) };
    if (meant !== null) {
      const hasTrunk = bare === '0';
      return { state: { ...settle(state, meant, meant.length, options), bare, hasTrunk } };
    }
  }
  const next = left + digit + right;
  // «011» behind a dial code that nobody typed
  const idd = country?.internationalPrefix;
  if (
    idd &&
    next === country.dialCode + idd &&
    isAtEnd &&
    !state.hasPlus &&
    !isCodeFixed(state, options)
  )
    return { state: startWithPlus(state, options) };
  if (breaksCode(state, left + right, next, options))
    return { state: { ...state, caret: range.from }, rejected: 'length' };
  const repaired = repair(next, isAtEnd || left === codeInField(country, options), state, options);
  if (repaired !== next) {
    const caret = isAtEnd ? repaired.length : left.length;
    const hasTrunk = state.hasTrunk || repaired === digits;
    return { state: { ...settle(state, repaired, caret, options), bare, hasTrunk } };
  }
  if (next.length <= capacity(next, country, options)) {
    return { state: { ...settle(state, next, left.length + 1, options), bare } };
  }
  // The digits were read as a national number, but may start with a dial code typed without a plus.
  const reread =
    bare === null || bare === next ? null : fillIn(withDigits('', null), `+${bare}`, options).state;
  if (reread?.country && reread.digits === bare) return { state: { ...reread, bare } };
  return { state: { ...state, caret: range.from }, rejected: 'length' };
}

/** Whether a digit before or within the dial code would make a whole number one of another country, or of none. */
function breaksCode({ country }: PhoneState, kept: string, next: string, options: RuleOptions) {
  const code = codeInField(country, options);
  return !next.startsWith(code) && isPossible(kept, country);
}

function repair(next: string, isPlain: boolean, state: PhoneState, options: RuleOptions) {
  const { country, hasTrunk } = state;
  const code = codeInField(country, options);
  if (!isPlain || !country || code === '' || !next.startsWith(code)) return next;
  return code + repairNational(next.slice(code.length), country, hasTrunk);
}

/** What begins with this trunk prefix may be a number of North America as well, without its plus. */
const NORTH_AMERICA = '1';

/** First digit of mobile numbers in Russia and Kazakhstan typed without the 8. No dial code is just this digit. */
const STARTS_MOBILE_IN_ZONE_7 = '9';

/**
 * Reads digits typed into an empty field without a plus as dialled inside a country: its trunk prefix stands for the
 * dial code, its international prefix for a plus, and no dial code starts with a zero.
 *
 * @returns the digits of the field, or null if the digits stay as they are
 */
function readBare(bare: string, left: string, country: Country): string | 'international' | null {
  if (bare === '00' || bare === country.internationalPrefix) return 'international';
  const isTrunk = country.trunkPrefixes.some(
    (trunk) => trunk.startsWith(bare) && trunk !== NORTH_AMERICA,
  );
  if (isTrunk) return country.dialCode;
  const isNational = bare === '0' || (country.dialCode === '7' && bare === STARTS_MOBILE_IN_ZONE_7);
  return isNational && left === '' ? country.dialCode + bare : null;
}

function paste(state: PhoneState, range: DigitRange, text: string, options: RuleOptions): Edit {
  const { country } = state;
  const code = codeInField(country, options);
  const others = state.digits.slice(0, range.from) + state.digits.slice(range.to);
  const isWhole = others === '' || others === code;
  const found = parsePaste(text, country);
  const replace = () => replaceAll(state, found.digits, found.rest, options);
  if (found.kind === 'international') return replace();
  if (found.kind === 'national' && country) {
    const national = found.digits.slice(country.dialCode.length);
    const isTooMuch = others.length + national.length > capacity(others, country, options);
    if (isWhole || isTooMuch) return replace();
    return typeAll(state, range, national, options);
  }
  const isForeign =
    isWhole &&
    code.length + found.digits.length > capacity(code, country, options) &&
    isPossible(found.digits);
  if (isForeign && !isCodeFixed(state, options)) return replace();
  return typeAll(state, range, found.digits, options);
}

/** Replaces everything by a whole number with dial code. */
function replaceAll(state: PhoneState, number: string, rest: string, options: RuleOptions): Edit {
  const { country } = state;
  if (isCodeFixed(state, options) && country && !number.startsWith(country.dialCode)) {
    const other = options.separateDialCode && guessCountry(number, options);
    if (!other) return { state, rejected: 'dial-code' };
    return replaceAll({ ...state, country: other }, number, rest, options);
  }
  const hidden = options.disableCountryCode ? (country?.dialCode.length ?? 0) : 0;
  const digits = number.slice(hidden);
  const whole = settle({ ...state, hasPlus: true }, digits, digits.length, options);
  const room = capacity(digits, whole.country, options);
  if (digits.length > room) {
    return { state: settle(whole, digits.slice(0, room), room, options), rejected: 'length' };
  }
  return { state: whole, rejected: rest === '' ? undefined : 'extension' };
}

/** Types digits one after the other; leaves out those that do not fit. */
function typeAll(state: PhoneState, range: DigitRange, digits: string, options: RuleOptions): Edit {
  let edit: Edit = { state };
  let { from, to } = range;
  for (const digit of digits) {
    edit = typeDigit(edit.state, { from, to }, digit, options);
    if (edit.rejected) break;
    from = to = edit.state.caret;
  }
  return edit;
}
