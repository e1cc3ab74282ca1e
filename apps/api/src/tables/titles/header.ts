import { parseNumber } from '../cells/numbers.ts';
import type { Row, Table } from '../cells/table.ts';
import { FileProblem } from '../cells/table-file-problem.ts';
import { isTitle } from './titles.ts';

export interface Header {
  /** Title of each column: its parts from top to bottom; empty if there is none. */
  titles: string[];
  /** Index in the table's rows of the first row below the header. */
  from: number;
}

/** A header further down would leave too many rows above it that nobody can explain. */
const DEEPEST = 60;
const TALLEST = 3;

const filled = ({ cells }: Row) => cells.filter((cell) => cell !== '');
/** The size of a tyre or a wheel inside a longer text, which no title has. */
const GOODS = /\d{2,3}\s?[/\\*xх]\s?\d{2}|\d\s?[xх*]\s?1\d|\d\s?[rр]\s?-?\d{2}/i;
const isGoods = (cell: string) => cell.length > 11 && GOODS.test(cell);
/** Whether a row is data. «В наличии» and «В пути» are amounts beside a number, and titles without one. */
const isData = (row: Row) => {
  const cells = filled(row);
  const numbers = cells.filter((cell) => parseNumber(cell) !== undefined);
  return (numbers.length > 1 && numbers.some((cell) => /\d/.test(cell))) || cells.some(isGoods);
};
/** Whether a row starts like «Параметры:», with the parameters of a report beside it. */
const isLabelled = (row: Row) => /:$/.test(filled(row)[0] ?? '');
const titlesIn = (row: Row) => new Set(filled(row).filter(isTitle)).size;

/** Returns the text of a cell, or of the cell that is merged over it from the left. */
function spanned(table: Table, { at, cells }: Row, column: number): string {
  const cell = cells[column];
  if (cell) return cell;
  const merge = table.merges.find(
    ({ top, bottom, left, right }) =>
      top <= at - 1 && at - 1 <= bottom && left < column && column <= right,
  );
  return merge ? (cells[merge.left] ?? '') : '';
}

/** Whether a row continues the titles above it: «Москва» and «Казань» below «Остаток», which spans both. */
function isOfSpans({ merges }: Table, above: Row | undefined, row: Row | undefined): boolean {
  if (!above || !row || isData(row) || filled(row).length < 2) return false;
  const spans = merges.filter(
    ({ top, bottom, left, right }) => top <= above.at - 1 && bottom < row.at - 1 && left < right,
  );
  return row.cells.every(
    (cell, column) =>
      cell === '' ||
      cell === above.cells[column] ||
      spans.some(
        ({ top, left, right }) => top === above.at - 1 && left <= column && column <= right,
      ),
  );
}

/** Takes the words above the first row of numbers as titles, even if none of them is known. */
function unknownTitles(rows: readonly Row[], width: number): Header {
  const goods = rows.slice(0, DEEPEST).findIndex(isData);
  // the name of a group may stand between the titles and its rows
  const at = rows.slice(0, Math.max(goods, 0)).findLastIndex((row) => filled(row).length > 1);
  const above = rows[at];
  if (!above || filled(above).some((cell) => parseNumber(cell)))
    return { titles: new Array(width).fill(''), from: 0 };
  return {
    titles: Array.from({ length: width }, (_, column) => above.cells[column] ?? ''),
    from: at + 1,
  };
}

const widthOf = (rows: readonly Row[]) =>
  Math.max(0, ...rows.slice(0, 500).map(({ cells }) => cells.length));

/**
 * Returns the titles of a row that the user has named, by its number in the file; null means that the table begins with
 * products.
 */
export function headerAt(table: Table, at: number | null): Header {
  const { rows, sheet } = table;
  const width = widthOf(rows);
  if (at === null) return { titles: new Array(width).fill(''), from: 0 };
  const index = rows.findIndex((row) => row.at === at);
  const row = rows[index];
  if (!row) throw new FileProblem(`В строке ${at}${sheet ? ` листа «${sheet}»` : ''} пусто`);
  return {
    titles: Array.from({ length: width }, (_, column) => spanned(table, row, column)),
    from: index + 1,
  };
}

/**
 * Finds the row or rows with the titles of the columns, wherever they are. Without titles the table begins with
 * products.
 */
export function findHeader(table: Table): Header {
  const { rows } = table;
  const top = rows.slice(0, DEEPEST);
  const scores = top.map((row) => (isData(row) || isLabelled(row) ? 0 : titlesIn(row)));
  const best = scores.indexOf(Math.max(0, ...scores));
  const width = widthOf(rows);
  if ((scores[best] ?? 0) < 2) return unknownTitles(rows, width);
  let from = best + 1;
  const isPart = (row: Row | undefined) =>
    row !== undefined &&
    !isData(row) &&
    !isLabelled(row) &&
    filled(row).length > 1 &&
    titlesIn(row) > 0;
  const isBelow = (row: Row | undefined) => isPart(row) || isOfSpans(table, rows[best], row);
  while (from - best < TALLEST && isBelow(rows[from])) from++;
  let first = best;
  // a title alone in its row is the name of the list
  while (best - first < TALLEST - 1 && isPart(rows[first - 1])) first--;
  const block = rows.slice(first, from);
  const titles = Array.from({ length: width }, (_, column) => {
    const parts = block.map((row) => spanned(table, row, column)).filter((part) => part !== '');
    return [...new Set(parts)].join(' ');
  });
  return { titles, from };
}
