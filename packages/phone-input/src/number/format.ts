import type { Country } from './country.ts';
import { groupsOf } from './groups.ts';
import { countDots } from './mask.ts';

export interface FormatOptions {
  /** Text before the dial code; may be empty. @default '+' */
  prefix?: string | undefined;
  /** Whether digits are grouped at all. @default true */
  autoFormat?: boolean | undefined;
  /** Mask for a country whose own one, from `masks`, is empty. @default '... ... ... ... ..' */
  defaultMask?: string | undefined;
  /** Whether to use the default mask for every country. @default false */
  alwaysDefaultMask?: boolean | undefined;
  /** Whether the digits are a national number, without dial code. @default false */
  disableCountryCode?: boolean | undefined;
  /** Whether the first group becomes as long as the area code, if the area code is known. @default false */
  enableAreaCodeStretch?: boolean | undefined;
}

/** @see specification, section 9 */
export const DEFAULT_MASK = '... ... ... ... ..';

/** Puts digits into a mask up to the last digit. Closes an open bracket and appends digits that have no dot. */
function fill(mask: string, digits: string): string {
  let text = '';
  let used = 0;
  for (const sign of mask) {
    if (used === digits.length) break;
    text += sign === '.' ? digits[used++] : sign;
  }
  if (text.lastIndexOf('(') > text.lastIndexOf(')')) text += ')';
  return text + digits.slice(used);
}

function stretchFirstGroup(mask: string, country: Country, national: string): string {
  const area = country.areaCodes.find((code) => national.startsWith(code));
  return area ? mask.replace(/\.+/, '.'.repeat(area.length)) : mask;
}

/** The mask for the digits after a country's calling code. Masks from the options win over the country's own. */
function maskFor(country: Country, national: string, options: FormatOptions): string {
  const { defaultMask = DEFAULT_MASK, alwaysDefaultMask, enableAreaCodeStretch } = options;
  const ownGroups = country.hasOwnMask ? country.mask : groupsOf(country.callingCode, national);
  const mask = alwaysDefaultMask ? defaultMask : ownGroups || defaultMask;
  return enableAreaCodeStretch ? stretchFirstGroup(mask, country, national) : mask;
}

/** The area code in a dial code: `268` in `1268`. It is formatted as an area, after the calling code. */
export const areaInDialCode = ({ dialCode, callingCode }: Country) =>
  dialCode.slice(callingCode.length);

/**
 * Formats a number: `+7 (912) 345-67-89`, in the groups that its first digits ask for: `+49 30 901820`, `+49 171 1234567`.
 * No digit is left out. Of the mask after the last digit only a bracket that
 * closes an open one is shown. Digits that do not start with the country's dial code are not grouped.
 *
 * @param digits digits with dial code (national digits with `disableCountryCode`); `''` gives `''`
 */
export function formatPhone(
  digits: string,
  country: Country | null,
  options: FormatOptions = {},
): string {
  const { prefix = '+', autoFormat = true, disableCountryCode = false } = options;
  if (digits === '') return '';
  const lead = disableCountryCode ? '' : prefix;
  const isPlain =
    !country || !autoFormat || !(disableCountryCode || digits.startsWith(country.dialCode));
  if (isPlain) return lead + digits;
  const area = areaInDialCode(country);
  if (disableCountryCode) {
    return fill(withoutDots(maskFor(country, area + digits, options), area.length), digits);
  }
  const national = digits.slice(country.callingCode.length);
  const code = lead + country.callingCode;
  return national === '' ? code : `${code} ${fill(maskFor(country, national, options), national)}`;
}

/** A mask without its first `count` dots and the characters around them. */
const withoutDots = (mask: string, count: number) =>
  count === 0 ? mask : mask.replace(new RegExp(`^([^.]*\\.){${count}}[^.]*`), '');

/**
 * Returns the mask of a whole number with prefix and dial code, long enough for the country's longest number:
 * `+. (...) ...-..-..`. `onChange` reports it as `format` of the country.
 */
export function formatMask(country: Country, { prefix = '+', ...options }: FormatOptions = {}) {
  const { defaultMask = DEFAULT_MASK, alwaysDefaultMask } = options;
  const mask = alwaysDefaultMask ? defaultMask : country.mask || defaultMask;
  const longest = areaInDialCode(country).length + Math.max(...country.lengths);
  const missing = '.'.repeat(Math.max(0, longest - countDots(mask)));
  return `${prefix}${'.'.repeat(country.callingCode.length)} ${mask}${missing}`;
}
