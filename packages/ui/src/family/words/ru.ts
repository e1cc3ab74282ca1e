import type { PhoneWords } from '../phone-words.ts';

export const phoneRussian: PhoneWords = {
  countries: 'Страны',
  country: 'Страна',
  countryLocale: 'ru',
  found: 'Найдено: {count}',
  noCountry: 'Такой страны нет в списке',
  phone: 'Телефон',
  phoneLimit: 'В номере не больше {digits} цифр',
  searchCountry: 'Найти страну',
};
