import { expect, test } from 'vitest';
import { codesOf, endingOf, parsePieces, splitText } from './rows.ts';

test('cells part by tabs and semicolons, the last number is the quantity', () => {
  expect(splitText('205/55R16 зима\t8 шт.\n\nTS72214;4\r\nчто-то\nШина;225/45 R17;12,000')).toEqual(
    [
      { row: 1, text: '205/55R16 зима 8 шт.', description: '205/55R16 зима', quantity: 8 },
      { row: 3, text: 'TS72214 4', description: 'TS72214', quantity: 4 },
      { row: 4, text: 'что-то', description: 'что-то', quantity: null },
      { row: 5, text: 'Шина 225/45 R17 12,000', description: 'Шина 225/45 R17', quantity: 12 },
    ],
  );
});

test.each([
  ['8', 8],
  ['8 шт', 8],
  ['2 комплекта', 8],
  ['0', undefined],
  ['8.5', undefined],
  ['-4', undefined],
  ['много', undefined],
  ['99999999', undefined],
])('«%s» is %s pieces', (cell, expected) => expect(parsePieces(cell)).toBe(expected));

test('a number at the end may be a quantity', () => {
  expect(endingOf('205/55 R16 зима нокиан 8')).toEqual({ start: 23, quantity: 8 });
  expect(endingOf('нокиан — 12 шт')?.quantity).toBe(12);
  expect(endingOf('205/55R16')).toBeUndefined();
  expect(endingOf('8')).toBeUndefined();
});

test('codes are compared by letters and digits', () =>
  expect(codesOf('арт. TS-72214, 2000000000017 R16')).toEqual(['ts72214', '2000000000017']));
