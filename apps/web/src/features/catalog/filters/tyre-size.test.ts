import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatTyreSize, parseTyreSize } from './tyre-size.ts';

test.each([
  '255/35 R19',
  '255/35R19',
  '255 35 19',
  '2553519',
  '255/35 Р19',
  '255х35х19',
  ' 255/35 zr19 ',
])('«%s» is the same size', (text) =>
  expect(parseTyreSize(text)).toEqual({ width: 255, profile: 35, diameter: 19 }),
);

test.each(['', '255', '255/35', '25/35 R19', '255/35 R19 94W', 'зима'])('«%s» is none', (text) =>
  expect(parseTyreSize(text)).toBeUndefined(),
);

test('what is written is read back', () => {
  const size = fc.record({
    width: fc.integer({ min: 100, max: 999 }),
    profile: fc.integer({ min: 10, max: 99 }),
    diameter: fc.constantFrom(12, 16, 17.5, 22.5, 24),
  });
  fc.assert(
    fc.property(size, (one) => {
      expect(parseTyreSize(formatTyreSize(one))).toEqual(one);
    }),
  );
});
