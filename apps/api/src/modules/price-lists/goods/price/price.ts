import type { PriceType } from '../../../../tables/titles/prices.ts';
import { type Rejection, reject } from '../rejection.ts';
import type { RowValues } from '../row-values.ts';
import { currencyName } from './currency.ts';
import { currencyOf, type Money, readMoney } from './money.ts';

export interface Price {
  kopecks: number;
  /** «от 5 200»: the number is taken as the price, but is doubtful. */
  isFrom: boolean;
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
function inRoubles({ kopecks, currency }: Money, { beside, priceTitle, rates }: RowValues) {
  const named =
    currency ?? currencyOf(beside?.currency ?? '') ?? currencyOf(priceTitle ?? '') ?? 'RUB';
  if (kopecks === null) return { kopecks: null, named };
  if (named === 'RUB') return { kopecks, named };
  const rate = rates?.[named];
  return { kopecks: rate ? toEven(kopecks * rate) : undefined, named };
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
    return reject('bulk_price', text, 'Цена — не число', money ? null : suggestPrice(text));
  const { kopecks, named } = inRoubles(money, row);
  if (kopecks == null)
    return {
      ...reject(
        'bulk_price',
        text,
        `Цена в ${currencyName(named)}, а курса в файле нет. Укажите курс или цену в рублях`,
      ),
      currency: named,
    };
  return { kopecks, isFrom: money.isFrom };
}

const MOST_PRICES = 12;

/** Returns the other prices of a row. The purchase price is left out: what the seller pays is nobody's business. */
export const otherPrices = (row: RowValues): OtherPrice[] =>
  (row.prices ?? [])
    .filter(({ type }) => type !== 'purchase')
    .flatMap(({ title, type, text }) => {
      const money = readMoney(text);
      const kopecks = money && inRoubles(money, { ...row, priceTitle: title }).kopecks;
      return kopecks ? [{ title: title.slice(0, 80), type, price: kopecks }] : [];
    })
    .slice(0, MOST_PRICES);
