import { describe, expect, test } from 'vitest';
import { getCountries } from '../number/country.ts';
import { findCountry } from '../typing/state.ts';
import { ru } from '../words/ru.ts';
import { findByStart, listCountries, searchCountries, selectedRow } from './country-list.ts';

const rows = (options: Partial<Parameters<typeof listCountries>[1]> = {}) =>
  listCountries(getCountries(), { locale: 'ru', ...options });
const codes = (list: { country: { iso2: string } }[]) => list.map(({ country }) => country.iso2);
const found = (text: string, locale = 'ru') =>
  codes(searchCountries(rows({ locale }), text, locale, ru.countryNicknames));

describe('the order of the list', () => {
  test('preferred countries come first, once, in their order', () => {
    const list = codes(rows({ preferredCountries: ['ru', 'by', 'kz', 'us', 'gb'] }));
    expect(list.slice(0, 6)).toEqual(['ru', 'by', 'kz', 'us', 'gb', 'au']);
    expect(new Set(list).size).toBe(list.length);
  });

  test('the others are sorted as the language sorts', () => {
    const names = (locale: string) =>
      rows({ locale, preferredCountries: [] }).map(({ name }) => name);
    expect(names('ru').toSorted(new Intl.Collator('ru').compare)).toEqual(names('ru'));
    expect(names('en').indexOf('Åland Islands')).toBeLessThan(names('en').indexOf('Albania'));
  });

  test('a divider stands between them', () => {
    const starts = (preferredCountries: ('us' | 'gb')[]) =>
      codes(rows({ preferredCountries }).filter(({ startsRest }) => startsRest));
    expect(starts(['us', 'gb'])).toHaveLength(1);
    expect(starts([])).toEqual([]);
  });

  test('names can be set by code or by English name, and an order kept', () => {
    const localization = { de: 'Deutschland', Austria: 'Österreich' };
    const onlyCountries = ['de', 'at', 'ch'] as const;
    const list = listCountries(getCountries({ onlyCountries, localization }), {
      locale: 'en',
      order: ['ch', 'de', 'at'],
    });
    expect(list.map(({ name }) => name)).toEqual(['Switzerland', 'Deutschland', 'Österreich']);
  });

  test('area codes get rows of their own', () => {
    const list = rows({ preferredCountries: ['kz'], enableAreaCodes: ['kz'] });
    expect(list.slice(0, 3).map(({ dialCode }) => dialCode)).toEqual(['7', '76', '77']);
    expect(selectedRow(list, findCountry('kz'), '77073034455')).toBe(2);
    expect(selectedRow(list, findCountry('kz'), '7')).toBe(0);
    expect(selectedRow(list, null, '7')).toBe(-1);
  });
});

describe('the search', () => {
  test.each([
    ['росс', 'ru', 'ru'],
    ['РОССИЯ', 'ru', 'ru'],
    ['russ', 'ru', 'ru'],
    ['kz', 'ru', 'kz'],
    ['+375', 'ru', 'by'],
    ['375', 'ru', 'by'],
    ['  сша ', 'ru', 'us'],
    ['cote', 'en', 'ci'],
    ['ivoire', 'en', 'ci'],
    ['uae', 'en', 'ae'],
    ['zam', 'en', 'zm'],
    // common names
    ['usa', 'en', 'us'],
    ['america', 'en', 'us'],
    ['England', 'ru', 'gb'],
    ['англия', 'ru', 'gb'],
    ['голланд', 'ru', 'nl'],
    ['holland', 'en', 'nl'],
    ['turkey', 'en', 'tr'],
    ['ivory coast', 'en', 'ci'],
    ['белоруссия', 'ru', 'by'],
    ['korea', 'en', 'kr'],
    // three letters
    ['deu', 'en', 'de'],
    ['chn', 'ru', 'cn'],
    ['gbr', 'en', 'gb'],
    // the country's own language
    ['deutschland', 'en', 'de'],
    ['Österr', 'ru', 'at'],
    ['polska', 'en', 'pl'],
    ['magyar', 'en', 'hu'],
    ['ελλάδα', 'en', 'gr'],
    ['日本', 'ru', 'jp'],
    ['україна', 'en', 'ua'],
    ['中国', 'ru', 'cn'],
    ['suisse', 'en', 'ch'],
    ['Қазақ', 'en', 'kz'],
    ['UK', 'ru', 'gb'],
    // the other alphabet
    ['германия', 'en', 'de'],
    ['казах', 'en', 'kz'],
    ['السعودية', 'en', 'sa'],
    ['ozbekiston', 'en', 'uz'],
    // the country's own name in Latin letters, an old one
    ['nippon', 'ru', 'jp'],
    ['sakartvelo', 'en', 'ge'],
    ['srbija', 'ru', 'rs'],
    ['ceylon', 'en', 'lk'],
    ['сша', 'en', 'us'],
    // words in another order
    ['korea south', 'en', 'kr'],
    ['coast ivory', 'ru', 'ci'],
    // one slip
    ['turky', 'ru', 'tr'],
    ['deutchland', 'en', 'de'],
    ['gremany', 'en', 'de'],
    ['frannce', 'en', 'fr'],
    ['росия', 'ru', 'ru'],
    ['казахстон', 'ru', 'kz'],
    ['tirkey', 'en', 'tr'],
    // an article, «and», a saint, letters that have another capital
    ['The Netherlands', 'en', 'nl'],
    ['Trinidad and Tobago', 'en', 'tt'],
    ['Saint Lucia', 'ru', 'lc'],
    ['Kıbrıs', 'en', 'cy'],
    ['Weißrussland', 'en', 'by'],
    // in the language of others
    ['Allemagne', 'ru', 'de'],
    ['Alemania', 'en', 'de'],
    ['Tschech', 'en', 'cz'],
    // the other layout
    ['Hjccbz', 'ru', 'ru'],
    [',tkfh', 'ru', 'by'],
    ['rfpf[cnfy', 'en', 'kz'],
    ['cif', 'ru', 'us'],
    ['пукьфтн', 'en', 'de'],
    ['Island', 'en', 'is'],
    ['中國', 'en', 'cn'],
  ])('%s in %s begins with %s', (text, locale, first) => {
    expect(found(text, locale)[0]).toBe(first);
  });

  test('the two letters of a country find it alone where no name has them', () => {
    expect(found('gb', 'en')).toEqual(['gb']);
  });

  test('a country is found once though it is preferred', () => {
    const list = found('44');
    expect(list[0]).toBe('gb');
    expect(new Set(list).size).toBe(list.length);
  });

  test('three letters are no slip of others', () => {
    expect(found('xqz', 'en')).toEqual([]);
  });

  test('nothing fits nonsense, everything fits nothing', () => {
    expect(found('undefined')).toEqual([]);
    expect(found(' ')).toHaveLength(getCountries().length);
  });
});

test.each([
  ['укр', 'ru', 'ua'],
  ['ukr', 'ru', 'ua'],
  ['by', 'ru', 'by'],
  ['Aland', 'en', 'ax'],
])('type-ahead: %s in %s goes to %s', (text, locale, iso2) => {
  const list = rows({ locale });
  expect(list[findByStart(list, text)]?.country.iso2).toBe(iso2);
});
