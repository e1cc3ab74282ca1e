import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readWeights, writeWeights } from './weights-text.ts';

const weight = fc.oneof(
  { weight: 9, arbitrary: fc.constant(0) },
  fc.integer({ min: -127, max: 127 }),
);

test('weights that were written as text are read as they were', () => {
  fc.assert(
    fc.property(fc.array(weight, { maxLength: 3000 }), (weights) => {
      const bytes = Int8Array.from(weights);
      expect(readWeights(writeWeights(bytes))).toEqual(bytes);
    }),
  );
});

test('each weight and long gaps come back', () => {
  const bytes = new Int8Array(40_000);
  for (let value = -127; value <= 127; value++) bytes[(value + 127) * 150] = value;
  expect(readWeights(writeWeights(bytes))).toEqual(bytes);
});
