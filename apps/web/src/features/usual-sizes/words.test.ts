import { variantWords } from '@org/trade/season-words';
import { describe, expect, test } from 'vitest';
import {
  askedOf,
  courseOf,
  habitOf,
  inTurn,
  lastOf,
  type UsualSize,
  weekOf,
} from './usual-size-words.ts';

const size: UsualSize = {
  section: 'tyres',
  size: '205/55 R16',
  season: 'winter',
  studded: true,
  orders: 6,
  quantity: 16,
  every_days: 9,
  last: { ordered_on: '2025-11-14', quantity: 16, sum: 8_768_000 },
  due_on: '2025-11-23',
  prices: [
    { day: '2025-11-05', price: 415_000 },
    { day: '2025-11-15', price: 412_000 },
    { day: '2025-11-22', price: 403_000 },
  ],
};
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');

test.each([
  [{}, 'зима, шип', '205/55 R16 зима шип'],
  [{ studded: false }, 'зима, липучка', '205/55 R16 зима липучка'],
  [{ studded: null }, 'зима', '205/55 R16 зима'],
  // summer tyres have no studs to speak of
  [{ season: 'summer', studded: false }, 'лето', '205/55 R16 лето'],
  [{ season: 'all_season', studded: null }, 'всесезон', '205/55 R16 всесезон'],
  [{ season: null, studded: null, size: '7×17' }, '', '7×17'],
] as const)('%j is «%s», asked for as «%s»', (changes, variant, asked) => {
  expect(variantWords({ ...size, ...changes })).toBe(variant);
  expect(askedOf({ ...size, ...changes })).toBe(asked);
});

test('how its price has moved: within a week, and within the days that are known', () => {
  expect(plain(weekOf(size)?.words ?? '')).toBe('−2,2 %');
  expect(weekOf(size)?.isDown).toBe(true);
  expect(weekOf({ ...size, prices: size.prices.slice(2) })).toBeUndefined();
  expect(weekOf({ ...size, prices: [] })).toBeUndefined();
  expect(plain(courseOf(size))).toBe(
    'Лучшая цена в прайсах за 30 дней, 205/55 R16 зима: было 4 150 ₽, стало 4 030 ₽',
  );
});

describe('how often', () => {
  test.each([
    [{}, '16 шт. раз в 9 дней, по 5 480 ₽'],
    [{ every_days: 1 }, '16 шт. каждый день, по 5 480 ₽'],
    [{ every_days: null, orders: 2 }, '2 заказа, обычно 16 шт. по 5 480 ₽'],
    [{ every_days: null, orders: 1 }, '1 заказ, 16 шт. по 5 480 ₽'],
  ])('%j: %s', (changes, words) => {
    expect(plain(habitOf({ ...size, ...changes }))).toBe(words);
  });

  test('it is time on the day itself, and not without a rhythm', () => {
    expect(lastOf(size, '2025-11-22')).toMatch(/^последний раз 14 ноября/);
    expect(lastOf(size, '2025-11-23')).toMatch(/^пора: последний раз 14 ноября/);
    const never = { ...size, due_on: null };
    expect(inTurn([never, size], '2025-11-23')).toEqual([size, never]);
    expect(inTurn([never, size], '2025-11-22')).toEqual([never, size]);
  });
});
