import { expect, test } from 'vitest';
import { cellAfter } from './grid-keys.ts';

const size = { rows: 100, columns: 5, page: 10 };

test.each([
  ['ArrowDown', 3, 2, 4, 2],
  ['ArrowUp', 3, 2, 2, 2],
  ['ArrowUp', 0, 2, -1, 2],
  ['ArrowUp', -1, 2, -1, 2],
  ['ArrowDown', 99, 2, 99, 2],
  ['ArrowRight', 3, 4, 3, 4],
  ['ArrowLeft', 3, 2, 3, 1],
  ['rtl ArrowLeft', 3, 2, 3, 3],
  ['Home', 3, 2, 3, 0],
  ['End', 3, 2, 3, 4],
  ['Ctrl Home', 3, 2, 0, 0],
  ['Ctrl End', 3, 2, 99, 4],
  ['Ctrl ArrowDown', 3, 2, 99, 2],
  ['Ctrl ArrowUp', 3, 2, 0, 2],
  ['Ctrl ArrowRight', 3, 2, 3, 4],
  ['rtl Ctrl ArrowRight', 3, 2, 3, 0],
  ['PageDown', 3, 2, 13, 2],
  ['PageDown', 95, 2, 99, 2],
  ['PageUp', 3, 2, 0, 2],
])('%s from %i, %i leads to %i, %i', (press, row, column, toRow, toColumn) => {
  const key = press.split(' ').at(-1) as string;
  const given = { key, isFar: press.includes('Ctrl'), isRtl: press.includes('rtl') };
  expect(cellAfter(given, { row, column }, size)).toEqual({ row: toRow, column: toColumn });
});

test('other keys do not move', () => {
  const given = { key: 'a', isFar: false, isRtl: false };
  expect(cellAfter(given, { row: 0, column: 0 }, size)).toBeUndefined();
});
