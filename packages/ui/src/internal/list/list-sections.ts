import { useMemo } from 'react';
import type { Option } from './option.ts';

/**
 * Lines of a list, all of the same height: its rows, and a title before the first row of each section. A row index
 * counts options, a line index counts options and titles.
 */
export interface ListLines {
  /** How many lines there are. */
  count: number;
  /** Whether there is a title before a row. */
  isFirst: (row: number) => boolean;
  /** The line of a row. */
  lineOf: (row: number) => number;
  /** The first row on a line or below it. */
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
