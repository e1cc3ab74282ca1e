import { expect, test } from 'vitest';
import { nextOption } from './use-active-option.ts';

test('down goes through the options and back to the text', () => {
  const path = [
    nextOption('ArrowDown', undefined, 2),
    nextOption('ArrowDown', 0, 2),
    nextOption('ArrowDown', 1, 2),
  ];
  expect(path).toEqual([0, 1, undefined]);
});

test('up begins at the last option', () => {
  const path = [
    nextOption('ArrowUp', undefined, 3),
    nextOption('ArrowUp', 2, 3),
    nextOption('ArrowUp', 0, 3),
  ];
  expect(path).toEqual([2, 1, undefined]);
});
