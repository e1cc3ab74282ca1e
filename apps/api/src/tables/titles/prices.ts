import type { components } from '@org/api-client/schema';
import { plainTitle } from './plain-title.ts';

export type PriceType = components['schemas']['PriceType'];

/** Types of prices by words of their titles, the more specific first. */
const TYPES: [pattern: RegExp, type: PriceType][] = [
  [
    /закуп|zakup|себестоим|sebest|входящ|входн|purchase|cost ?price|^cost$|^себес|приходная/,
    'purchase',
  ],
  [/старая|old ?price|до скидки|без скидки/, 'old'],
  [/компл|набор|(?:^|[ _])(?:kit|set)(?:$|[ _])|за 4|4 ?шт/, 'set'],
  [/(?:^|[ _])(?:акци|promo|промо|распрод|спец ?цен|sale)/, 'promo'],
  [
    /(?:^|[ _])(?:ррц|мрц|мрп|миц|мрз|роз|розн|рекоменд\S*|retail|rozn\S*|rrc|rrts|mrc|цфр|rrp|msrp|для сайта|витрин\S*)/,
    'retail',
  ],
  [/предоплат|предопл/, 'prepaid'],
  [/отсроч/, 'deferred'],
  [/мелк\S* ?опт|(?:^|[ _])mel[ck]\S*?[ _]?opt|^(?:без ?)?нал(?:ичн\S*)?(?: с ндс)?$/, 'wholesale'],
  [
    /крупн\S* ?опт|(?:^|[ _])(?:krupn\S*?[ _]?opt|opt[ _]?[2-9])|опт ?(?:[2-9]|ii)|от \d+ (?:тыс|шт|к)/,
    'large',
  ],
  [/(?:^|[ _])(?:vip|вип)/, 'vip'],
  [
    /(?:^|[ _])(?:опт|opt(?:ov\S*)?(?=$|[ _\d])|wholesale|дилер|dealer|diler|b2b|ваша|моя|клиент|партн[её]р)|(?:^|[ _])net[ _]?price/,
    'wholesale',
  ],
];
const PRICE = /(?:^|[ _])(?:цена|цены|прайс|стоимость|price|cost)(?:$|[ _])|_price$|^price/;
/** Words beside «цена» that say nothing about the type of the price. */
const NEUTRAL =
  /^(?:цена|цены|прайс|стоимость|price|cost|bulk|руб\S*|р|rub|rur|usd|eur|kzt|тг|тенге|доллар\S*|евро|с|без|ндс|за|шт|штук\S*|единиц\S*|ед|продажи|продажная|отпускная|базовая|base|наша|в|на|от|по|валюте|дата|дд|мм|гг|(?:без)?нал(?:ичн\S*)?|расч[её]т\S*|\d+%?|[$€₽₸])$/;
const NO_PRICE =
  /валюта|^(?:ваша |моя )?скидка$|скидк\S* ?%|(?<!\d)(?:^|[ _])тыс(?:$|[ _])|(?:^|\s)%|наценк|изменен|currency|тип цен/;

/** «Цена за 4 шт.», whose unit a plain title has no more. «Цена от 4 шт.» is for one. */
const OF_SET = /(?:за|цена|стоимость)\s+4\s?шт/i;
/** Dealers may get this price, or nobody any more: beside a plain «Цена» a person is asked. */
const DISCOUNTED = /со скидкой/;

export interface PriceTitle {
  type: PriceType;
  /** Whether the title names the type of the price explicitly. */
  isNamed: boolean;
}

/** Returns what a title says about the price below it; undefined if it names no price. */
export function priceTitle(title: string): PriceTitle | undefined {
  const plain = plainTitle(title);
  if (plain === '' || NO_PRICE.test(plain)) return undefined;
  if (OF_SET.test(title)) return { type: 'set', isNamed: true };
  const type = TYPES.find(([pattern]) => pattern.test(plain))?.[1];
  if (type) return { type, isNamed: true };
  if (DISCOUNTED.test(plain)) return { type: 'wholesale', isNamed: false };
  if (!PRICE.test(plain)) return undefined;
  const isPlain = plain.split(/[ _]/).every((word) => NEUTRAL.test(word));
  return { type: isPlain ? 'wholesale' : 'other', isNamed: false };
}

/** Types of prices for dealers, the likeliest first. */
const DEALERS: readonly PriceType[] = ['wholesale', 'prepaid', 'deferred', 'vip', 'large'];
/**
 * Types that may be the price if there is none for dealers. The seller's purchase price, a set's price and an old price
 * never are.
 */
const OTHERS: readonly PriceType[] = ['other', 'promo', 'retail'];

export interface Priced extends PriceTitle {
  column: number;
  /** Share of the rows with a value, from 0 to 1. */
  filled: number;
}

export interface ChosenPrice {
  column: number;
  /** The columns among which a person has to choose; empty if the choice is certain. */
  candidates: number[];
}

const LEAST_FILLED = 0.3;

/**
 * Returns the price to sell at. The only price for dealers is taken. If there are several, if only some dealers get it,
 * or if there is none, the likeliest price is used at first, and a person is asked.
 */
export function choosePrice(prices: readonly Priced[]): ChosenPrice | undefined {
  const full = prices.filter(({ filled }) => filled >= LEAST_FILLED);
  const of = (types: readonly PriceType[], among: readonly Priced[] = full) =>
    types.flatMap((type) => among.filter((price) => price.type === type));
  const dealers = of(DEALERS);
  // «Цена» beside «Опт» is for others; beside «Предоплата» it may be the price for all other dealers
  const named = dealers.filter(({ isNamed }) => isNamed);
  const likely = named.some(({ type }) => type === 'wholesale') ? named : dealers;
  const others = of(OTHERS, prices);
  const [first, ...rivals] = likely.length > 0 ? likely : others;
  if (!first) return undefined;
  const columns = (list: readonly Priced[]) => list.map(({ column }) => column);
  if (rivals.length > 0) return { column: first.column, candidates: columns([first, ...rivals]) };
  if (first.type === 'vip') {
    const instead = others.filter(({ type }) => type !== 'retail');
    return {
      column: first.column,
      candidates: instead.length > 0 ? columns([first, ...instead]) : [],
    };
  }
  return { column: first.column, candidates: first.type === 'retail' ? [first.column] : [] };
}
