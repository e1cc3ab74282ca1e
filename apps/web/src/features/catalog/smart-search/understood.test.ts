import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatSearch, parseSearch } from '../search.ts';
import { descriptions } from '../sections.ts';
import { stretchesOf, type Token, withReading, withUnderstood } from './understood.ts';

const token = (text: string, start: number, filter: Token['filter']): Token => ({
  text,
  start,
  end: start + text.length,
  field: 'size',
  value: text,
  label: 'Размер',
  filter,
  corrected: false,
  alternatives: [],
});

test('understood and unknown pieces are marked where they stand', () => {
  const tokens = [
    token('205/55 R16', 0, { width: [205] }),
    token('зима', 17, { season: ['winter'] }),
  ];
  const unknown = [{ text: 'абвгд', start: 11, end: 16 }];
  expect(stretchesOf('205/55 R16 абвгд зима', { tokens, unknown })).toEqual([
    { text: '205/55 R16', kind: 'understood' },
    { text: ' ', kind: 'plain' },
    { text: 'абвгд', kind: 'unknown' },
    { text: ' ', kind: 'plain' },
    { text: 'зима', kind: 'understood' },
  ]);
});

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

test('whatever the server says of a text, the text itself is what is drawn', () => {
  const piece = fc.record({
    start: fc.integer({ min: 0, max: 30 }),
    end: fc.integer({ min: 0, max: 30 }),
  });
  fc.assert(
    fc.property(
      fc.string({ maxLength: 25 }),
      fc.array(piece),
      fc.array(piece),
      (text, known, other) => {
        const tokens = known.map(({ start, end }) => ({ ...token('', start, {}), end }));
        const unknown = other.map((range) => ({ text: '', ...range }));
        const drawn = stretchesOf(text, { tokens, unknown });
        expect(drawn.map((stretch) => stretch.text).join('')).toBe(text);
      },
    ),
  );
});

test('another reading of a word joins the first', () => {
  const search = parseSearch(descriptions.tyres, new URLSearchParams('brand=Nokian+Tyres'));
  expect(withReading(search, { brand: ['Ikon Tyres'] }).filters).toEqual({
    brand: ['Nokian Tyres', 'Ikon Tyres'],
  });
});
