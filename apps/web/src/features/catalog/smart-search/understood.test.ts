import { expect, test } from 'vitest';
import { formatSearch, parseSearch } from '../search/catalog-search.ts';
import { descriptions } from '../search/catalog-sections.ts';
import { withReading, withUnderstood } from './understood.ts';

test('Enter turns what was understood into filters and keeps the rest as words', () => {
  const search = parseSearch(
    descriptions.tyres,
    new URLSearchParams('width=195&brand=Кама&page=4&q=старое'),
  );
  const filter = { width: [205], season: ['winter' as const] };
  const unknown = [{ text: 'абвгд', start: 0, end: 5 }];
  expect(withUnderstood(search, { filter, tokens: [], unknown })).toMatchObject({
    q: 'абвгд',
    page: 1,
    filters: { width: [205], season: ['winter'], brand: ['Кама'] },
  });
});

test('two sizes become a front and a rear one', () => {
  const rear = { width: 275, profile: 35, diameter: 19 };
  const search = withUnderstood(parseSearch(descriptions.tyres, new URLSearchParams()), {
    filter: { width: [245], profile: [40], diameter: [19], rear },
    tokens: [],
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

test('a car that nothing is found with stays a word', () => {
  const car = { brand: 'Kia', model: 'K5' };
  const token = {
    text: 'киа к5',
    start: 0,
    end: 6,
    field: 'car' as const,
    value: 'Kia K5',
    label: 'Автомобиль',
    filter: { car },
    corrected: false,
    alternatives: [],
  };
  const understood = { filter: { car, season: ['winter' as const] }, tokens: [token], unknown: [] };
  const search = parseSearch(descriptions.tyres, new URLSearchParams('every_word=true'));
  expect(withUnderstood(search, understood)).toMatchObject({ q: '', car });
  const left = withUnderstood(search, understood, [token]);
  expect([left.q, left.car, left.filters]).toEqual(['киа к5', undefined, { season: ['winter'] }]);
});
