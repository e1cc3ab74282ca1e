import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatAmount, parseAmount } from './amount.ts';

test.each([
  ['2 500', 2500],
  ['2\u202f500 ₽', 2500],
  ['2500,50', 2500.5],
  ['−12', -12],
  ['', undefined],
  ['  ', undefined],
  ['две тысячи', null],
  ['1.2.3', null],
])('«%s»', (text, expected) => expect(parseAmount(text)).toBe(expected));

test('what is shown can be typed back', () => {
  fc.assert(
    fc.property(fc.integer({ min: -99999999, max: 99999999 }), (hundredths) => {
      expect(parseAmount(formatAmount(hundredths / 100))).toBe(hundredths / 100);
    }),
  );
});
