import { MAX_PIECES, MIN_PRICE } from '@org/tyre-names/order/amount-rules';
import { withoutAsides } from '@org/tyre-names/order/clean-line';
import { takeAmounts } from '@org/tyre-names/order/reading-pieces';
import { boundedRow, MAX_LETTERS, type SourceRow } from '@org/tyre-names/order/source-row';
import { parsePrice, parseQuantity } from '@org/tyre-names/text/amounts';
import { parseNumber } from '../../../../tables/cells/numbers.ts';
import type { Row, Table } from '../../../../tables/cells/table.ts';
import { type OrderColumns, orderColumns } from './order-columns.ts';
import { type CellOf, describe } from './product-cells.ts';

/** How much of a cell is named in a question about it. */
const MAX_NAMED = 40;

/** A cell of fewer pieces than none: a return, or a slip. */
const NEGATIVE = /^\s*[-−–—]\s?\d{1,6}(?:\s?(?:шт|компл|к-т|пар)[а-яё.]*)?\s*$/i;

/** Reads the quantity of a cell, or why it is in doubt. */
function piecesIn(cell: string): Pick<SourceRow, 'pieces' | 'doubt'> {
  if (cell === '') return { pieces: null, doubt: null };
  if (NEGATIVE.test(cell)) return { pieces: null, doubt: `«${cell.trim()}»: сколько именно?` };
  const read = /[а-яa-z]/i.test(cell) ? undefined : parseQuantity(cell);
  if (read && !read.isMinimum && read.quantity <= MAX_PIECES)
    return { pieces: read.quantity, doubt: null };
  const { pieces, doubt } = takeAmounts(cell);
  return pieces === null
    ? { pieces, doubt: doubt ?? `«${cell.slice(0, MAX_NAMED)}»: сколько именно?` }
    : { pieces, doubt };
}

/** The cells as one line, which is read alone later: a minus stays one there. */
const textOf = ({ cells }: Row) =>
  cells
    .filter((cell) => cell !== '')
    .map((cell, at) => (at > 0 && NEGATIVE.test(cell) ? `— ${cell.trim()}` : cell))
    .join(' ');

function described(text: string): Pick<SourceRow, 'description' | 'unread'> {
  const { read, unread } = boundedRow(text);
  return { description: read, unread };
}

/** A row of many columns is shown by its first cells. */
const MAX_SHOWN = 1000;

const plain = (row: Row, taken: Partial<SourceRow> = {}): SourceRow => ({
  row: row.at,
  text: textOf(row).slice(0, MAX_SHOWN),
  ...described(textOf(row)),
  pieces: null,
  doubt: null,
  isForEach: false,
  price: null,
  code: null,
  hasAmounts: false,
  ...taken,
});

const CODE_FIELDS = ['article', 'supplier_article', 'barcode'];

function titledRow(row: Row, { quantity, price, fields }: OrderColumns): SourceRow {
  const cellAt = (column: number | undefined) =>
    column === undefined ? '' : (row.cells[column] ?? '');
  const cellOf: CellOf = (field) => cellAt(fields.get(field));
  const filled = row.cells.filter((cell) => cell !== '');
  // the name of a part of the list stands alone in its row
  if (filled.length === 1 && fields.size + (quantity === undefined ? 0 : 1) > 1)
    return plain(row, { isPart: true });
  const code = CODE_FIELDS.map(cellOf).filter((cell) => cell !== '');
  const description = describe(cellOf);
  return plain(row, {
    ...piecesIn(cellAt(quantity)),
    // without a quantity column, the text of the row may hold the quantity
    ...(quantity === undefined && fields.size === 0 && takenFrom(textOf(row))),
    ...described(description || (fields.size === 0 ? textOf(row) : '')),
    price: parsePrice(cellAt(price)) ?? null,
    code: code.join(' ') || null,
  });
}

