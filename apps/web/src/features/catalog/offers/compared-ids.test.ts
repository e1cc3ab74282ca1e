import { expect, test } from 'vitest';
import { moved, readComparedIds, readPieces, restored } from './compared-ids.ts';

test.each([
  ['p=7,12', ['7', '12']],
  ['p=7,7,12', ['7', '12']],
  ['p=1,2,3,4,5', ['1', '2', '3', '4']],
  ['p=x,0,-1,01,12345678901,7', ['7']],
  ['', []],
])('%s', (query, ids) => expect(readComparedIds(new URLSearchParams(query))).toEqual(ids));

test('a column changes places with its neighbour, and the last has none', () => {
  expect(moved(['1', '2', '3'], 0, 1)).toEqual(['2', '1', '3']);
  expect(moved(['1', '2', '3'], 2, -1)).toEqual(['1', '3', '2']);
  expect(moved(['1', '2', '3'], 2, 1)).toEqual(['1', '2', '3']);
  expect(moved(['1', '2', '3'], -1, 1)).toEqual(['1', '2', '3']);
});

test.each([
  [
    ['1', '3'],
    ['1', '2', '3'],
  ],
  [[], ['2']],
  [
    ['2', '1'],
    ['2', '1'],
  ],
  [
    ['3', '4', '5', '6'],
    ['3', '4', '5', '6'],
  ],
])('what was removed of %j comes back: %j', (ids, expected) =>
  expect(restored(ids, '2', 1)).toEqual(expected),
);

test.each([
  ['', 4],
  ['n=16', 16],
  ['n=0', 4],
  ['n=-4', 4],
  ['n=1.5', 4],
  ['n=10001', 4],
  ['n=x', 4],
])('«%s» is for %i pieces', (query, pieces) =>
  expect(readPieces(new URLSearchParams(query))).toBe(pieces),
);
