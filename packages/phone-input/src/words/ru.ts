import type { PhoneInputProps } from '../field/phone-input-props.ts';

/** Texts of the field in Russian: `<PhoneInput {...ru} />`. */
export const ru = {
  label: 'Телефон',
  countryLabel: 'Страна',
  countriesLabel: 'Страны',
  searchPlaceholder: 'Найти страну',
  searchNotFound: 'Такой страны нет в списке',
  formatCount: (count: number) => `Найдено: ${count}`,
  limitMessage: (digits: number) => `В номере не больше ${digits} цифр`,
} satisfies PhoneInputProps;
