import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { namedColumns, placesOf, rangeOf, readTsv, writeTsv } from './clipboard.ts';

describe('cells on the clipboard', () => {
  test.each([
    [
      'a\tb\nc\td',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    // Excel ends each line, the last one too
    [
      'a\tb\r\nc\td\r\n',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      'a\t\n\tb',
      [
        ['a', ''],
        ['', 'b'],
      ],
    ],
    ['a\t', [['a', '']]],
    ['"two\nlines"\tb', [['two\nlines', 'b']]],
    ['"say ""so"""', [['say "so"']]],
    ['"a\tb"\tc', [['a\tb', 'c']]],
    // a sign of inches is no quote
    ['R16"\t5', [['R16"', '5']]],
    ['"16" disc\t5', [['"16" disc', '5']]],
    ['', []],
    ['\n', [['']]],
    ['5 300,50', [['5 300,50']]],
  ])('%j', (text, cells) => {
    expect(readTsv(text)).toEqual(cells);
  });

  test('what is written is read back', () => {
    const cell = fc.string({ unit: fc.constantFrom('a', '"', '\t', '\n', '\r', ' ', '5') });
    const cells = fc
      .tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 2, max: 4 }))
      .chain(([rows, columns]) =>
        fc.array(fc.array(cell, { minLength: columns, maxLength: columns }), {
          minLength: rows,
          maxLength: rows,
        }),
      );
    fc.assert(
      fc.property(cells, (given) => {
        expect(readTsv(writeTsv(given))).toEqual(given);
      }),
    );
  });
});

describe('where cells are pasted', () => {
  const at = (row: number, column: number) => ({ row, column });
  const places = (cells: string[][], range = rangeOf(at(1, 1), at(1, 1))) =>
    placesOf(cells, range, 3, 3);

  test('from the first cell of the range on', () => {
    expect(places([['a', 'b'], ['c']], rangeOf(at(2, 2), at(1, 1)))).toEqual({
      placed: [
        { row: 1, column: 1, text: 'a' },
        { row: 1, column: 2, text: 'b' },
        { row: 2, column: 1, text: 'c' },
      ],
      beyond: 0,
    });
  });

  test('what lies beyond the edge is counted', () => {
    const { placed, beyond } = places([
      ['a', 'b', 'c'],
      ['d', 'e', 'f'],
      ['g', 'h', 'i'],
    ]);
    expect(placed.map(({ text }) => text)).toEqual(['a', 'b', 'd', 'e']);
    expect(beyond).toBe(5);
  });

  test.each([
    [
      [
        ['Price', 'Name'],
        ['5', 'a'],
      ],
      [1, 0],
    ],
    [
      [
        [' Price ', ''],
        ['5', 'a'],
      ],
      [1, -1],
    ],
    // a line like the others, names alone, a word that is no name
    [
      [
        ['5', 'a'],
        ['6', 'b'],
      ],
      undefined,
    ],
    [[['Price', 'Name']], undefined],
    [
      [
        ['Price', 'Note'],
        ['5', 'a'],
      ],
      undefined,
    ],
    [
      [
        ['', ''],
        ['5', 'a'],
      ],
      undefined,
    ],
  ])('names of columns in the first line of %j: %j', (cells, columns) => {
    expect(namedColumns(cells, ['Name', 'Price'])).toEqual(columns);
  });

  test('cells with names go where the names are', () => {
    const { placed, beyond } = placesOf(
      [['5', 'x', 'a']],
      rangeOf(at(1, 1), at(1, 1)),
      3,
      3,
      [2, -1, 0],
    );
    expect(placed).toEqual([
      { row: 1, column: 2, text: '5' },
      { row: 1, column: 0, text: 'a' },
    ]);
    expect(beyond).toBe(1);
  });

  test('one cell fills the range', () => {
    const { placed } = places([['x']], rangeOf(at(0, 1), at(2, 2)));
    expect(placed).toHaveLength(6);
    expect(placed.every(({ text }) => text === 'x')).toBe(true);
  });
});
