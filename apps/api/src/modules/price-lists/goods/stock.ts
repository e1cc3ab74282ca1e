import { parseMeasure } from '../../../tables/cells/numbers.ts';
import { stateOf, yesOf } from '../../../tables/titles/sale.ts';
import { type Rejection, reject } from './rejection.ts';
import type { RowValues } from './row-values.ts';
import { readPieces } from './stock-pieces.ts';

export interface Stock {
  warehouse: string | null;
  city: string | null;
  quantity: number;
  isMinimum: boolean;
}

/** Subtracts reserved pieces from the stocks, one warehouse after another. */
function withoutReserve(stocks: Stock[], reserved: number): Stock[] {
  let left = reserved;
  return stocks.map((stock) => {
    const taken = Math.min(left, stock.quantity);
    left -= taken;
    return { ...stock, quantity: stock.quantity - taken };
  });
}

/** «Продано» in a remark. */
const SOLD =
  /(?<![а-яa-zё])(?:(?<!не )(?:рас)?продан[оаы]?|снят[оаы]? с продажи|sold(?: out)?|не для продажи)(?![а-яa-zё])/i;
/** What is all that a remark says: «архив», «нет в продаже», «под заказ». A bare «нет» may be of anything. */
const TO_ORDER = /^(?:под|на) заказ$|^в резерве$/i;
const isGone = (note: string) =>
  TO_ORDER.test(note.trim()) ||
  (yesOf(note) === undefined && !/^\s*отсутств/i.test(note) && stateOf(note) === false);
const saysSold = (note = '') => SOLD.test(note) || isGone(note);

/** Reads what can be sold now, by warehouse. A flag that takes the row off sale leaves nothing. */
export function readStocks({ values, stocks, beside, offSale }: RowValues): Stock[] | Rejection {
  const isOff = (offSale && !offSale.isUnread) || saysSold(beside?.note);
  const read: Stock[] = [];
  for (const { warehouse, text, isAmbiguous } of stocks) {
    if (isAmbiguous)
      return reject(
        'quantity',
        text,
        'Непонятно, тысячи это или дробь: в столбце есть и «1,200», и «4.000». Уберите разделитель',
      );
    const found = readPieces(text);
    if (!found)
      return reject('quantity', text, 'Остаток — не число', parseMeasure(text)?.toString());
    const place = warehouse ?? values.warehouse ?? null;
    const left = isOff ? { quantity: 0, isMinimum: false } : found;
    read.push({ warehouse: place, city: values.city ?? null, ...left });
  }
  const ofReserve = readPieces(beside?.reserve ?? '');
  if (beside?.reserve && !ofReserve)
    return reject('quantity', beside.reserve, 'Непонятно, сколько штук в резерве');
  const reserved = ofReserve?.quantity ?? 0;
  return reserved > 0 ? withoutReserve(read, reserved) : read;
}

const DATE = /(\d{1,2})\.(\d{1,2})(?:\.(\d{2,4}))?/;

/** Reads how many pieces are expected, and when, if the list says so. */
export function readIncoming({
  beside,
}: RowValues): { quantity: number; at: string | null } | null {
  const text = beside?.incoming;
  if (!text) return null;
  const [whole, day = '', month = '', year = ''] = DATE.exec(text) ?? [];
  const quantity = readPieces(
    whole ? text.replace(whole, '').replace(/[()]/g, '').trim() : text,
  )?.quantity;
  if (!quantity) return null;
  const isDate =
    year !== '' &&
    Number(month) >= 1 &&
    Number(month) <= 12 &&
    Number(day) >= 1 &&
    Number(day) <= 28;
  const full = year.length === 2 ? `20${year}` : year;
  return {
    quantity,
    at: isDate ? `${full}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : null,
  };
}
