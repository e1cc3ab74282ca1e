import { createRequire } from 'node:module';
import type { CountryCode } from 'libphonenumber-js/max';
import { expect, test } from 'vitest';
import { allCountries, getCountries, MAX_DIGITS } from './country.ts';
import { formatMask } from './format.ts';
import { countDots } from './mask.ts';
import { countryName } from './names.ts';

const require = createRequire(import.meta.url);
const examples: Record<CountryCode, string> = require('libphonenumber-js/examples.mobile.json');

const find = (iso2: string) => {
  const country = allCountries().find((one) => one.iso2 === iso2);
  if (!country) throw new Error(`No country ${iso2}`);
  return country;
};

test('every region of libphonenumber is there once', () => {
  const codes = allCountries().map(({ iso2 }) => iso2.toUpperCase());
  expect(codes.toSorted()).toEqual(Object.keys(examples).toSorted());
});

test.each(allCountries())('the mask of $iso2 holds its longest number', (country) => {
  const longest = Math.max(...country.lengths);
  const room = countDots(formatMask(country)) - country.dialCode.length;
  expect(room).toBeGreaterThanOrEqual(longest);
  expect(country.dialCode.length + longest).toBeLessThanOrEqual(MAX_DIGITS);
});

test('rows that the specification describes', () => {
  expect(find('ru')).toMatchObject({
    dialCode: '7',
    mask: '(...) ...-..-..',
    priority: 0,
    trunkPrefixes: ['8'],
    internationalPrefix: '810',
    lengths: [10],
  });
  expect(find('kz')).toMatchObject({ dialCode: '7', priority: 1, areaCodes: ['6', '7'] });
  expect(find('by').trunkPrefixes).toEqual(['80', '0']);
  expect(find('us')).toMatchObject({ dialCode: '1', priority: 0, mask: '(...) ...-....' });
  expect(find('ag')).toMatchObject({ dialCode: '1268', callingCode: '1', areaCodes: [] });
  expect(find('jm').areaCodes).toEqual(['658', '876']);
  expect(find('it').trunkPrefixes).toEqual([]);
});

test('a record has the nine fields of the specification', () => {
  const [kz, ca] = getCountries({
    onlyCountries: ['kz', 'ca'],
    localization: { kz: 'Казахстан', Canada: 'Канада' },
  }).toSorted((a, b) => b.dialCode.localeCompare(a.dialCode));
  expect(kz).toMatchObject({
    name: 'Kazakhstan',
    iso2: 'kz',
    dialCode: '7',
    mask: expect.any(String),
    priority: 1,
    regions: expect.arrayContaining(['asia', 'ex-ussr']),
    hasAreaCodes: true,
    isMainCode: false,
    localName: 'Казахстан',
  });
  expect(ca?.localName).toBe('Канада');
  expect(find('ru')).toMatchObject({ name: 'Russia', isMainCode: true });
  const [ownCountry] = getCountries({
    onlyCountries: ['ru'],
    areaCodes: { ru: ['9'] },
    priority: { ru: 2 },
  });
  expect(ownCountry).toMatchObject({ hasAreaCodes: true, isMainCode: false });
});

test('lists narrow by country, region and territory', () => {
  const codes = (options: Parameters<typeof getCountries>[0]) =>
    getCountries(options).map(({ iso2 }) => iso2);
  expect(codes({ onlyCountries: ['ua', 'cz'] })).toEqual(['ua', 'cz'].toSorted().reverse());
  expect(codes({ excludeCountries: ['ru'] })).not.toContain('ru');
  expect(codes({ regions: 'ex-yugos' }).toSorted()).toEqual(
    ['ba', 'hr', 'me', 'mk', 'rs', 'si', 'xk'].toSorted(),
  );
  expect(codes({ regions: ['baltic', 'north-africa'] })).toEqual(
    expect.arrayContaining(['lv', 'eg']),
  );
  expect(codes({ regions: 'carribean' })).toEqual(codes({ regions: 'caribbean' }));
  expect(codes({ enableTerritories: false })).not.toContain('je');
  expect(codes({})).toContain('je');
});

test('every country is in a part of the world', () => {
  const lost = allCountries().filter(({ regions }) => regions.length === 0);
  expect(lost.map(({ iso2 }) => iso2)).toEqual([]);
});

test('masks, area codes and priorities can be set', () => {
  const [us] = getCountries({
    onlyCountries: ['us'],
    masks: { us: '... ... ....' },
    areaCodes: { us: ['212'] },
    priority: { us: 3 },
  });
  expect(us).toMatchObject({ mask: '... ... ....', areaCodes: ['212'], priority: 3 });
});

test('names come in any language', () => {
  expect(countryName('ru', 'ru')).toBe('Россия');
  expect(countryName('us', 'en')).toBe('United States');
});
