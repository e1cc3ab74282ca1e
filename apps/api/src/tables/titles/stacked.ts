import { plainTitle } from '../cells/plain-title.ts';
import type { Row, Table } from '../cells/table.ts';
import { findHeader } from './header.ts';
import { priceTitle } from './title-prices.ts';
import { isQuantityTitle, isTitle, titleField } from './titles.ts';

/** A row of titles has at least so many that are known, and hardly anything else. */
const FEWEST = 3;
const SHARE = 0.6;
/** Titles that stand elsewhere than above, or mean other columns. */
const FEWEST_MOVED = 2;
/** More lists under each other than this are no list. */
const MAX_PARTS = 50;

const meaningOf = (title: string) =>
  titleField(title) ??
  (priceTitle(title) ? 'price' : isQuantityTitle(title) ? 'quantity' : plainTitle(title));

/** Whether a row below titles has other ones: the same in another order, or those of other goods. */
function isOtherHeader({ cells }: Row, titles: readonly string[]): boolean {
  const filled = cells.flatMap((cell, column) => (cell === '' ? [] : [{ cell, column }]));
  if (filled.length < FEWEST || filled.some(({ cell }) => /^\d/.test(cell))) return false;
  const known = filled.filter(({ cell }) => isTitle(cell));
  if (known.length < FEWEST || known.length < filled.length * SHARE) return false;
  const moved = known.filter(
    ({ cell, column }) => meaningOf(cell) !== meaningOf(titles[column] ?? ''),
  );
  return moved.length >= FEWEST_MOVED;
}

const isAlone = ({ cells }: Row) => cells.filter((cell) => cell !== '').length === 1;

/** Returns lists that stand below each other in one sheet, each under titles of its own, as separate tables. */
export function stackedIn(table: Table): Table[] {
  const { titles, from } = findHeader(table);
  if (titles.filter((title) => title !== '').length < FEWEST) return [table];
  const starts: number[] = [];
  let above: readonly string[] = titles;
  for (let at = from; at < table.rows.length; at++) {
    const row = table.rows[at] as Row;
    if (!isOtherHeader(row, above)) continue;
    above = row.cells;
    let start = at;
    // the titles of groups above it are its own
    while (start > from && isAlone(table.rows[start - 1] as Row)) start--;
    starts.push(start);
  }
  if (starts.length === 0 || starts.length > MAX_PARTS) return [table];
  return [0, ...starts].map((start, part): Table => {
    const rows = table.rows.slice(start, starts[part]);
    const place = `со строки ${rows[0]?.at}`;
    const name = table.sheet === null ? place : `${table.sheet}, ${place}`;
    return { ...table, rows, sheet: part === 0 ? table.sheet : name };
  });
}
