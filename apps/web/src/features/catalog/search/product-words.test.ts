import { describe, expect, test } from 'vitest';
import { indicesOf, sizeOf } from '../../../shared/format/marking.ts';
import { badgesOf, metaOf, type Product, unknownsOf } from './product-words.ts';

const product = (changes: Partial<Product>): Product => ({
  id: '1',
  section: 'tyres',
  brand: 'Ikon Tyres',
  model: 'Autograph Ice 9',
  title: 'Ikon Tyres Autograph Ice 9 205/55 R16 94T',
  size: '205/55 R16',
  image: null,
  article: 'TS72214',
  country: 'Россия',
  load_index: '94',
  speed_index: 'T',
  season: 'winter',
  studded: true,
  run_flat: false,
  xl: true,
  specs: { width: 205, profile: 55, diameter: 16 },
  min_bulk_price: 648000,
  max_bulk_price: 735000,
  quantity: 2916,
  offers_count: 33,
  suppliers_count: 14,
  prices: [],
  updated_at: null,
  landed: null,
  axle: null,
  step: null,
  ...changes,
});

describe('a tyre in a row', () => {
  test('reads as its sidewall does', () => {
    expect(indicesOf(product({}))).toBe('94T');
    expect(badgesOf(product({}))).toEqual(['Шипы', 'XL']);
    expect(metaOf(product({}))).toBe('TS72214 · Россия');
  });

  test('a truck tyre says its axle and plies', () => {
    const specs = { axle: 'steer', ply_rating: 20 } as const;
    expect(badgesOf(product({ studded: null, xl: null, specs }))).toEqual(['Рулевая', '20 PR']);
  });

  test('what is unknown is left out', () => {
    const bare = product({ load_index: null, speed_index: null, article: null, country: null });
    expect(indicesOf(bare)).toBe('');
    expect(metaOf(bare)).toBe('');
  });
});

test.each([
  [{ season: null, studded: null }, ['Сезон неизвестен']],
  [{ season: 'winter', studded: null }, ['Шипы: неизвестно']],
  [{ season: 'winter', studded: false }, []],
  [{ season: 'summer', studded: null }, []],
  [{ section: 'disks', season: null, studded: null }, []],
] as const)('of %o nobody knows %o', (changes, words) =>
  expect(unknownsOf(product(changes))).toEqual(words),
);

test('a wheel says bolts, offset and bore with a comma', () => {
  const specs = {
    bolts: 5,
    pcd: 114.3,
    et: 45,
    dia: 67.1,
    rim_type: 'cast',
    colour: 'Silver',
  } as const;
  const wheel = product({ section: 'disks', studded: null, xl: null, specs });
  expect(indicesOf(wheel)).toBe('5×114,3');
  expect(badgesOf(wheel)).toEqual(['ET45', 'DIA 67,1', 'Литой']);
  expect(metaOf(wheel)).toBe('TS72214 · Россия · Silver');
});

test.each([
  ['315/80 R22.5', '315/80 R22,5'],
  ['7.5×19', '7,5×19'],
  ['31x10.5 R15', '31x10,5 R15'],
  ['10.00R20', '10.00R20'],
  ['205/55 R16', '205/55 R16'],
])('%s is set as %s', (size, expected) => expect(sizeOf({ size })).toBe(expected));
