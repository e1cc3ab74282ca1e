import type { Country } from './country.ts';
import { areaInDialCode } from './format.ts';
import { longestLength, typicalLength } from './possible.ts';

const isUsual = (country: Country, national: string) =>
  country.usualLengths.includes(national.length);

/**
 * The digits after the trunk prefix in a number dialled inside the country: `9161234567` in `89161234567`.
 * @returns null if there is no prefix, or no number of usual length after it
 */
export function withoutTrunkPrefix(digits: string, country: Country): string | null {
  const prefix = country.trunkPrefixes.find(
    (trunk) => digits.startsWith(trunk) && isNational(digits.slice(trunk.length), country),
  );
  return prefix === undefined ? null : withoutArea(digits.slice(prefix.length), country);
}

function withoutArea(digits: string, country: Country): string {
  const area = areaInDialCode(country);
  const hasArea = area !== '' && digits.startsWith(area) && !isUsual(country, digits);
  return hasArea ? digits.slice(area.length) : digits;
}

/** Whether digits without dial code have a usual length, with or without the area that is part of the dial code. */
const isNational = (digits: string, country: Country) =>
  isUsual(country, withoutArea(digits, country));

/**
 * The digits after the dial code in a number as written inside the country, with or without trunk prefix.
 * @returns null if its length is not usual for the country
 */
export function readNational(digits: string, country: Country): string | null {
  const behindTrunk = withoutTrunkPrefix(digits, country);
  if (behindTrunk !== null) return behindTrunk;
  return isNational(digits, country) ? withoutArea(digits, country) : null;
}

/**
 * Whether digits without a plus are a whole number that starts with the country's own dial code. Where the digits could
 * be a national number as well, the length of the country's mobile numbers decides.
 */
export function startsWithOwnCode(digits: string, country: Country): boolean {
  if (!digits.startsWith(country.dialCode)) return false;
  const national = digits.slice(country.dialCode.length);
  if (!country.lengths.includes(national.length)) return false;
  const typical = typicalLength(country);
  return !isUsual(country, digits) || (national.length === typical && digits.length !== typical);
}

/**
 * Removes from the digits after the dial code what does not belong there: a trunk prefix (`+7 8 916…`, `+44 0 7400…`),
 * a repeated dial code or area. A leading zero is removed if it can only be a trunk prefix. Anything else is removed
 * only if a mobile number follows it or there are too many digits.
 */
export function repairNational(national: string, country: Country): string {
  const dropsZero = country.trunkPrefixes.includes('0') && !country.keepsZero;
  if (dropsZero && national.startsWith('0')) {
    return national.replace(/^0+/, '');
  }
  const typical = typicalLength(country);
  const isTooLong = national.length > longestLength(country);
  const repeats = isTooLong ? [country.dialCode, areaInDialCode(country)] : [];
  const extra = [...country.trunkPrefixes, ...repeats].find((start) => {
    const left = national.length - start.length;
    return (
      start && national.startsWith(start) && (left === typical || (isTooLong && left < typical))
    );
  });
  return extra ? national.slice(extra.length) : national;
}
