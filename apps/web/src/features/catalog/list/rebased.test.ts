import { expect, test } from 'vitest';
import { parseSearch, withFilters } from '../search/catalog-search.ts';
import { descriptions } from '../search/catalog-sections.ts';
import { rebased } from './rebased.ts';

const search = (query: string) => parseSearch(descriptions.tyres, new URLSearchParams(query));

test('a second press on what is shown keeps what the first has changed', () => {
  const shown = search('width=205&foo=bar&page=3');
  const first = withFilters(shown, { season: ['summer'] });
  expect(rebased({ ...shown, unknown: [] }, shown, first)).toEqual({
    ...search('width=205&season=summer'),
    unknown: [],
  });
  expect(rebased(withFilters(shown, { studded: true }), shown, first)).toEqual(
    search('width=205&season=summer&studded=true&foo=bar'),
  );
});

test('values of one filter are added up, and what was taken away stays away', () => {
  const shown = search('brand=Nokian&brand=Kama');
  const first = withFilters(shown, { brand: ['Nokian', 'Kama', 'Toyo'] });
  const second = withFilters(shown, { brand: ['Nokian', 'Kama', 'Maxxis'] });
  expect(rebased(second, shown, first).filters.brand).toEqual(['Nokian', 'Kama', 'Toyo', 'Maxxis']);
  expect(rebased(withFilters(shown, { brand: ['Kama'] }), shown, first).filters.brand).toEqual([
    'Kama',
    'Toyo',
  ]);
  expect(rebased(withFilters(shown, { brand: [] }), shown, shown).filters).toEqual({});
});

test('what both have changed is as the last press says', () => {
  const shown = search('price_max=500000');
  const first = withFilters(shown, { price_max: 400_000 });
  expect(rebased(withFilters(shown, { price_max: 300_000 }), shown, first).filters).toEqual({
    price_max: 300_000,
  });
});
