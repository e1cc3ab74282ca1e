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
  /** Exchange rates to roubles that the file gives, by currency. */
  rates?: Readonly<Record<string, number>>;
}

const MOST_ROWS = 200_000;
const MOST_CELLS = 6_000_000;
export const MOST_COLUMNS = 500;
/** As many as a sheet of Excel has, empty ones included. */
const LAST_ROW = 1_048_576;
/** What Excel itself lets a cell hold, and a file in all; both in characters. */
const LONGEST_CELL = 32_767;
const MOST_TEXT = 64 * 1024 * 1024;

/** Holds a cell that is still being read to what a cell may hold. */
export function assertCell(text: string): void {
  if (text.length > LONGEST_CELL)
    throw new FileProblem(
      `В одной из ячеек больше ${LONGEST_CELL.toLocaleString('ru')} знаков. Сократите её или удалите столбец`,
    );
}

/** Counts what is held of a file, up to what a price list can reasonably say. */
export function createTextLimit() {
  let length = 0;
  return (text: string) => {
    assertCell(text);
    length += text.length;
    if (length > MOST_TEXT)
      throw new FileProblem('В файле слишком много текста. Удалите лишние столбцы');
  };
}

export function assertRowNumber(at: number): void {
  if (at > LAST_ROW)
    throw new FileProblem(
      `В листе больше ${LAST_ROW.toLocaleString('ru')} строк. Удалите пустые и разделите файл`,
    );
}

/** Counts rows of a file, up to as many as are read. */
export function createRowLimit() {
  let count = 0;
  return () => {
    if (++count > MOST_ROWS)
      throw new FileProblem(
        `В файле больше ${MOST_ROWS.toLocaleString('ru')} строк. Разделите его`,
      );
  };
}

/** Gathers the rows of a file, up to what a price list can reasonably hold. */
export function createTables() {
  const tables: Table[] = [];
  const limitRows = createRowLimit();
  let cellsCount = 0;
  const limitText = createTextLimit();
  const addRow = (table: Table, at: number, cells: string[]) => {
    assertRowNumber(at);
    if (cells.every((cell) => cell === '')) return;
    limitRows();
    cellsCount += cells.length;
    if (cellsCount > MOST_CELLS)
      throw new FileProblem('В файле слишком много заполненных ячеек. Удалите лишние столбцы');
    for (const cell of cells) limitText(cell);
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

/** Rows that merged cells may reach over in all: several columns of a whole list. */
const MOST_MERGED = 2_000_000;

/** Gives every row of a cell that is merged downwards its value: a brand beside all of its models. */
export function fillDown({ rows, merges }: Table): void {
  const byRow = new Map(rows.map((row) => [row.at - 1, row]));
  let merged = 0;
  for (const { top, left, bottom, right } of merges) {
    const value = byRow.get(top)?.cells[left];
    if (!value || left !== right || bottom - top > TALLEST_MERGE) continue;
    merged += bottom - top;
    if (merged > MOST_MERGED)
      throw new FileProblem('В файле слишком много объединённых ячеек. Разъедините их');
    for (let at = top + 1; at <= bottom; at++) {
      const cells = byRow.get(at)?.cells;
      if (!cells || cells[left]) continue;
      while (cells.length < left) cells.push('');
      cells[left] = value;
    }
  }
}
