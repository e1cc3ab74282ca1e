import { countOf, formatNumber } from '../../shared/format/format.ts';
import { columnsOfReadSheets } from './list-columns.ts';
import type { ImportColumn } from './price-lists.atoms.ts';

/** False for an empty column without a use: it is not shown. */
export const hasContent = ({ field, examples, confidence }: ImportColumn) =>
  field !== null || examples.length > 0 || confidence === 'chosen';

type Forms = readonly [one: string, few: string, many: string];
const OF_PRICES: Forms = ['цена', 'цены', 'цен'];
const OF_STOCKS: Forms = ['остаток', 'остатка', 'остатков'];
const OF_COLUMNS: Forms = ['столбец', 'столбца', 'столбцов'];

/** Says what became of every column of a file: «41 столбец: 12 поняты, 3 цены, 20 не нужны; лист «Услуги» не прочитан». */
export function accountOf(columns: readonly ImportColumn[]): string {
  const shown = columns.filter(hasContent);
  const read = columnsOfReadSheets(shown);
  const count = (holds: (column: ImportColumn) => boolean) => read.filter(holds).length;
  const isPrice = ({ field, role }: ImportColumn) => field === 'bulk_price' || role === 'price';
  const isStock = ({ field }: ImportColumn) => field === 'quantity';
  const [prices, stocks] = [count(isPrice), count(isStock)];
  const known = count(
    (column) => column.account === 'understood' && !isPrice(column) && !isStock(column),
  );
  const unneeded = count(({ account }) => account === 'kept' || account === 'unneeded');
  const unexplained = count(({ account }) => account === 'unexplained');
  const parts = [
    known > 0 && `понято ${formatNumber(known)}`,
    prices > 0 && countOf(prices, OF_PRICES),
    stocks > 0 && countOf(stocks, OF_STOCKS),
    unneeded > 0 && `не нужно ${formatNumber(unneeded)}`,
    unexplained > 0 && `непонятно ${formatNumber(unexplained)}`,
  ].filter((part) => part !== false);
  const sheets = new Set(read.map(({ sheet }) => sheet));
  const unread = new Set(shown.map(({ sheet }) => sheet).filter((sheet) => !sheets.has(sheet)));
  return [
    `${countOf(read.length, OF_COLUMNS)}: ${parts.join(', ')}`,
    ...[...unread].map((sheet) => `лист «${sheet}» не прочитан: в нём нет цен`),
  ].join('; ');
}

/** Says in which columns cells could not be read: «не прочитаны ячейки: Сезон 3, Год выпуска 1»; '' if all were. */
export const unreadOf = (cells: readonly { column: string; rows: number }[]): string =>
  cells.length === 0
    ? ''
    : `; не прочитаны ячейки: ${cells.map(({ column, rows }) => `${column} ${formatNumber(rows)}`).join(', ')}`;
