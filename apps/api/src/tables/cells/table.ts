import { FileProblem } from './table-file-problem.ts';

/** A row that is not empty; `at` is its number in the file, from 1. */
export interface Row {
  at: number;
  cells: string[];
}

/** Rows and columns of a merged cell, from 0, both ends included. */
export interface Merge {
  top: number;
  left: number;
  bottom: number;
  right: number;
}

/**
 * A table read from any format: a sheet of a workbook, a CSV file, or the products of an XML file under their titles.
 */
export interface Table {
  /** Null if the format has no sheets. */
  sheet: string | null;
  rows: Row[];
  merges: Merge[];
  /** Exchange rates to roubles that the file gives, by currency. */
  rates?: ReadonlyMap<string, number>;
  /** Currency of the prices that name none, if it is not the rouble. */
  currency?: string;
  /** What the program of the file hides: the sheet, numbers of rows, and columns from 0. */
  hidden?: { isSheet: boolean; rows: ReadonlySet<number>; columns: ReadonlySet<number> };
  /** What of the file is not in the table, in words for people. */
  unread?: string[];
}

const MAX_ROWS = 200_000;
/** Most cells of a file. */
export const MAX_CELLS = 6_000_000;
export const MAX_COLUMNS = 500;
/** As many rows as a sheet of Excel has, empty ones included. */
const LAST_ROW = 1_048_576;
/** Most characters in a cell, as in Excel itself, and in a whole file. */
const LONGEST_CELL = 32_767;
const MAX_TEXT = 64 * 1024 * 1024;

/** Throws a FileProblem if a cell is too long, even while it is still being read. */
export function assertCell(text: string): void {
  if (text.length > LONGEST_CELL)
    throw new FileProblem(
      `В одной из ячеек больше ${LONGEST_CELL.toLocaleString('ru')} знаков. Сократите её или удалите столбец`,
    );
}

/** Says how many columns there are beyond those that are read. */
export const unreadColumns = (count: number): Pick<Table, 'unread'> =>
  count > MAX_COLUMNS
    ? {
        unread: [
          `Прочитаны первые ${MAX_COLUMNS} столбцов из ${count.toLocaleString('ru')}, остальные нет`,
        ],
      }
    : {};

/** Counts the text that is held of a file, and throws a FileProblem for more than a price list can reasonably have. */
export function createTextLimit() {
  let length = 0;
  return (text: string) => {
    assertCell(text);
    length += text.length;
    if (length > MAX_TEXT)
      throw new FileProblem('В файле слишком много текста. Удалите лишние столбцы');
  };
}

export function assertRowNumber(at: number): void {
  if (at > LAST_ROW)
    throw new FileProblem(
      `В листе больше ${LAST_ROW.toLocaleString('ru')} строк. Удалите пустые и разделите файл`,
    );
}

/** Counts the rows of a file, and throws a FileProblem for more than are read. */
export function createRowLimit() {
  let count = 0;
  return () => {
    if (++count > MAX_ROWS)
      throw new FileProblem(`В файле больше ${MAX_ROWS.toLocaleString('ru')} строк. Разделите его`);
  };
}

/** Letters and signs as wide as Chinese ones, which programs of the East write: «２０５／５５». */
const WIDE = /[\uFF01-\uFF5E\u3000]/;
const plainCell = (cell: string) =>
  (WIDE.test(cell)
    ? cell.replace(/[\uFF01-\uFF5E\u3000]+/g, (wide) => wide.normalize('NFKC'))
    : cell
  ).trim();

/** Gathers the rows of a file, and throws a FileProblem for more than a price list can reasonably have. */
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
    if (cellsCount > MAX_CELLS)
      throw new FileProblem('В файле слишком много заполненных ячеек. Удалите лишние столбцы');
    for (const cell of cells) limitText(cell);
    table.rows.push({ at, cells });
  };
  return {
    tables,
    /** Starts a sheet. The returned `row` adds rows to it. */
    add: (sheet: string | null) => {
      const table: Table = { sheet, rows: [], merges: [] };
      tables.push(table);
      return {
        table,
        row: (at: number, cells: string[]) => addRow(table, at, cells.map(plainCell)),
      };
    },
  };
}

/** Taller merged cells say nothing about products. */
const TALLEST_MERGE = 1000;

/** Most rows of all merged cells together: several columns of a whole list. */
const MAX_MERGED = 2_000_000;

/** Copies the value of a cell that is merged downwards to all of its rows: a brand beside all of its models. */
export function fillDown({ rows, merges }: Table): void {
  const byRow = new Map(rows.map((row) => [row.at - 1, row]));
  let merged = 0;
  for (const { top, left, bottom, right } of merges) {
    const value = byRow.get(top)?.cells[left];
    if (!value || left !== right || bottom - top > TALLEST_MERGE) continue;
    merged += bottom - top;
    if (merged > MAX_MERGED)
      throw new FileProblem('В файле слишком много объединённых ячеек. Разъедините их');
    for (let at = top + 1; at <= bottom; at++) {
      const cells = byRow.get(at)?.cells;
      if (!cells || cells[left]) continue;
      while (cells.length < left) cells.push('');
      cells[left] = value;
    }
  }
}
