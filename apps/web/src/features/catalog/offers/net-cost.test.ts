import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { freshnessOf, netCost, shareOfSpread } from './net-cost.ts';

const offer = (bulk_price: number, vat_rate: 22 | 5 | 0 | null, vat_included = true) => ({
  bulk_price,
  vat_rate,
  vat_included,
});

describe('net cost', () => {
  test('who deducts gets back the VAT within the price', () => {
    expect(netCost(offer(122_000, 22), true)).toBe(100_000);
    expect(netCost(offer(122_000, 22), false)).toBe(122_000);
  });
  test('VAT on top is paid by who cannot deduct it', () => {
    expect(netCost(offer(100_000, 22, false), true)).toBe(100_000);
    expect(netCost(offer(100_000, 22, false), false)).toBe(122_000);
  });
  test('without VAT there is nothing to deduct', () => {
    expect(netCost(offer(110_000, null), true)).toBe(110_000);
    expect(netCost(offer(110_000, 0), true)).toBe(110_000);
    // dearer on the label, cheaper in the end
    expect(netCost(offer(122_000, 22), true)).toBeLessThan(netCost(offer(110_000, null), true));
  });
  test('deducting never makes an offer dearer', () => {
    const any = fc.record({
      bulk_price: fc.integer({ min: 1, max: 100_000_000 }),
      vat_rate: fc.constantFrom(22 as const, 20 as const, 5 as const, 0 as const, null),
      vat_included: fc.boolean(),
    });
    fc.assert(
      fc.property(any, (one) => {
        expect(netCost(one, true)).toBeLessThanOrEqual(netCost(one, false));
      }),
    );
  });
});

test('a price has its place within the spread', () => {
  expect(shareOfSpread(100, 100, 200)).toBe(0);
  expect(shareOfSpread(150, 100, 200)).toBe(0.5);
  expect(shareOfSpread(200, 100, 200)).toBe(1);
  expect(shareOfSpread(100, 100, 100)).toBe(0);
});

test('a price list ages by days', () => {
  const now = Date.parse('2026-11-21T12:00:00+03:00');
  expect(freshnessOf('2026-11-21T11:00:00+03:00', now)).toBe('fresh');
  expect(freshnessOf('2026-11-20T01:00:00+03:00', now)).toBe('ageing');
  expect(freshnessOf('2026-11-18T12:00:00+03:00', now)).toBe('stale');
});
