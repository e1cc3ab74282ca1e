import type { Country } from './country.ts';
import { areaInDialCode } from './format.ts';
import { groupsOf } from './groups.ts';
import { longestLength, typicalLength } from './possible.ts';

const isUsual = (country: Country, national: string) =>
  country.usualLengths.includes(national.length);

/**
 * The digits after the trunk prefix in a number dialled inside the country: `9161234567` in `89161234567`.
 * @returns null if there is no prefix, or no number of usual length after it
 */
export function withoutTrunkPrefix(digits: string, country: Country): string | null {
  const national = country.trunkPrefixes
    .filter((trunk) => digits.startsWith(trunk))
    .map((trunk) => withoutHomeDigits(digits.slice(trunk.length), country, true))
    .find((rest) => isNational(rest, country));
  return national === undefined ? null : withoutArea(national, country);
}

/** Carriers that Brazil dials between the zero and the area: `0 15 11 96123-4567`. */
const BRAZILIAN_CARRIER = /^(?:1[245]|2[1235]|31|4[13]|[56]5|99)(?=[1-9]{2})/;

/**
 * Removes from too many digits what is dialled only at home, between trunk prefix and number: a carrier in Brazil, the
 * 15 of mobiles in Argentina. It may turn a number with a digit too much into another, so a carrier needs its zero.
 */
function withoutHomeDigits(national: string, country: Country, isBehindTrunk: boolean): string {
  if (national.length <= longestLength(country)) return national;
  if (country.iso2 === 'br' && isBehindTrunk) return national.replace(BRAZILIAN_CARRIER, '');
  return country.iso2 === 'ar' ? withoutFifteen(national, country) : national;
}

/** `11 15 1234-5678` as the world dials it: with a 9 before the area, without the 15 behind it. */
function withoutFifteen(national: string, country: Country): string {
  const written = national.replace(/^9/, '');
  for (const area of [2, 3, 4]) {
    const others = written.slice(0, area) + written.slice(area + 2);
    const isArea = groupsOf(country.callingCode, others)?.search(/[^.]/) === area;
    if (isArea && written.startsWith('15', area)) return `9${others}`;
  }
  return national;
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
  const national = withoutHomeDigits(digits, country, false);
  return isNational(national, country) ? withoutArea(national, country) : null;
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
 *
 * @param isBehindTrunk whether a trunk prefix was removed before
 */
export function repairNational(national: string, country: Country, isBehindTrunk = false): string {
  const dropsZero = country.trunkPrefixes.includes('0') && !country.keepsZero;
  if (dropsZero && national.startsWith('0')) {
    return withoutHomeDigits(national.replace(/^0+/, ''), country, true);
  }
  const abroad = withoutHomeDigits(national, country, isBehindTrunk);
  if (abroad !== national) return abroad;
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
