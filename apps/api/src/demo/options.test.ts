import { expect, test } from 'vitest';
import { DEMO_SIZE } from '../seed/seed.ts';
import { readOptions, UsageError } from './options.ts';

test('without arguments it is the demo', () => {
  expect(readOptions([])).toEqual({ help: false, force: false, size: DEMO_SIZE });
});

test('sizes, seed and force are read', () => {
  const args = ['--products', '60_000', '--offers=1000000', '--seed', '7', '--force'];
  expect(readOptions(args)).toEqual({
    help: false,
    force: true,
    size: { products: 60_000, offers: 1_000_000, seed: 7 },
  });
});

test.each([
  [['--products', '0'], '--products is a whole number from 50'],
  [['--products', 'many'], 'not «many»'],
  [['--products', '1e3'], 'not «1e3»'],
  [['--offers=-1'], '--offers is a whole number from 0'],
  [['--offers', '999999999999'], 'to 100000000'],
  [['--offers', '_'], 'not «_»'],
  [['--offers', '12.5'], 'not «12.5»'],
  [['--product', '5'], '--product'],
  [['5'], '5'],
])('%j is refused and says why', (args, reason) => {
  expect(() => readOptions(args)).toThrow(UsageError);
  expect(() => readOptions(args)).toThrow(reason);
});
