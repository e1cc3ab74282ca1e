import {
  currencyName,
  currencyOf,
  currencyOfTitle,
  withoutCurrency,
} from '../../../tables/cells/currencies.ts';
import type { PriceType } from '../../../tables/titles/title-prices.ts';
import { isOfSet, MINUS_AFTER, type Money, readMoney } from './money.ts';
import { type Rejection, reject } from './rejection.ts';
import type { RowValues } from './row-values.ts';
import { areSets } from './stock-pieces.ts';

export interface Price {
  kopecks: number;
  /** «от 5 200»: the number is taken as the price, but is doubtful. */
  isFrom: boolean;
  /** «6 100-» in a column without other dashes: the number is taken as the price, but may be below zero. */
  isDashed: boolean;
}

/** Another price that a list gives for the same product. */
export interface OtherPrice {
  title: string;
  type: PriceType;
  price: number;
}

/** Returns the number that was probably meant: 5 480 in «5 480 руб. за комплект». */
const suggestPrice = (text: string) => /\d[\d\s.,]*\d/.exec(text)?.[0].trim() ?? null;

/** Rounds halves to the even neighbour, as banks do. */
function toEven(value: number): number {
  const rounded = Math.round(value);
  return rounded - value === 0.5 && rounded % 2 === 1 ? rounded - 1 : rounded;
}

/**
 * Converts a price from the currency that its cell, its row or its column names to roubles. `kopecks` is undefined
 * without a rate.
 */
function inRoubles(
  { kopecks, currency }: Money,
  { currency: beside, priceTitle, listCurrency, rates }: RowValues,
) {
  const named =
    currency ??
    // a word that nobody knows is no rouble either
    (beside && (currencyOf(beside) ?? beside)) ??
    currencyOfTitle(priceTitle ?? '') ??
    listCurrency ??
    'RUB';
  if (kopecks === null) return { kopecks: null, named };
  if (named === 'RUB') return { kopecks, named };
  const rate = rates?.get(named);
  return { kopecks: rate ? toEven(kopecks * rate) : undefined, named };
}

/** The largest price that the catalog holds. */
const MAX_KOPECKS = 2 ** 31 - 1;

/** Says why a text under the title of a price is none. */
function notPrice(text: string): string {
  if (text.startsWith('#')) return `В ячейке ошибка Excel ${text}. Исправьте формулу`;
  if (areSets(text) || isOfSet(text)) return 'Цена за комплект. Укажите цену за штуку';
  if (MINUS_AFTER.test(withoutCurrency(text)))
    return 'Минус после числа: непонятно, цена ли это. Уберите его';
  return 'Цена — не число';
}

/** Reads the price to sell at, converted to roubles. */
export function readPrice(row: RowValues): Price | Rejection {
  const text = row.values.bulk_price;
  if (text === undefined) return reject('bulk_price', undefined, 'Нет цены');
  if (text.startsWith('='))
    return reject('bulk_price', text, 'Формула без значения. Откройте файл в Excel и сохраните');
  if (/^[0.,\s]+$/.test(text)) return reject('bulk_price', text, 'Цена — ноль');
  const money = readMoney(text);
  if (!money || money.kopecks === null)
    return reject('bulk_price', text, notPrice(text), money ? null : suggestPrice(text));
  const { kopecks, named } = inRoubles(money, row);
  if (kopecks == null)
    return {
      ...reject(
        'bulk_price',
        text,
        `Цена в ${currencyName(named)}, а курса в файле нет. Укажите курс или цену в рублях`,
      ),
      ...(/^[A-Z]{3}$/.test(named) && { currency: named }),
    };
  if (kopecks > MAX_KOPECKS) return reject('bulk_price', text, 'Цена слишком велика');
  return { kopecks, isFrom: money.isFrom, isDashed: money.isDashed && !row.areDashesUsual };
}

const MAX_PRICES = 12;

/** Returns the other prices of a row. The purchase price is left out: what the seller pays is nobody's business. */
export function otherPrices(row: RowValues): OtherPrice[] {
  const found: OtherPrice[] = [];
  for (const { title, type, text, currency } of row.prices ?? []) {
    if (found.length === MAX_PRICES) break;
    const money = type === 'purchase' ? undefined : readMoney(text);
    const kopecks = money && inRoubles(money, { ...row, currency, priceTitle: title }).kopecks;
    if (kopecks && kopecks <= MAX_KOPECKS)
      found.push({ title: title.slice(0, 80), type, price: kopecks });
  }
  return found;
}
