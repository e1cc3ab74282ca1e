import type { Row } from '../../../tables/table.ts';
import { plainTitle } from '../../../tables/titles/plain-title.ts';
import type { Layout } from '../columns/recognise.ts';
import type { Saying } from './naming/title.ts';

/** Returns a number for a text. Equal texts have equal numbers. */
function hashOf(text: string): number {
  let [a, b] = [0x811c9dc5, 0x1b873593];
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    a = Math.imul(a ^ code, 0x01000193);
    b = Math.imul(b ^ code, 0x85ebca6b);
  }
  return (a >>> 0) * 0x200000 + (b >>> 11);
}

/**
 * Finds rows that are equal to an earlier one cell by cell, under the same titles. Columns of row numbers are ignored.
 */
export function createCopies({ columns }: Layout) {
  const numbers = new Set(
    columns
      .filter(
        ({ field, title }) =>
          !field && /^(?:n|no|п п|пп|номер)?$/.test(plainTitle(title)) && title !== '',
      )
      .map(({ column }) => column),
  );
  const cellsOf = ({ cells }: Row) => cells.filter((_, column) => !numbers.has(column)).join('\t');
  const seen = new Map<number, { row: Row; above: string }>();
  return {
    of: (row: Row, above: Saying): number | undefined => {
      const text = cellsOf(row);
      const filed = JSON.stringify(above);
      const hash = hashOf(text);
      const earlier = seen.get(hash);
      if (earlier === undefined) seen.set(hash, { row, above: filed });
      return earlier && earlier.above === filed && cellsOf(earlier.row) === text
        ? earlier.row.at
        : undefined;
    },
  };
}
