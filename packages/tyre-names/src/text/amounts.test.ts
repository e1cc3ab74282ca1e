import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { parsePrice, parseQuantity } from './amounts.ts';

test.each([
  ['12', 12, false],
  [' 12 шт.', 12, false],
  ['>40', 40, true],
  ['> 40', 40, true],
  ['более 30', 30, true],
  ['Больше 30', 30, true],
  ['20+', 20, true],
  ['не менее 8 шт', 8, true],
  ['16.000', 16, false],
  ['16,000', 16, false],
  ['4,0', 4, false],
  ['1 250', 1250, false],
  ['1\u00a0250,000', 1250, false],
  ['1.250', 1250, false],
  ['много', 8, true],
  ['нет', 0, false],
  ['', 0, false],
])('«%s» in stock', (text, quantity, isMinimum) => {
  expect(parseQuantity(text)).toEqual({ quantity, isMinimum });
});

test.each(['2,5', '-4', 'звоните', '12 кг', '1e3', '99999999'])('«%s» is no stock', (text) => {
  expect(parseQuantity(text)).toBeUndefined();
});

test.each([
  ['5000', 500_000],
  ['5 000,00', 500_000],
  ['5,000.00 руб.', 500_000],
  ['5.000,00', 500_000],
  ['5,000', 500_000],
  ['4 990-00', 499_000],
  ['4\u00a0990,5 ₽', 499_050],
  ['1,234,567.89', 123_456_789],
  ["5'490р.", 549_000],
  ['4999.0000000001', 499_900],
])('the price «%s»', (text, kopecks) => {
  expect(parsePrice(text)).toBe(kopecks);
});

test.each(['', '0', 'по запросу', '-500', '5,00,00', '12 34 шт', '99999999999'])(
  '«%s» is no price',
  (text) => {
    expect(parsePrice(text)).toBeUndefined();
  },
);

test('a price survives being written the Russian and the American way', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2 ** 31 - 1 }), (kopecks) => {
      const options = { minimumFractionDigits: 2 };
      for (const locale of ['ru', 'en-US'])
        expect(parsePrice((kopecks / 100).toLocaleString(locale, options))).toBe(kopecks);
    }),
  );
});
