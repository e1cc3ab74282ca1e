import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { bandOf, priceOf } from './markup.ts';

const BANDS = [
  { from: 0, percent: 18, min: 45_000 },
  { from: 400_000, percent: 14, min: 60_000 },
  { from: 800_000, percent: 11, min: 0 },
  { from: 1_500_000, percent: 8, min: 0 },
];
const RULES = { bands: BANDS, rounding: 1000 as const, floor_retail: true };

test.each([
  [3_894_000, null, 4_206_000],
  [839_000, null, 932_000],
  [648_000, null, 739_000],
  [396_000, null, 468_000],
  [318_000, null, 376_000],
  // the least markup of its band
  [100_000, null, 145_000],
  // not cheaper than a product that costs a kopeck less
  [400_000, null, 472_000],
])('%i kopecks with a recommended price of %s are sold at %i', (cost, retail, price) => {
  expect(priceOf(cost, retail, RULES)).toEqual({ price, raised: false });
});

test('the recommended price is a floor where that is wished', () => {
  expect(priceOf(1_428_000, 1_649_000, RULES)).toEqual({ price: 1_649_000, raised: true });
  expect(priceOf(1_428_000, 1_500_000, RULES)).toEqual({ price: 1_586_000, raised: false });
  const free = { ...RULES, floor_retail: false };
  expect(priceOf(1_428_000, 1_649_000, free)).toEqual({ price: 1_586_000, raised: false });
});

const bands = fc
  .uniqueArray(fc.integer({ min: 1, max: 3_000_000 }), { maxLength: 6 })
  .chain((froms) =>
    fc.tuple(
      ...[0, ...froms.sort((a, b) => a - b)].map((from) =>
        fc.record({
          from: fc.constant(from),
          percent: fc.integer({ min: 0, max: 9000 }).map((hundredths) => hundredths / 100),
          min: fc.integer({ min: 0, max: 200_000 }),
        }),
      ),
    ),
  );
const rules = fc.record({
  bands,
  rounding: fc.constantFrom(1 as const, 100 as const, 1000 as const, 10_000 as const),
  floor_retail: fc.boolean(),
});
const cost = fc.integer({ min: 1, max: 4_000_000 });

test('what costs more is never cheaper, and nothing is sold below its cost and its least markup', () => {
  fc.assert(
    fc.property(
      rules,
      cost,
      cost,
      fc.option(fc.integer({ min: 1, max: 5_000_000 })),
      (rule, a, b, retail) => {
        const [low, high] = [Math.min(a, b), Math.max(a, b)];
        const [cheap, dear] = [priceOf(low, retail, rule), priceOf(high, retail, rule)];
        expect(dear.price).toBeGreaterThanOrEqual(cheap.price);
        const band = rule.bands[bandOf(low, rule.bands)];
        expect(cheap.price).toBeGreaterThanOrEqual(low + (band?.min ?? 0));
        if (rule.floor_retail && retail !== null)
          expect(cheap.price).toBeGreaterThanOrEqual(retail);
        if (!cheap.raised) expect(cheap.price % rule.rounding).toBe(0);
      },
    ),
    { numRuns: 2000 },
  );
});

test('rounding takes less than a step, and a cost next to an edge of a band has a price next to it', () => {
  fc.assert(
    fc.property(rules, cost, (rule, at) => {
      const exact = priceOf(at, null, { ...rule, rounding: 1 }).price;
      const { price } = priceOf(at, null, rule);
      expect(price - exact).toBeGreaterThanOrEqual(0);
      expect(price - exact).toBeLessThan(rule.rounding);
    }),
  );
});
