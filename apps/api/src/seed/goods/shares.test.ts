import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SECTION_SHARES, split } from './shares.ts';

const sum = (parts: Iterable<number>) => [...parts].reduce((total, part) => total + part, 0);
const weights = fc.array(fc.double({ min: 0, max: 100, noNaN: true }), {
  minLength: 1,
  maxLength: 50,
});

test('parts sum up to the whole and follow the weights', () => {
  fc.assert(
    fc.property(weights, fc.nat(100_000), (list, total) => {
      fc.pre(sum(list) > 1e-6);
      const parts = split(total, list);
      expect(sum(parts)).toBe(total);
      list.forEach((weight, at) => {
        expect(Math.abs((parts[at] ?? 0) - (total * weight) / sum(list))).toBeLessThanOrEqual(1);
      });
    }),
  );
});

test('no part is over its cap, and what one refuses others take', () => {
  fc.assert(
    fc.property(weights, fc.nat(2000), fc.integer({ min: 1, max: 40 }), (list, total, cap) => {
      fc.pre(sum(list) > 1e-6);
      const parts = split(total, list, () => cap);
      const room = list.filter((weight) => weight > 0).length * cap;
      for (const part of parts) expect(part).toBeLessThanOrEqual(cap);
      expect(sum(parts)).toBe(Math.min(total, room));
    }),
  );
});

test('the sections are the whole catalog', () => {
  expect(SECTION_SHARES).toHaveLength(7);
  expect(sum(SECTION_SHARES)).toBeCloseTo(1, 9);
});
