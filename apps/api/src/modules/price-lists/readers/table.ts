import { FileProblem } from './file-problem.ts';

/** One row with something in it; `at` is its number in the file, from 1. */
export interface Row {
  at: number;
  cells: string[];
}

/** Rows and columns that one cell takes up, from 0, the ends included. */
export interface Merge {
  top: number;
  left: number;
  bottom: number;
  right: number;
}

/** What every format comes to: a sheet of a workbook, a CSV file, the goods of an XML file under titles of their own. */
export interface Table {
  /** Null where the format has no sheets. */
  sheet: string | null;
  rows: Row[];
  merges: Merge[];
}

const MOST_ROWS = 200_000;
const MOST_CELLS = 6_000_000;
export const MOST_COLUMNS = 500;

/** Gathers the rows of a file, up to what a price list can reasonably hold. */
export function createTables() {
  const tables: Table[] = [];
  let rowsCount = 0;
  let cellsCount = 0;
  const addRow = (table: Table, at: number, cells: string[]) => {
    if (cells.every((cell) => cell === '')) return;
    rowsCount++;
    cellsCount += cells.length;
    if (rowsCount > MOST_ROWS)
      throw new FileProblem(
        `В файле больше ${MOST_ROWS.toLocaleString('ru')} строк. Разделите его`,
      );
    if (cellsCount > MOST_CELLS)
      throw new FileProblem('В файле слишком много заполненных ячеек. Удалите лишние столбцы');
    table.rows.push({ at, cells });
  };
  return {
    tables,
    /** Begins a sheet; what comes back takes its rows. */
    add: (sheet: string | null) => {
      const table: Table = { sheet, rows: [], merges: [] };
      tables.push(table);
      return {
        table,
        row: (at: number, cells: string[]) =>
          addRow(
            table,
            at,
            cells.map((cell) => cell.trim()),
          ),
      };
    },
  };
}

/** Merged cells that are larger say nothing about goods. */
const TALLEST_MERGE = 1000;

/** Gives every row of a cell that is merged downwards its value: a brand beside all of its models. */
export function fillDown({ rows, merges }: Table): void {
  const byRow = new Map(rows.map((row) => [row.at - 1, row]));
  for (const { top, left, bottom, right } of merges) {
    const value = byRow.get(top)?.cells[left];
    if (!value || left !== right || bottom - top > TALLEST_MERGE) continue;
    for (let at = top + 1; at <= bottom; at++) {
      const cells = byRow.get(at)?.cells;
      if (!cells || cells[left]) continue;
      while (cells.length < left) cells.push('');
      cells[left] = value;
    }
  }
}
