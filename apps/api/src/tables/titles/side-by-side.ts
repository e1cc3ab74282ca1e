import { parseNumber } from '../cells/numbers.ts';
import { plainTitle } from '../cells/plain-title.ts';
import type { Row, Table } from '../cells/table.ts';
import { findHeader } from './header.ts';
import { priceTitle } from './title-prices.ts';

/** A list has at least this many columns. */
const NARROWEST = 3;

const letterOf = (column: number): string =>
  (column < 26 ? '' : letterOf(Math.floor(column / 26) - 1)) +
  String.fromCharCode(65 + (column % 26));

/** Returns the first columns of lists that stand side by side under the same titles: «Размер, Модель, Цена» twice. */
function startsOf(titles: readonly string[]): number[] {
  const plain = titles.map(plainTitle);
  const first = plain.findIndex((title) => title !== '');
  const starts = plain.flatMap((title, at) => (title !== '' && title === plain[first] ? [at] : []));
  const blocks = starts.map((start, at) =>
    plain.slice(start, starts[at + 1]).filter((title) => title !== ''),
  );
  const [block = []] = blocks;
  const areAlike = blocks.every((other) => other.join('\n') === block.join('\n'));
  const isList = block.length >= NARROWEST && block.some((title) => priceTitle(title));
  return blocks.length > 1 && areAlike && isList ? starts : [];
}

/**
 * Returns the first columns of the lists in a table: by all rows of titles, or, if each list has a name of its own
 * above, by the lowest of these rows.
 */
function startsIn(table: Table): number[] {
  const { titles, from } = findHeader(table);
  const starts = startsOf(titles);
  return starts.length > 0 ? starts : startsOf(table.rows[from - 1]?.cells ?? []);
}

/** Whether a text alone in its row is a title of all lists. It is not if it is merged over one of them alone. */
function isOfAll({ merges }: Table, { at, cells }: Row, [, second = 0]: readonly number[]) {
  const column = cells.findIndex((cell) => cell !== '');
  if (column >= second || cells.some((cell, other) => cell !== '' && other !== column))
    return false;
  if (parseNumber(cells[column] ?? '') !== undefined) return false;
  const merge = merges.find(
    ({ top, bottom, left }) => top <= at - 1 && at - 1 <= bottom && left === column,
  );
  return !merge || merge.left === merge.right || merge.right >= second;
}

/** Returns a row with its text moved to a column. */
const movedTo = ({ at, cells }: Row, column: number): Row => ({
  at,
  cells: [...new Array<string>(column).fill(''), cells.find((cell) => cell !== '') ?? ''],
});

/** Returns lists that stand side by side in one sheet as separate tables. The columns keep their places. */
export function partsOf(table: Table): Table[] {
  const { titles } = findHeader(table);
  const starts = startsIn(table);
  if (starts.length === 0) return [table];
  return starts.map((start, part) => {
    const end = starts[part + 1] ?? Number.POSITIVE_INFINITY;
    const rows = table.rows
      .map((row) => (part > 0 && isOfAll(table, row, starts) ? movedTo(row, start) : row))
      .map(({ at, cells }) => ({
        at,
        cells: cells.slice(0, end).map((cell, column) => (column < start ? '' : cell)),
      }))
      .filter(({ cells }) => cells.some((cell) => cell !== ''));
    const last = Math.min(end, titles.length) - 1;
    const place = `столбцы ${letterOf(start)}–${letterOf(last)}`;
    const sheet = table.sheet === null ? place : `${table.sheet}, ${place}`;
    return { ...table, rows, sheet: part === 0 ? table.sheet : sheet };
  });
}
