import { useMemo } from 'react';
import type { Option } from './option.ts';

/**
 * A list with sections has lines of one height: its rows, and a title before the first row of each section. Rows are
 * counted in options, lines in what is drawn.
 */
export interface ListLines {
  /** How many lines there are. */
  count: number;
  /** Whether a title stands before a row. */
  isFirst: (row: number) => boolean;
  /** The line that a row stands on. */
  lineOf: (row: number) => number;
  /** The first row that stands on a line or under it. */
  rowFrom: (line: number) => number;
}

/** The lines of `rows`. */
export function listLines(rows: readonly Option[]): ListLines {
  const firsts: number[] = [];
  rows.forEach(({ section }, row) => {
    if (section !== undefined && section !== rows[row - 1]?.section) firsts.push(row);
  });
  const known = new Set(firsts);
  const countIf = (isBefore: (first: number, title: number) => boolean) =>
    firsts.filter(isBefore).length;
  return {
    count: rows.length + firsts.length,
    isFirst: (row) => known.has(row),
    lineOf: (row) => row + countIf((first) => first <= row),
    rowFrom: (line) => line - countIf((first, title) => first + title < line),
  };
}

export const useListLines = (rows: readonly Option[]) => useMemo(() => listLines(rows), [rows]);
