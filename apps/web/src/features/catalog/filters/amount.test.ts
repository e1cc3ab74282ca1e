import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatAmount } from './amount.ts';
import { parseAmount } from './read-amount.ts';

test.each([
  ['2 500', 2500],
  ['2500,50', 2500.5],
  ['−12', -12],
  ['', undefined],
  ['  ', undefined],
])('«%s»', (text, value) => expect(parseAmount(text)).toEqual({ value }));

test.each(['две тысячи', '1.2.3', '1,200'])('«%s» is no number, or not clearly one', (text) =>
  expect(parseAmount(text).error).toMatch(/^Напишите число/),
);

test('roubles are read as sums everywhere', () => {
  expect(parseAmount('2\u202f500 ₽', '₽')).toEqual({ value: 2500 });
  expect(parseAmount('1,200', '₽').error).toMatch(/^Непонятно/);
  expect(parseAmount('-1', '₽').error).toBeDefined();
});

test('what is shown can be typed back', () => {
  fc.assert(
    fc.property(fc.integer({ min: -99999999, max: 99999999 }), (hundredths) => {
      expect(parseAmount(formatAmount(hundredths / 100)).value).toBe(hundredths / 100);
    }),
  );
});
