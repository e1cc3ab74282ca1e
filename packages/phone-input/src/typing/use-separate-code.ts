import { useRef } from 'react';
import type { Country } from '../number/country.ts';
import { guessCountry } from '../number/guess.ts';
import type { PhoneValueOptions } from './follow.ts';
import type { RuleOptions } from './state.ts';

/**
 * Options of a field whose dial code is on the button. Its state holds only the national number. The dial code is
 * removed from values of the parent and sets the country. `told` is the country of the last reported value: a value
 * that may belong to it does.
 */
export function useSeparateCode<Options extends PhoneValueOptions & RuleOptions>(
  options: Options,
  countries: readonly Country[],
) {
  const reportedCountry = useRef<Country | null>(null);
  if (!options.separateDialCode) return { options, told: reportedCountry };

  const countryOf = (digits: string) => {
    const { current } = reportedCountry;
    const stays = current !== null && digits.startsWith(current.dialCode);
    return stays ? current : guessCountry(digits, { countries });
  };
  const national = (value: string | null | undefined) => {
    const digits = value?.replace(/\D/g, '') ?? '';
    const country = digits ? countryOf(digits) : null;
    if (!country) return { value };
    return { value: digits.slice(country.dialCode.length), country: country.iso2 };
  };
  const first = national(options.value === undefined ? options.defaultValue : options.value);
  const separate: Options = {
    ...options,
    disableCountryCode: true,
    country: first.country ?? options.country,
    ...(options.value === undefined ? { defaultValue: first.value } : { value: first.value }),
  };
  return { options: separate, told: reportedCountry };
}
