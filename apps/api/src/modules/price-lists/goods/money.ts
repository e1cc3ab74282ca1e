import { parsePrice } from '@org/tyre-names/text/amounts';
import { currencyOf, withoutCurrency } from '../../../tables/cells/currencies.ts';

export interface Money {
  /** The amount in hundredths of the currency; null if there is no price: «по запросу», «договорная», 0. */
  kopecks: number | null;
  currency: string | undefined;
  /** «от 5 200»: the price of some products, not of this one. */
  isFrom: boolean;
  /** «6 100-»: the dash may stand for no kopecks, or be a minus. */
  isDashed: boolean;
}

const NO_PRICE =
  /^(?:0+(?:[.,]0+)?|[-–—]+|нет(?: цены)?|звон\S*.*|по телефону|договорн\S*|по (?:запросу|договор\S*)|уточн\S*.*|запрос\S*|цена по запросу|call|n\/a|#н\/д)$/;
/** A currency's sign that windows-1251 lacks is saved as a question mark. */
const LOST_SIGN = /(?<=\d[\d\s.,]*)\?\s*$/;
/** «8200.00-» is below zero in some programs. The dash of «6 100-» stands for no kopecks. */
export const MINUS_AFTER = /[.,]\d{1,2}\s*[-–—−]\s*$/;
const DASH_AFTER = /\d\s*[-–—−]\s*$/;

/** Whether a price ends with a dash that may be a minus. In a column where most do, it is none. */
export const hasDash = (text: string): boolean => DASH_AFTER.test(amountOf(text));

const BESIDE =
  /(?:\/|\bза\b|за)\s*(?:1\s*)?(?:шт(?:ук[а-я]*)?|ед)\.?|(?:с|без|в т\.?\s?ч\.?|вкл\.?)\s*ндс(?:\s*\d+\s*%)?|ндс не облагается|\bцена\b:?/g;

/** «3900 руб. 00 коп.» */
const WITH_KOPECKS = /(?<=\d)\s*руб\p{L}*\.?\s*(\d{2})\s*коп\p{L}*\.?\s*$/iu;

const amountOf = (text: string) =>
  withoutCurrency(text.replace(WITH_KOPECKS, '.$1').replace(/^'+/, ''))
    .toLowerCase()
    .replace(BESIDE, ' ')
    .replace(LOST_SIGN, ' ');

const OF_SET =
  /(?:за|per|[/\\])\s*(?:(?:\d\s*)?(?:к(?:омп)?л|комплект|к-т|пар|набор|set|kit|pair)|[2-8]\s*(?:шт|кол|шин|диск|pcs|pieces))/i;

/** Whether a text speaks of several pieces: «за комплект». */
export const isOfSet = (text: string): boolean => OF_SET.test(text);

/** «/ 131 960 ₽ за 4 шт.» */
export const isPriceOfSet = (text: string): boolean => /\d{3}/.test(text) && isOfSet(text);

/** Reads a cell of a column of prices. Returns undefined if it is no price at all. */
export function readMoney(text: string): Money | undefined {
  const plain = text.toLowerCase().replace(/\s+/g, ' ').trim();
  const currency = currencyOf(text);
  const amount = amountOf(text);
  const isDashed = DASH_AFTER.test(amount);
  if (MINUS_AFTER.test(amount)) return undefined;
  const bare = amount
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/=(\d\d)?\s*$/, (_, cents) => (cents ? `.${cents}` : ''))
    .replace(/\s+\/?\s*$|[-–—.,\s/]+$/g, '')
    .trim();
  if (NO_PRICE.test(plain) || NO_PRICE.test(bare))
    return { kopecks: null, currency, isFrom: false, isDashed };
  const [, from, number = ''] = /^(от|от ~|from)?\s*(\d.*)$/.exec(bare) ?? [];
  const kopecks = parsePrice(number);
  return kopecks === undefined
    ? undefined
    : { kopecks, currency, isFrom: from !== undefined, isDashed };
}
