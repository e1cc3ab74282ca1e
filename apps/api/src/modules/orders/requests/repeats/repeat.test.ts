import type { ProductBrief, UsualSize } from '@org/api-client/schema';
import { expect, test } from 'vitest';
import { oftenText, type RepeatLine, useReason, usesOf } from './repeat.ts';

const product = (change: Partial<ProductBrief> = {}): ProductBrief => ({
  ...{
    id: '1',
    section: 'tyres',
    brand: 'Cordiant',
    model: 'Snow Cross 2',
    title: '',
    image: null,
  },
  ...{ size: '205/55 R16', load_index: null, speed_index: null, season: 'winter', studded: true },
  ...{ article: null, specs: { width: 205, profile: 55, diameter: 16 } },
  ...change,
});
const bought = (
  change: Partial<Omit<UsualSize, 'prices'>> = {},
  of = product(),
): Omit<UsualSize, 'prices'> & { product: ProductBrief } => ({
  ...{ section: 'tyres', size: of.size ?? '', season: 'winter', studded: true, orders: 5 },
  ...{ quantity: 16, every_days: 9, due_on: '2026-11-23' },
  last: { ordered_on: '2026-11-14', quantity: 16, sum: 100 },
  product: of,
  ...change,
});
const line = (
  wish: Record<string, unknown> | null,
  change: Partial<RepeatLine> = {},
): RepeatLine => ({
  ...{ id: 'a', section: 'tyres', wish, product: null },
  ...change,
});
const size = { width: [205], profile: [55], diameter: [16] };

test.each<[string, RepeatLine, boolean]>([
  ['its size', line(size), true],
  ['its size and season', line({ ...size, season: ['winter'], studded: true }), true],
  ['another season', line({ ...size, season: ['summer'] }), false],
  ['tyres without studs', line({ ...size, studded: false }), false],
  ['another size', line({ ...size, profile: [60] }), false],
  ['a rim alone', line({ diameter: [16] }), false],
  ['no size', line({ brand: ['Cordiant'] }), false],
  ['nothing', line(null), false],
  ['another section', line(size, { section: 'moto_tyres' }), false],
  ['its product', line(null, { product: product({ id: '2' }) }), true],
  ['a product of another size', line(size, { product: product({ size: '195/65 R15' }) }), false],
])('a line is used as a size is bought: %s', (_, of, isUsed) =>
  expect(usesOf([of], [bought()])).toHaveLength(isUsed ? 1 : 0),
);

test('a size without a rhythm has no turn, and whose turn is first stands in front', () => {
  expect(usesOf([line(size)], [bought({ every_days: null, due_on: null })])).toEqual([]);
  const summer = bought({ season: 'summer', studded: null, due_on: '2026-11-20' });
  const other = product({ size: '195/65 R15', specs: { width: 195, profile: 65, diameter: 15 } });
  const later = bought({ due_on: '2026-12-01' }, other);
  const second = line({ width: [195], profile: [65], diameter: [15] }, { id: 'b' });
  expect(
    usesOf([second, line(size)], [bought(), later, summer]).map((use) => [use.line, use.due_on]),
  ).toEqual([
    ['a', '2026-11-20'],
    ['b', '2026-12-01'],
  ]);
});

test('it is said in words', () => {
  expect(useReason(usesOf([line(size)], [bought()]))?.replaceAll(/\s/g, ' ')).toBe(
    'вы берёте 16 шт. раз в 9 дней, последний раз 14 ноября',
  );
  expect(useReason(usesOf([line(size), line(size, { id: 'b' })], [bought()]))).toContain(
    '; подошёл срок строк: 2',
  );
  expect(useReason([])).toBeUndefined();
  expect([1, 2, 9, 21].map((every) => oftenText(every).replaceAll(/\s/g, ' '))).toEqual([
    'каждый день',
    'раз в 2 дня',
    'раз в 9 дней',
    'раз в 21 день',
  ]);
});
