import fc from 'fast-check';
import { expect, test } from 'vitest';
import { listLines } from './list-sections.ts';

const option = (section: string | undefined, row: number) => ({
  value: String(row),
  label: String(row),
  section,
});
const rowsOf = (...sections: (string | undefined)[]) => sections.map(option);

test('without sections a row is a line', () => {
  const lines = listLines(rowsOf(undefined, undefined));
  expect(lines.count).toBe(2);
  expect([0, 1].map(lines.lineOf)).toEqual([0, 1]);
});

test('a title takes the line before the first row of its section', () => {
  const lines = listLines(rowsOf('a', 'a', 'b'));
  expect(lines.count).toBe(5);
  expect([0, 1, 2].map(lines.lineOf)).toEqual([1, 2, 4]);
  expect([0, 1, 2].map(lines.isFirst)).toEqual([true, false, true]);
  expect([0, 1, 2, 3, 4, 5].map(lines.rowFrom)).toEqual([0, 0, 1, 2, 2, 3]);
});

test('every row is found on its line', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('a', 'b', 'c')), (sections) => {
      const rows = rowsOf(...sections.sort());
      const lines = listLines(rows);
      for (const row of rows.keys()) expect(lines.rowFrom(lines.lineOf(row))).toBe(row);
      expect(lines.rowFrom(lines.count)).toBe(rows.length);
    }),
  );
});
