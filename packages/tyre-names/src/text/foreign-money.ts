import { WORD_END } from './word-rule.ts';

/** Words before a price. */
const BEFORE = String.raw`(?:(?<![0-9a-zа-яіїєґ])(?:по цене(?: до)?|цен[аоуые]й?(?: до| от)?|бюджет(?: до)?|не дороже|не более|дешевле|дороже|макс[а-я]*|до|от|по|за|max|up to|bis|for|at|à|@|<=?|>=?)\s?[:=~-]?\s?)`;
const NUMBER = String.raw`\d{1,3}(?: \d{3})+(?:\.\d{1,2})?|\d{1,6}(?:\.\d{1,2})?`;
const AMOUNT = String.raw`(?<![\d.,/])(?:(?:${NUMBER})\s?(?:-|до)\s?)?(?:${NUMBER})(?:\s?(?:тыс[а-я]*\.?|т|к|k)(?=[\s$€]))?\s?`;
const SIGN = '[€$£¥₴₸₺]';
/** Codes and words that nothing else of the trade is called. */
const WORDS = String.raw`usd|eur|cny|rmb|byn|kzt|uah|pln|gbp|uzs|kgs|amd|gel|zł|zl|zlot[a-z]*|dollars?|долл(?:ар[а-я]*)?|бакс[а-я]*|у\.?\s?е|юан[а-я]{1,3}|гр(?:н|ив[а-я]*)|тенге|тг|бел\.?\s?руб[а-я]*|злот[а-я]*|драм(?:ов|ы)?|лари|сум(?:ов)?|сом(?:ов)?`;
/** «Кама Евро 519» is a tyre: a word, and no sign, is money behind the word of a price alone, and before no number. */
const EURO = String.raw`(?:евро|euros?)(?!\s?-?\s?\d)`;
const PER = String.raw`(?:\s?(?:\/|за|per|pro)\s?(?:1\s?)?(?:шт[а-я]*\.?|штук[а-я]*|pcs|st[uü]ck|колесо|компл[а-я]*\.?|к-т))?`;

const FOREIGN_MONEY = [
  String.raw`${BEFORE}?${AMOUNT}(?:${SIGN}|(?:${WORDS})${WORD_END}\.?)`,
  String.raw`${BEFORE}?(?:${SIGN}|(?:usd|eur)${WORD_END})\s?(?:${NUMBER})(?![\d./])`,
  `${BEFORE}${AMOUNT}${EURO}${WORD_END}`,
].join('|');

/**
 * Amounts of money other than roubles in a folded text: «до 60 евро», «по 55 €». Prices here are in roubles, so such an
 * amount is nothing that can be searched by; it is no quantity and no part of a name either.
 */
export const FOREIGN_AMOUNT = new RegExp(`(?:${FOREIGN_MONEY})${PER}`, 'g');
const HERE = new RegExp(FOREIGN_AMOUNT.source, 'y');

/** Returns the length of an amount of foreign money at a place of a folded text, 0 if there is none. */
export function foreignAmountAt(text: string, at: number): number {
  HERE.lastIndex = at;
  return HERE.exec(text)?.[0].trimEnd().length ?? 0;
}
