import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bars, clampRange } from './histogram.ts';

const limits = fc
  .tuple(fc.integer({ min: 0, max: 10_000 }), fc.integer({ min: 1, max: 100_000 }))
  .map(([min, width]) => [min, min + width] as const);
const counts = fc.array(fc.nat(5_000), { minLength: 1, maxLength: 40 });

test('the tallest bar fills the height and none is higher', () => {
  fc.assert(
    fc.property(counts, limits, (all, [min, max]) => {
      const heights = bars(all, [min, max], [min, max]).map((bar) => bar.height);
      expect(heights).toHaveLength(all.length);
      expect(Math.max(...heights)).toBe(Math.max(...all) > 0 ? 1 : 0);
    }),
  );
});

test('the whole range touches every bar, and the touched bars stand together', () => {
  fc.assert(
    fc.property(counts, limits, fc.nat(), fc.nat(), (all, [min, max], a, b) => {
      expect(bars(all, [min, max], [min, max]).every((bar) => bar.isInRange)).toBe(true);
      const range = clampRange([min + (a % (max - min)), min + (b % (max - min))], [min, max]);
      const touched = bars(all, [min, max], range).map((bar) => (bar.isInRange ? '1' : '0'));
      expect(touched.join('')).toMatch(/^0*1*0*$/);
    }),
  );
});

test('a range comes back inside its limits and in order', () => {
  fc.assert(
    fc.property(limits, fc.integer(), fc.integer(), ([min, max], a, b) => {
      const [from, to] = clampRange([a, b], [min, max]);
      expect(from).toBeGreaterThanOrEqual(min);
      expect(to).toBeLessThanOrEqual(max);
      expect(from).toBeLessThanOrEqual(to);
      expect(clampRange([from, to], [min, max])).toEqual([from, to]);
    }),
  );
});

test('half of the prices are in the left half', () => {
  const touched = bars([1, 2, 4, 1], [0, 100], [0, 50]).map((bar) => bar.isInRange);
  expect(touched).toEqual([true, true, false, false]);
});
