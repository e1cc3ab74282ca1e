import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nextActive } from './list-keys.ts';

const option = (isDisabled: boolean, index: number) => ({
  value: String(index),
  label: String(index),
  isDisabled,
});
const enabled = (count: number) => Array.from({ length: count }, (_, i) => option(false, i));
const keys = ['ArrowDown', 'ArrowUp', 'PageDown', 'PageUp', 'Home', 'End'];

test('arrows go by one and stop at the ends', () => {
  expect(nextActive('ArrowDown', -1, enabled(3))).toBe(0);
  expect(nextActive('ArrowDown', 2, enabled(3))).toBe(2);
  expect(nextActive('ArrowUp', 0, enabled(3))).toBe(0);
  expect(nextActive('ArrowUp', -1, enabled(3))).toBe(2);
});

test('pages go by ten, Home and End to the ends', () => {
  expect(nextActive('PageDown', 3, enabled(50))).toBe(13);
  expect(nextActive('PageUp', 3, enabled(50))).toBe(0);
  expect(nextActive('Home', 30, enabled(50))).toBe(0);
  expect(nextActive('End', 3, enabled(50))).toBe(49);
});

test('other keys and empty lists move nothing', () => {
  expect(nextActive('a', 0, enabled(3))).toBeNull();
  expect(nextActive('ArrowDown', -1, [])).toBeNull();
});

test('no key ever lands on a row that cannot be chosen', () => {
  fc.assert(
    fc.property(
      fc.array(fc.boolean(), { minLength: 1, maxLength: 30 }),
      fc.constantFrom(...keys),
      fc.nat(29),
      (disabled, key, from) => {
        const options = disabled.map(option);
        const start = options.findIndex((one, index) => index >= from && !one.isDisabled);
        const next = nextActive(key, start, options);
        const landed = next === null || next < 0 ? undefined : options[next];
        if (options.some((one) => !one.isDisabled)) expect(landed?.isDisabled).toBe(false);
        else expect(next).toBe(-1);
      },
    ),
  );
});
