import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hash, randomOf, share } from './random.ts';

test('is MurmurHash3 of the keys as 32-bit little-endian words', () => {
  // reference values of the 32-bit variant with seed 0
  expect(hash()).toBe(0);
  expect(hash(0)).toBe(0x2362f9de);
  expect(hash(0x87654321 | 0)).toBe(0xf55b516b);
});

test('the same keys give the same stream, other keys another', () => {
  const draw = (...keys: number[]) => {
    const random = randomOf(...keys);
    return Array.from({ length: 20 }, () => random.between(0, 1_000_000));
  };
  expect(draw(1, 2)).toEqual(draw(1, 2));
  expect(draw(1, 2)).not.toEqual(draw(2, 1));
});

test('shares are spread evenly', () => {
  const tenths = Array.from({ length: 10 }, () => 0);
  for (let at = 0; at < 100_000; at++) {
    const tenth = Math.floor(share(at, 5) * 10);
    tenths[tenth] = (tenths[tenth] ?? 0) + 1;
  }
  for (const count of tenths) expect(Math.abs(count - 10_000)).toBeLessThan(400);
});

test('whole numbers keep to their bounds, and reach both', () => {
  fc.assert(
    fc.property(fc.integer(), fc.integer({ min: -50, max: 50 }), fc.nat(9), (key, min, more) => {
      const random = randomOf(key);
      const drawn = new Set(Array.from({ length: 400 }, () => random.between(min, min + more)));
      expect(Math.min(...drawn)).toBe(min);
      expect(Math.max(...drawn)).toBe(min + more);
    }),
  );
});
