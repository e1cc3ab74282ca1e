import { describe, expect, test } from 'vitest';
import { isLongGone, type PriceDay, priceStanding } from './price-days.ts';

const daysOf = (...prices: number[]): PriceDay[] =>
  prices.map((min_bulk_price, at) => ({
    date: new Date(Date.UTC(2026, 0, 1 + at)).toISOString().slice(0, 10),
    min_bulk_price,
  }));
const repeated = (price: number, days: number) => Array.from({ length: days }, () => price);

test('days that lie weeks apart tell of the time between them, but few days tell nothing', () => {
  const apart = (count: number) =>
    daysOf(...repeated(100, count), 90).map((day, at) => ({
      ...day,
      date: new Date(Date.UTC(2026, 0, 1 + at * 14)).toISOString().slice(0, 10),
    }));
  expect(priceStanding(apart(8))).toMatch(/^Сейчас дешевле/);
  expect(priceStanding(apart(7))).toMatch(/^Истории меньше/);
});

describe('the last price among those before it', () => {
  test.each([
    [[...repeated(100, 20), ...repeated(90, 80), 95], 'Сейчас дороже, чем в 80 % дней за год'],
    [[...repeated(100, 80), ...repeated(90, 20), 95], 'Сейчас дешевле, чем в 80 % дней за год'],
    [[...repeated(100, 50), ...repeated(95, 50), 95], 'Сейчас дешевле, чем в 50 % дней за год'],
    [repeated(100, 57), 'Цена за год не менялась'],
    [repeated(100, 56), 'Истории меньше восьми недель: сравнивать рано'],
    [[], 'Истории меньше восьми недель: сравнивать рано'],
  ])('%#', (prices, words) =>
    expect(priceStanding(daysOf(...prices)).replaceAll('\u202f', ' ')).toBe(words),
  );
});

test.each([
  ['2026-08-01', true],
  ['2026-09-20', false],
  ['2026-11-28', false],
])('what was last on sale on %s is long gone: %s', (date, isGone) =>
  expect(isLongGone([{ date }], new Date('2026-11-28T12:00:00'))).toBe(isGone),
);

test('what has not been on sale for a year is long gone', () =>
  expect(isLongGone([], new Date())).toBe(true));
