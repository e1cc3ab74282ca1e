import type { ColumnChoice, ColumnField, ImportColumn } from './price-lists.atoms.ts';

const LETTERS = 26;

/** The name of a column as spreadsheets write it: 0 → «A», 27 → «AB» */
export function columnLetters(column: number): string {
  const last = String.fromCharCode(65 + (column % LETTERS));
  return column < LETTERS ? last : columnLetters(Math.floor(column / LETTERS) - 1) + last;
}

const isSame = (a: ImportColumn, b: ImportColumn) => a.sheet === b.sheet && a.column === b.column;

/**
 * Gives a column another meaning. A meaning that only one column of a sheet may have is taken from the column before.
 */
export function withChoice(
  columns: readonly ImportColumn[],
  picked: ImportColumn,
  choice: { field: ColumnField | null; warehouse?: string | null },
): ImportColumn[] {
  const { field, warehouse = null } = choice;
  return columns.map((column) => {
    if (isSame(column, picked)) return { ...column, field, warehouse, confidence: 'chosen' };
    const isRival = column.sheet === picked.sheet && column.field === field;
    if (!isRival || field === null || field === 'quantity') return column;
    return { ...column, field: null, warehouse: null, confidence: 'chosen' };
  });
}

/** What the user has chosen, now or for an earlier file of the same layout. */
export const choicesOf = (columns: readonly ImportColumn[]): ColumnChoice[] =>
  columns
    .filter(({ confidence }) => confidence === 'chosen')
    .map(({ sheet, column, field, warehouse }) => ({
      sheet,
      column,
      field: field as ColumnField | null,
      ...(warehouse?.trim() && { warehouse: warehouse.trim() }),
    }));

/** A row of a sheet as its columns show it. */
export interface TopRow {
  row: number;
  texts: string[];
}

/** The first rows of the sheet that these columns are of. */
export function topRows(columns: readonly ImportColumn[]): TopRow[] {
  const cells = Map.groupBy(
    columns.flatMap(({ top }) => top),
    ({ row }) => row,
  );
  return [...cells]
    .map(([row, ofRow]) => ({ row, texts: ofRow.map(({ text }) => text) }))
    .sort((a, b) => a.row - b.row);
}

/** The columns of the sheets that are read; all columns if nothing is known yet. */
export function columnsOfReadSheets(columns: readonly ImportColumn[]): readonly ImportColumn[] {
  const read = new Set(columns.filter(({ field }) => field !== null).map(({ sheet }) => sheet));
  return read.size > 0 ? columns.filter(({ sheet }) => read.has(sheet)) : columns;
}

/** The columns by sheet, in the order of the file. */
export const groupBySheet = (columns: readonly ImportColumn[]) => [
  ...Map.groupBy(columns, ({ sheet }) => sheet),
];
