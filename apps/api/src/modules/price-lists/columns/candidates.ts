import type { Table } from '../../../tables/cells/table.ts';
import type { Header } from '../../../tables/titles/header.ts';

const SAMPLE = 300;

/** A column to be recognised: its title and the values of the first rows with goods. */
export interface Candidate {
  column: number;
  title: string;
  /** The values of the sample that are not empty. */
  values: string[];
  /** The share of the sample's rows that have a value. */
  filled: number;
}

export function candidatesOf({ rows }: Table, { titles, from }: Header): Candidate[] {
  const width = Math.max(
    titles.length,
    ...rows.slice(from, from + SAMPLE).map((r) => r.cells.length),
  );
  // a row with a single cell is the title of a section
  const sample = rows
    .slice(from, from + SAMPLE)
    .filter(({ cells }) => cells.filter((cell) => cell !== '').length > 1);
  return Array.from({ length: width }, (_, column) => {
    const values = sample.map(({ cells }) => cells[column] ?? '').filter((value) => value !== '');
    return {
      column,
      title: titles[column] ?? '',
      values,
      filled: sample.length === 0 ? 0 : values.length / sample.length,
    };
  }).filter(({ title, values }) => title !== '' || values.length > 0);
}
