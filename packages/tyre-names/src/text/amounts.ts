import { fold } from './spelling.ts';

/** Pieces in stock. `isMinimum` is true for «>40»: at least that many. */
export interface Quantity {
  quantity: number;
  isMinimum: boolean;
}

/** Words instead of a number, «Много» or «есть», with the least that suppliers mean by them. */
const WORDS: ReadonlyMap<string, Quantity> = new Map(
  Object.entries({
    много: { quantity: 8, isMinimum: true },
    достаточно: { quantity: 8, isMinimum: true },
    мало: { quantity: 1, isMinimum: true },
    есть: { quantity: 1, isMinimum: true },
    'в наличии': { quantity: 1, isMinimum: true },
    да: { quantity: 1, isMinimum: true },
    '+': { quantity: 1, isMinimum: true },
    нет: { quantity: 0, isMinimum: false },
    'нет в наличии': { quantity: 0, isMinimum: false },
    отсутствует: { quantity: 0, isMinimum: false },
    'под заказ': { quantity: 0, isMinimum: false },
    'в пути': { quantity: 0, isMinimum: false },
    '-': { quantity: 0, isMinimum: false },
    '': { quantity: 0, isMinimum: false },
  }),
);

const MAX_PIECES = 1_000_000;
const AT_LEAST = /^(?:>=?|≥|более|больше|свыше|от|не менее|минимум)\s*|\+$|\s*и (?:более|больше)$/g;
const UNIT = /\s*(?:шт[а-я]*\.?|компл[а-я]*\.?|ед\.?|pcs\.?)$/;
const SPACES = /[\s'’`]/g;

/**
 * Reads a number of pieces as a price list states it: `12`, `12 шт.`, «>40», «более 30», «20+», «1 250», «16.000»,
 * «много», «нет». Returns `undefined` if it is not a count of whole pieces.
 */
export function parseQuantity(value: string | number): Quantity | undefined {
  if (typeof value === 'number') return wholePieces(value, false);
  const text = fold(value).trim();
  const word = WORDS.get(text);
  if (word) return word;
  const bare = text.replace(UNIT, '').trim();
  const number = bare.replace(AT_LEAST, '').replace(UNIT, '').replace(SPACES, '');
  const isMinimum = bare.replace(AT_LEAST, '') !== bare;
  // 1C writes pieces with three decimals; any other three digits after a separator are thousands
  const pieces = /^\d+(?:\.0+)?$/.test(number)
    ? Number(number)
    : /^\d{1,3}(?:\.\d{3})+$/.test(number)
      ? Number(number.replaceAll('.', ''))
      : Number.NaN;
  return wholePieces(pieces, isMinimum);
}

const wholePieces = (quantity: number, isMinimum: boolean): Quantity | undefined =>
  Number.isInteger(quantity) && quantity >= 0 && quantity <= MAX_PIECES
    ? { quantity, isMinimum }
    : undefined;

const CURRENCY = /(?:\s*(?:руб(?:л[а-я]*)?|р|₽|rub|rur)\.?)+$/;
const MAX_KOPECKS = 2 ** 31 - 1;

/**
 * Reads a price as a list states it, and returns kopecks: `5000`, «5 000,00», «5,000.00 руб.», «5.000,00», «4 990-00».
 * Returns `undefined` if it is not a price above zero («по запросу», «0»).
 */
export function parsePrice(value: string | number): number | undefined {
  if (typeof value === 'number') return kopecks(value);
  const bare = value.toLowerCase().trim().replace(CURRENCY, '').replace(SPACES, '');
  const [, whole, cents] = /^(\d[\d.,]*?)(?:[.,-](\d{1,2}))?[.,]?$/.exec(bare) ?? [];
  if (whole === undefined || !/^\d+$|^\d{1,3}(?:[.,]\d{3})+$/.test(whole)) return excess(bare);
  return kopecks(Number(`${whole.replace(/[.,]/g, '')}.${cents ?? '0'}`));
}

/** Reads a number with a spreadsheet's rounding error: `4999.0000000001`. */
const excess = (bare: string) => (/^\d+\.\d{4,}$/.test(bare) ? kopecks(Number(bare)) : undefined);

function kopecks(roubles: number): number | undefined {
  const price = Math.round(roubles * 100);
  return price > 0 && price <= MAX_KOPECKS ? price : undefined;
}