function takenFrom(text: string): Partial<SourceRow> {
  const { read, unread } = boundedRow(text);
  const { rest, ...amounts } = takeAmounts(read);
  return { description: rest, unread, ...amounts, hasAmounts: true };
}

const MAX_ROWS_IN_ORDER = 5;

/** Whether the first column numbers the rows. */
const isNumbered = (rows: readonly Row[]) =>
  rows.length > 1 &&
  rows.slice(0, MAX_ROWS_IN_ORDER).every(({ cells }, at) => cells[0] === String(at + 1));

/** Reads cells without titles: a number beside the product is the quantity; one too large for that is the price. */
function untitledRow(row: Row, isCounted: boolean): SourceRow {
  const cells = isCounted ? row.cells.slice(1) : row.cells;
  const ownRow = { ...row, cells };
  const filled = cells.filter((cell) => cell !== '');
  // a line of a message among the rows: the sender and how to contact them
  if (filled.length < 2) {
    const { read, unread } = boundedRow(textOf(ownRow));
    return plain(ownRow, { ...takenFrom(withoutAsides(read)), unread });
  }
  const negative = filled.find((cell, at) => at > 0 && NEGATIVE.test(cell));
  if (negative !== undefined)
    return plain(ownRow, {
      ...piecesIn(negative),
      ...described(filled.filter((cell) => cell !== negative).join(' ')),
    });
  const united = filled.filter(
    (cell) => /\d\s*(?:шт|компл|к-т|пар)/i.test(cell) && cell.length < 15,
  );
  const numbers = filled.filter(
    (cell, at) =>
      (at > 0 || filled.length > 3) && parseNumber(cell) !== undefined && cell.length < 12,
  );
  const small = numbers.filter(
    (cell) => (parseNumber(cell) ?? 0) < MIN_PRICE && !/[.,]\d*[1-9]/.test(cell),
  );
  const large = numbers.filter((cell) => (parseNumber(cell) ?? 0) >= MIN_PRICE);
  const [count] = united.length > 0 ? united : small;
  const isClear = united.length === 1 || (united.length === 0 && small.length === 1);
  if (!isClear && small.length > 1) return plain(ownRow, { ...takenFrom(textOf(ownRow)) });
  const aside = new Set([...(isClear && count !== undefined ? [count] : []), ...large]);
  const description = filled.filter((cell, at) => at === 0 || !aside.has(cell)).join(' ');
  if (!isClear)
    return plain(ownRow, {
      ...described(description),
      doubt: large[0] === undefined ? null : `«${large[0]}» — цена или количество?`,
    });
  return plain(ownRow, {
    ...piecesIn(count ?? ''),
    ...described(description),
    price: parsePrice(large[0] ?? '') ?? null,
  });
}

/** A cell of a longer text would not be read to its end: what is left of it shows that. */
const MAX_OF_CELL = MAX_LETTERS + 100;

/** Reads the rows of a table by its titles; without titles, each row by itself. */
export function tableRows(whole: Table): SourceRow[] {
  const table = {
    ...whole,
    rows: whole.rows.map(({ at, cells }) => ({
      at,
      cells: cells.map((cell) => cell.slice(0, MAX_OF_CELL)),
    })),
  };
  const columns = orderColumns(table);
  const rows = columns ? table.rows.slice(columns.from) : table.rows;
  if (!columns) {
    const isCounted = isNumbered(rows);
    return rows.map((row) => untitledRow(row, isCounted));
  }
  const read = rows.map((row) => ({
    row: titledRow(row, columns),
    isPart: row.cells.filter((cell) => cell !== '').length === 1,
  }));
  const isForm = columns.isForm && read.some(({ row }) => (row.pieces ?? 0) > 0);
  // a row that an order form leaves empty is not ordered; the names of parts stay
  return read
    .filter(({ row, isPart }) => {
      if (row.pieces === 0) return false;
      return !isForm || isPart || row.pieces !== null || row.doubt !== null;
    })
    .map(({ row }) => row);
}
