import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lineSum, splitVat, totalOf } from './tax.ts';

const line = (
  bulk_price: number,
  quantity: number,
  vat_rate: Parameters<typeof lineSum>[0]['vat_rate'],
  vat_included = true,
) => lineSum({ bulk_price, quantity, vat_rate, vat_included });

describe('the VAT of a line', () => {
  test.each([
    // 84 800,00 × 22 / 122 = 15 291,803…
    { price: 530_000, pieces: 16, rate: 22, sum: 8_480_000, vat: 1_529_180 },
    // 12 000,00 × 20 / 120
    { price: 300_000, pieces: 4, rate: 20, sum: 1_200_000, vat: 200_000 },
    // 1 100,00 × 10 / 110
    { price: 110_000, pieces: 1, rate: 10, sum: 110_000, vat: 10_000 },
    // 10 000,00 × 7 / 107 = 654,205…
    { price: 250_000, pieces: 4, rate: 7, sum: 1_000_000, vat: 65_421 },
    // 9 999,99 × 5 / 105 = 476,18999…
    { price: 333_333, pieces: 3, rate: 5, sum: 999_999, vat: 47_619 },
    { price: 333_333, pieces: 3, rate: 0, sum: 999_999, vat: 0 },
    { price: 333_333, pieces: 3, rate: null, sum: 999_999, vat: 0 },
    // 0,61 × 22 / 122 is 11 kopecks exactly, 0,03 × 20 / 120 is half a kopeck, which goes up
    { price: 61, pieces: 1, rate: 22, sum: 61, vat: 11 },
    { price: 3, pieces: 1, rate: 20, sum: 3, vat: 1 },
    { price: 2, pieces: 1, rate: 20, sum: 2, vat: 0 },
  ] as const)('$pieces × $price at $rate %', ({ price, pieces, rate, sum, vat }) => {
    expect(line(price, pieces, rate)).toEqual({ sum, vat });
  });

  test('comes on top of a price without it', () => {
    // 3 × 1 234,57 = 3 703,71; × 22 % = 814,8162
    expect(line(123_457, 3, 22, false)).toEqual({ sum: 451_853, vat: 81_482 });
    // 5 % of 0,10 is half a kopeck
    expect(line(10, 1, 5, false)).toEqual({ sum: 11, vat: 1 });
  });

  test('is rounded per line and not per piece', () => {
    // 7 × 1 000,01 at 22 %: 7 000,07 × 22 / 122 = 1 262,307…; per piece it would be 7 × 180,33 = 1 262,31
    expect(line(100_001, 7, 22).vat).toBe(126_231);
    expect(line(2, 3, 20).vat).toBe(1);
    expect(3 * line(2, 1, 20).vat).toBe(0);
  });

  test('is the nearest kopeck, the upper of two, for every sum', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 2_000_000_000 }),
        fc.integer({ min: 1, max: 1_000_000 }),
        fc.constantFrom(22, 20, 10, 7, 5, 0, null),
        (price, pieces, rate) => {
          const { sum, vat } = line(price, pieces, rate);
          expect(sum).toBe(price * pieces);
          const whole = BigInt(100 + (rate ?? 0));
          const exact = BigInt(sum) * BigInt(rate ?? 0);
          const twiceError = 2n * (BigInt(vat) * whole - exact);
          expect(twiceError > -whole && twiceError <= whole).toBe(true);
        },
      ),
    );
  });
});

test('lines are split by rate, the highest first and none last', () => {
  const parts = splitVat([
    { vat_rate: null, sum: 100, vat: 0 },
    { vat_rate: 5, sum: 105, vat: 5 },
    { vat_rate: 22, sum: 122, vat: 22 },
    { vat_rate: 5, sum: 210, vat: 10 },
    { vat_rate: 0, sum: 7, vat: 0 },
  ]);
  expect(parts).toEqual([
    { vat_rate: 22, sum: 122, vat: 22 },
    { vat_rate: 5, sum: 315, vat: 15 },
    { vat_rate: 0, sum: 7, vat: 0 },
    { vat_rate: null, sum: 100, vat: 0 },
  ]);
  expect(totalOf(parts)).toEqual({ sum: 544, vat: 37 });
});
