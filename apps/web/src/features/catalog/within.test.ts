import { expect, test } from 'vitest';
import {
  cleared,
  formatSearch,
  offerFiltersOf,
  searchBody,
  withFilters,
} from './search/catalog-search.ts';
import { descriptionWithin, searchWithin } from './within.ts';

const search = searchWithin(
  'tyres',
  new URLSearchParams('section=tyres&width=205&supplier_id=other&page=2'),
  { supplier_id: ['own'] },
  [['section', 'tyres']],
);

test('the place narrows the list and its offers, whatever the address says', () => {
  expect(searchBody(search, 'quantity__asc')).toMatchObject({ width: [205], supplier_id: ['own'] });
  expect(offerFiltersOf(search)).toEqual({ supplier_id: ['own'] });
});

test('the place stays in the address, and its own filter out of it', () => {
  const next = withFilters(search, { width: undefined, season: ['winter'] });
  expect(formatSearch(next)).toBe('season=winter&section=tyres&supplier_id=other');
  expect(formatSearch(cleared(search))).toBe('section=tyres');
  expect(searchBody(cleared(search), 'quantity__asc')).toMatchObject({ supplier_id: ['own'] });
});

test('one supplier is nothing to choose from', () => {
  const { rail, fields } = descriptionWithin('disks');
  expect(rail.some(({ control }) => control === 'supplier')).toBe(false);
  expect(Object.keys(fields)).toEqual(expect.not.arrayContaining(['supplier_id', 'favorite']));
  expect(Object.keys(fields)).toContain('city');
});
