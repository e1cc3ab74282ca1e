import { writeRoubles } from '@org/trade/roubles';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatNumber } from '../../shared/format/format.ts';
import { parsePrice, parseQuantity } from './amounts.ts';

test('a price and a stock are read as they are written', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 2_000_000_000 }),
      fc.nat(1_000_000),
      (kopecks, pieces) => {
        expect(parsePrice(writeRoubles(kopecks)).value).toBe(kopecks);
        expect(parseQuantity(formatNumber(pieces)).value).toBe(pieces);
      },
    ),
  );
});

test.each(['', '0', '-1', '1,234', 'много', '1e3', '99999999999'])('«%s» is no price', (text) =>
  expect(parsePrice(text).error).toBeTruthy(),
);
test.each(['', '-1', '1,5', '>20', '1000001'])('«%s» is no stock', (text) =>
  expect(parseQuantity(text).error).toBeTruthy(),
);

test.each([
  ['1 234,50 ₽', 123_450],
  ['1.234,50', 123_450],
  ['1,234.50', 123_450],
  ['1\u00a0234\u00a0567', 123_456_700],
  ['5300', 530_000],
])('a price that is pasted as «%s»', (text, kopecks) =>
  expect(parsePrice(text).value).toBe(kopecks),
);
