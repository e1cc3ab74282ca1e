import { exampleNumber } from '../examples.ts';
import type { Iso2 } from '../generated/countries.generated.ts';
import { allCountries, type Country } from '../number/country.ts';
import { row } from './case.ts';

/** Countries that share the range of their example number with a main country, which is guessed first. */
const MAIN: Partial<Record<Iso2, Iso2>> = {
  ax: 'fi',
  bl: 'gp',
  cc: 'au',
  cx: 'au',
  eh: 'ma',
  im: 'gb',
  mf: 'gp',
  sj: 'no',
  va: 'it',
};

const digitsOf = ({ callingCode, iso2 }: Country) => callingCode + exampleNumber(iso2);

export const withPlusCases = allCountries().map((country) => {
  const digits = digitsOf(country);
  return row(country.iso2, {}, [`+${digits}`], {
    digits,
    country: MAIN[country.iso2] ?? country.iso2,
  });
});

export const behindCodeCases = allCountries().map((country) => {
  const { iso2, callingCode, dialCode } = country;
  const digits = digitsOf(country);
  return row(`${iso2} behind +${callingCode}`, { country: iso2 }, [digits.slice(dialCode.length)], {
    digits,
    country: iso2,
  });
});
