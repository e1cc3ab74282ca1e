import { phoneRussian } from '../family/words/ru.ts';
import type { PhoneInputProps } from '../field/phone-input-props.ts';

/** Texts of the field in Russian: `<PhoneInput {...ru} />`. */
export const ru = {
  locale: phoneRussian.countryLocale,
  countryNicknames: phoneRussian.countryNicknames,
  label: phoneRussian.phone,
  countryLabel: phoneRussian.country,
  countriesLabel: phoneRussian.countries,
  searchPlaceholder: phoneRussian.searchCountry,
  searchNotFound: phoneRussian.noCountry,
  formatCount: phoneRussian.found,
  limitMessage: phoneRussian.phoneLimit,
} satisfies PhoneInputProps;
