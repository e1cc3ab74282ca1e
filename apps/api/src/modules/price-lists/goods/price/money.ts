import { parsePrice } from '../../../../names/text/amounts.ts';

/** Currencies by the signs and words that lists write; a price without one is in the currency of its column. */
const CURRENCIES: [pattern: RegExp, currency: string][] = [
  [/[$]|usd|долл|(?<![а-я])у\.?\s?е(?![а-я])/, 'USD'],
  [/€|eur|евро/, 'EUR'],
  [/₸|kzt|тенге|(?<![а-я])тг(?![а-я])/, 'KZT'],
  [/byn|byr|бел\.?\s?руб/, 'BYN'],
  [/cny|юан|¥/, 'CNY'],
  [/₽|руб|rub|rur|(?<![а-яa-z])р(?:\.|$|\s|\/)/, 'RUB'],
];

/** Returns the currency that a text names; undefined if it names none. */
export function currencyOf(text: string): string | undefined {
  const plain = text.toLowerCase();
  return CURRENCIES.find(([pattern]) => pattern.test(plain))?.[1];
}

export interface Money {
  /** The amount in hundredths of the currency; null if there is no price: «по запросу», «договорная», 0. */
  kopecks: number | null;
  currency: string | undefined;
  /** «от 5 200»: the price of some products, not of this one. */
  isFrom: boolean;
}

const NO_PRICE =
  /^(?:0+(?:[.,]0+)?|[-–—]+|нет(?: цены)?|звон\S*.*|по телефону|договорн\S*|по (?:запросу|договор\S*)|уточн\S*.*|запрос\S*|цена по запросу|call|n\/a|#н\/д)$/;
/** Signs and words of currencies. A sign that windows-1251 lacks is saved as a question mark. */
const SIGNS =
  /[$€₸₽¥]|(?<=\d[\d\s.,]*)\?\s*$|(?<![а-яa-z])(?:usd|eur|kzt|byn|cny|rub|rur|руб(?:л[а-я]*)?|р|тг|тенге|долл[а-я]*|евро|у\.?\s?е)(?![а-яa-z])\.?/g;
const BESIDE =
  /(?:\/|\bза\b|за)\s*(?:1\s*)?(?:шт(?:ук[а-я]*)?|ед)\.?|(?:с|без|в т\.?\s?ч\.?|вкл\.?)\s*ндс(?:\s*\d+\s*%)?|ндс не облагается|\bцена\b:?/g;

/** Reads a cell of a column of prices. Returns undefined if it is no price at all. */
export function readMoney(text: string): Money | undefined {
  const plain = text.toLowerCase().replace(/\s+/g, ' ').trim();
  const currency = currencyOf(plain);
  const bare = plain
    .replace(BESIDE, ' ')
    .replace(SIGNS, ' ')
    .replace(/=(\d\d)?\s*$/, (_, cents) => (cents ? `.${cents}` : ''))
    .replace(/\s+\/?\s*$|[-–—.,\s/]+$/g, '')
    .trim();
  if (NO_PRICE.test(plain) || NO_PRICE.test(bare))
    return { kopecks: null, currency, isFrom: false };
  const [, from, number = ''] = /^(от|от ~|from)?\s*(\d.*)$/.exec(bare) ?? [];
  const kopecks = parsePrice(number);
  return kopecks === undefined ? undefined : { kopecks, currency, isFrom: from !== undefined };
}
