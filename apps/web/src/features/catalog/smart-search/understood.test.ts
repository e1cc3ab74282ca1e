import { expect, test } from 'vitest';
import { formatSearch, parseSearch } from '../search.ts';
import { descriptions } from '../sections.ts';
import { withReading, withUnderstood } from './understood.ts';

test('Enter turns what was understood into filters and keeps the rest as words', () => {
  const search = parseSearch(
    descriptions.tyres,
    new URLSearchParams('width=195&brand=Кама&page=4&q=старое'),
  );
  const filter = { width: [205], season: ['winter' as const] };
  const unknown = [{ text: 'абвгд', start: 0, end: 5 }];
  expect(withUnderstood(search, { filter, unknown })).toMatchObject({
    q: 'абвгд',
    page: 1,
    filters: { width: [205], season: ['winter'], brand: ['Кама'] },
  });
});

test('two sizes become a front and a rear one', () => {
  const rear = { width: 275, profile: 35, diameter: 19 };
  const search = withUnderstood(parseSearch(descriptions.tyres, new URLSearchParams()), {
    filter: { width: [245], profile: [40], diameter: [19], rear },
    unknown: [],
  });
  expect(parseSearch(descriptions.tyres, new URLSearchParams(formatSearch(search)))).toMatchObject({
    filters: { width: [245] },
    rear,
  });
});

test('another reading of a word joins the first', () => {
  const search = parseSearch(descriptions.tyres, new URLSearchParams('brand=Nokian+Tyres'));
  expect(withReading(search, { brand: ['Ikon Tyres'] }).filters).toEqual({
    brand: ['Nokian Tyres', 'Ikon Tyres'],
  });
});
