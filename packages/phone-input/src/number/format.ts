import type { Country } from './country.ts';

export interface FormatOptions {
  /** Text before the dial code; may be empty. @default '+' */
  prefix?: string | undefined;
  /** Whether digits are grouped at all. @default true */
  autoFormat?: boolean | undefined;
  /** Mask of a country that has none. @default '... ... ... ... ..' */
  defaultMask?: string | undefined;
  /** The default mask for every country. @default false */
  alwaysDefaultMask?: boolean | undefined;
  /** The digits are a national number, without dial code. @default false */
  disableCountryCode?: boolean | undefined;
  /** The first group becomes as long as the area code, where the area code is known. @default false */
  enableAreaCodeStretch?: boolean | undefined;
}

/** @see specification, section 9 */
export const DEFAULT_MASK = '... ... ... ... ..';

/** Puts digits into a mask: as far as they go, an open bracket closed, more digits than dots at the end. */
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

/** How many digits a mask has room for. */
export const countDots = (mask: string) => mask.split('.').length - 1;

function stretchFirstGroup(mask: string, country: Country, national: string): string {
  const area = country.areaCodes.find((code) => national.startsWith(code));
  return area ? mask.replace(/\.+/, '.'.repeat(area.length)) : mask;
}

/** The mask that the digits behind a country's calling code are shown in. */
function maskFor(country: Country, national: string, options: FormatOptions): string {
  const { defaultMask = DEFAULT_MASK, alwaysDefaultMask, enableAreaCodeStretch } = options;
  const mask = alwaysDefaultMask ? defaultMask : country.mask || defaultMask;
  return enableAreaCodeStretch ? stretchFirstGroup(mask, country, national) : mask;
}

/** The area code that a dial code holds: `268` of `1268`. It is written as an area, behind the calling code. */
export const areaInDialCode = ({ dialCode, callingCode }: Country) =>
  dialCode.slice(callingCode.length);

/**
 * A number as people read it: `+7 (912) 345-67-89`. Nothing is shown ahead of the digits but the bracket that closes an
 * open one, and no digit is left out. Digits that do not start with the country's dial code are not grouped.
 *
 * @param digits digits with dial code (national ones with `disableCountryCode`); empty gives an empty text
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
    return fill(withoutDots(maskFor(country, digits, options), area.length), digits);
  }
  const national = digits.slice(country.callingCode.length);
  const code = lead + country.callingCode;
  return national === '' ? code : `${code} ${fill(maskFor(country, national, options), national)}`;
}

/** A mask without its first dots and the signs around them. */
const withoutDots = (mask: string, count: number) =>
  count === 0 ? mask : mask.replace(new RegExp(`^([^.]*\\.){${count}}[^.]*`), '');

/**
 * Mask of a whole number with prefix and dial code, long enough for the country's longest number:
 * `+. (...) ...-..-..`. It is the `format` that is reported beside a value.
 */
export function formatMask(country: Country, { prefix = '+', ...options }: FormatOptions = {}) {
  const mask = maskFor(country, '', options);
  const longest = areaInDialCode(country).length + Math.max(...country.lengths);
  const missing = '.'.repeat(Math.max(0, longest - countDots(mask)));
  return `${prefix}${'.'.repeat(country.callingCode.length)} ${mask}${missing}`;
}
