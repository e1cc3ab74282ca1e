import { type FormatOptions, formatPhone } from '../number/format.ts';
import { codeInField, type PhoneState, type RuleOptions } from './state.ts';

/** The same number in other forms. */
export interface PhoneForms {
  /** E.164 form, with a plus: `+79123456789`; empty for an empty field. */
  e164: string;
  /** The text of the field: `+7 (912) 345-67-89`. */
  formatted: string;
}

/** Whether there is something to report, and to undo. */
export const isChange = (a: PhoneState, b: PhoneState) =>
  a.digits !== b.digits || a.country !== b.country;

/** The forms of the number in a field. */
export function phoneForms(state: PhoneState, options: FormatOptions & RuleOptions): PhoneForms {
  const { digits, country, hasPlus } = state;
  const code = options.disableCountryCode ? (country?.dialCode ?? '') : '';
  const lonePlus = hasPlus && digits === '' ? (options.prefix ?? '+') : '';
  return {
    e164: nationalPart(state, options) && `+${code}${digits}`,
    formatted: lonePlus || formatPhone(digits, country, options),
  };
}

/** Digits after the dial code; empty while there is only a dial code. */
export function nationalPart(
  { digits, country }: PhoneState,
  options: FormatOptions & RuleOptions,
): string {
  const code = codeInField(country, options);
  return digits.startsWith(code) ? digits.slice(code.length) : digits;
}

/** The digits of the number, with the dial code if the button shows it; none while there is only a dial code. */
export function wholeDigits(state: PhoneState, options: FormatOptions & RuleOptions): string {
  const { digits, country } = state;
  if (nationalPart(state, options) === '') return '';
  return options.separateDialCode && country ? country.dialCode + digits : digits;
}
