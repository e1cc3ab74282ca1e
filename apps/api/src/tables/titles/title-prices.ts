import type { components } from '@org/api-client/schema';
import { currencyOf } from '../cells/currencies.ts';
import { plainTitle, titleWords, wordPattern } from '../cells/plain-title.ts';

export type PriceType = components['schemas']['PriceType'];

/** Words of what the supplier himself pays, in whatever writing: `costPrice`, `cost_price`, «Цена вход.». */
const PURCHASE = wordPattern(
  'закуп\\S*',
  'zakup\\S*',
  'n[aá]kup\\S*',
  'себес\\S*',
  'sebest\\S*',
  'собівар\\S*',
  'сабекошт\\S*',
  'вход',
  'входя?щ\\S*',
  'входн\\S*',
  'вхід\\S*',
  'вх',
  'приходн\\S*',
  'прихода',
  'придбан\\S*',
  'purchas\\S*',
  'costs?',
  'cogs',
  'buy(?:ing)?',
  'bought',
  'acquisition',
  'landed',
  'einkauf\\S*',
  'ek',
  'achat',
  'acquisto',
  'compra',
  'alış',
  'сатып',
  'уч[её]тн\\S*',
);
/** A price for dealers, or what the supplier himself pays as a dealer or net of his discount. */
const DOUBTFUL = wordPattern(
  'дилер\\S*',
  'dealers?',
  'suppliers?',
  'invoice',
  'поставщик\\S*',
  'diler\\S*',
  'net',
  'netto',
  'нетто',
  'fob',
  'exw',
);
/** What other things cost, or how much they weigh. */
const OF_OTHER = wordPattern(
  'shipping',
  'delivery (?:cost|price|fee)',
  'cost of delivery',
  'стоимость (?:доставки|монтажа|хранения)',
  'вес',
  'масса',
  'weight',
  'кг',
  'kg',
);
/** Words of prices in the neighbours' languages too. */
const PRICE_WORD = wordPattern(
  'цен[аыеу]?',
  'прайс',
  'стоимост[ьи]',
  'prices?',
  'ціна',
  'ціни',
  'вартість',
  'цана',
  'cen[ay]',
  'preise?',
  'prix',
  'prezz[oi]',
  'precios?',
  'fiyatı?',
  'баға\\S*',
  'баасы',
  'narx\\S*',
  'qiymət\\S*',
);

/** Words of prices for several pieces. `inSet` and «комплект» may stand without a word of price. */
const SET = wordPattern(
  'компл\\S*',
  'к т',
  'набор\\S*',
  'наб',
  'kits?',
  'sets?',
  'in ?set',
  'пар[ауы]',
  'pairs?',
  'pary',
  'zestaw\\S*',
  'komplet\\S*',
  'sad[auy]',
  'satz',
  'juego',
  'jeu',
  'treno',
  'комплекту?',
  'takım',
  'за (?:4|четыре|2|две|пару)',
  'x ?4',
  'per (?:4|four)',
);
/** «Комплект дисков» is what is sold, not what it costs. */
const OF_GOODS = /(?:^|[ _])(?:диск|шин|резин|кол[её]с|ty?i?re|wheel|rim)/;
/** «Цена 4 шт» is of a set; «Цена от 4 шт» is for one of them. */
const OF_PIECES =
  /(?<!(?:от|до|более|менее|свыше|from|up to|under|over|from|ab|od|від|>) )(?<!\d)(?:[248]|четыр\S*|four) ?(?:шт|pcs|pc(?= |$)|pieces|кол[её]с|шин|диск|ty?i?res|wheels|st[uü]ck|stk|szt|ks(?= |$)|adet|dona)|[四4][条只]/;

/** Types of prices by words of their titles, the more specific first. */
const TYPES: [pattern: RegExp, type: PriceType][] = [
  [/старая|old ?price|compare[ _]at|до скидки|без скидки/, 'old'],
  [/(?:^|[ _])(?:акци|promo|промо|распрод|спец ?цен|sale)/, 'promo'],
  [
    /(?:^|[ _])(?:ррц|мрц|мрп|миц|мрз|роз|розн|рекоменд\S*|retail|rozn\S*|rrc|rrts|mrc|цфр|rrp|msrp|для сайта|витрин\S*)/,
    'retail',
  ],
  [/предоплат|предопл/, 'prepaid'],
  [/отсроч/, 'deferred'],
  [/мелк\S* ?опт|(?:^|[ _])mel[ck]\S*?[ _]?opt|^(?:без ?)?нал(?:ичн\S*)?(?: с ндс)?$/, 'wholesale'],
  [/до \d+ (?:шт|к)/, 'wholesale'],
  [
    /крупн\S* ?опт|(?:^|[ _])(?:krupn\S*?[ _]?opt|opt[ _]?[2-9])|опт ?(?:[2-9]|ii)|от \d+ (?:тыс|шт|к)/,
    'large',
  ],
  [/(?:^|[ _])(?:vip|вип)/, 'vip'],
  [
    /(?:^|[ _])(?:trade (?=price|in[ck]l?|ex|$)|trade$|опт|opt(?:ov\S*)?(?=$|[ _\d])|wholesale|b2b|ваша|моя|клиент|партн[её]р)/,
    'wholesale',
  ],
];
const PRICE = /(?:^|[ _])(?:цена|цены|прайс|стоимость|price|cost)(?:$|[ _])|_price$|^price/;
/** Words beside «цена» that say nothing about the type of the price. */
const NEUTRAL =
  /^(?:цена|цены|прайс|стоимость|price|cost|bulk|руб\S*|р|rub|rur|usd|eur|kzt|тг|тенге|доллар\S*|евро|с|без|ндс|за|unit|each|unitario|stk|szt|ks|шт|штук\S*|единиц\S*|ед|продажи|продажная|отпускная|базовая|base|наша|в|на|от|по|валюте|дата|дд|мм|гг|(?:без)?нал(?:ичн\S*)?|расч[её]т\S*|\d+%?|[$€₽₸])$/;
const NO_PRICE =
  /валюта|^(?:ваша |моя )?скидка$|скидк\S* ?%|(?<!\d)(?:^|[ _])тыс(?:$|[ _])|(?:^|\s)%|наценк|изменен|currency|тип цен/;

/** Hundredths of a currency: `price_cents`, «Цена в копейках», but not «руб., коп.». */
const IN_HUNDREDTHS = wordPattern(
  'cents?',
  'kopecks?',
  'kope[jy]k\\S*',
  'копе[ей]\\S*',
  'коп',
  'minor(?: units?)?',
);
const ROUBLES = wordPattern('руб\\S*', 'р', 'rub', 'рублях');

/** Dealers may get this price, or nobody any more: beside a plain «Цена» a person is asked. */
const DISCOUNTED = /со скидкой/;

/** Whether a title says how many pieces a set has, or whether it is one: `inSet`, «Комплект», «Шт в комплекте». */
export const isSetTitle = (title: string) => SET.test(titleWords(title));

export interface PriceTitle {
  type: PriceType;
  /** Whether the title names the type of the price explicitly. */
  isNamed: boolean;
  /** Whether the title has a word of price, and not only of its type. */
  isPrice: boolean;
  /** Whether it may be what the supplier himself pays, or not all that a buyer pays. */
  isDoubtful?: boolean;
  /** Whether the tax is not in it. */
  isWithoutVat?: boolean;
  /** Whether beside a plain price it may be so: shops call by this what they sell at, and engines what they pay. */
  isOfEngines?: boolean;
}

const OF_ENGINES = wordPattern('wholesale');
/** «Цена без НДС», `price_ex_vat`, `Cena bez DPH`. Decision 473. */
const WITHOUT_VAT = wordPattern(
  '(?:без|ex|excl\\S*|excluding|without|w o|ohne|bez|sin|hors|senza|no) (?:ндс|vat|tax)',
);

/** «Шт, руб», «руб./шт»: what a piece costs, without a word of price. */
const OF_PIECE =
  /^(?:за )?(?:1 )?(?:шт\S*|ед|единиц\S*) (?:в )?(?:руб\S*|р|rub)$|^(?:руб\S*|р|rub) (?:за )?(?:1 )?(?:шт\S*|ед)$/;

const isNeutral = (word: string) => NEUTRAL.test(word) || currencyOf(word) !== undefined;

/** Returns what a title says about the price below it; undefined if it names no price. */
export function priceTitle(title: string): PriceTitle | undefined {
  const found = typeOfTitle(title);
  const isUntaxed =
    found?.type !== 'purchase' &&
    [titleWords(title), plainTitle(title)].some((words) => WITHOUT_VAT.test(words));
  return found && isUntaxed ? { ...found, isDoubtful: true, isWithoutVat: true } : found;
}

function typeOfTitle(title: string): PriceTitle | undefined {
  const plain = plainTitle(title);
  const words = titleWords(title);
  if (OF_PIECE.test(words)) return { type: 'wholesale', isNamed: false, isPrice: true };
  if (plain === '' || NO_PRICE.test(plain) || OF_OTHER.test(words)) return undefined;
  if (IN_HUNDREDTHS.test(words) && !ROUBLES.test(words)) return undefined;
  const isPrice = PRICE.test(plain) || PRICE_WORD.test(words);
  const named = (type: PriceType) => ({ type, isNamed: true, isPrice });
  if (PURCHASE.test(words) || PURCHASE.test(plain)) return named('purchase');
  if (SET.test(words) && OF_GOODS.test(words) && !isPrice && !ROUBLES.test(words)) return undefined;
  if (SET.test(words) || ((isPrice || /^за /.test(words)) && OF_PIECES.test(words)))
    return named('set');
  const isDoubtful = DOUBTFUL.test(words) || DOUBTFUL.test(plain);
  if (isDoubtful) return { ...named('wholesale'), isDoubtful };
  const type = TYPES.find(([pattern]) => pattern.test(plain) || pattern.test(words))?.[1];
  if (type) return { ...named(type), ...(OF_ENGINES.test(words) && { isOfEngines: true }) };
  if (DISCOUNTED.test(plain)) return { type: 'wholesale', isNamed: false, isPrice };
  if (!isPrice) return undefined;
  const isPlain = plain.split(/[ _]/).every(isNeutral);
  return { type: isPlain ? 'wholesale' : 'other', isNamed: false, isPrice };
}

/** Types of prices for dealers, the likeliest first. */
const DEALERS: readonly PriceType[] = ['wholesale', 'prepaid', 'deferred', 'vip', 'large'];
/**
 * Types that may be the price if there is none for dealers. The seller's purchase price, a set's price and an old price
 * never are.
 */
const OTHERS: readonly PriceType[] = ['other', 'promo', 'retail'];

export interface PriceColumn extends PriceTitle {
  column: number;
  /** Share of the rows with a value, from 0 to 1. */
  filled: number;
}

export interface ChosenPrice {
  column: number;
  /** The columns among which a person has to choose; empty if the choice is certain. */
  candidates: number[];
}

const MIN_FILLED = 0.3;

/**
 * Returns the price to sell at. The only price for dealers is taken. If there are several, if only some dealers get it,
 * if there is
 * none, or if one may be what the supplier himself pays, the likeliest other price is used at first, and a person is
 * asked.
 */
export function choosePrice(prices: readonly PriceColumn[]): ChosenPrice | undefined {
  // what the supplier pays has a column of its own
  if (prices.some(({ type }) => type === 'purchase')) return chooseAmong(prices);
  const doubtful = prices.filter(({ isDoubtful }) => isDoubtful).map(({ column }) => column);
  const [first] = doubtful;
  const sure = chooseAmong(prices.filter(({ isDoubtful }) => !isDoubtful));
  if (first === undefined) return sure;
  if (!sure) return { column: first, candidates: doubtful };
  const likely = sure.candidates.length > 0 ? sure.candidates : [sure.column];
  return { column: sure.column, candidates: [...likely, ...doubtful] };
}

function chooseAmong(prices: readonly PriceColumn[]): ChosenPrice | undefined {
  const full = prices.filter(({ filled }) => filled >= MIN_FILLED);
  const of = (types: readonly PriceType[], among: readonly PriceColumn[] = full) =>
    types.flatMap((type) => among.filter((price) => price.type === type));
  const dealers = of(DEALERS);
  // «Цена» beside «Опт» is for others; beside «Предоплата» it may be the price for all other dealers
  const named = dealers.filter(({ isNamed }) => isNamed);
  const likely = named.some(({ type }) => type === 'wholesale') ? named : dealers;
  const others = of(OTHERS, prices);
  const [first, ...rivals] = likely.length > 0 ? likely : others;
  if (!first) return undefined;
  const columns = (list: readonly PriceColumn[]) => list.map(({ column }) => column);
  const plain = first.isOfEngines ? full.filter(({ isPrice, isNamed }) => isPrice && !isNamed) : [];
  if (rivals.length > 0 || plain.length > 0)
    return { column: first.column, candidates: columns([first, ...rivals, ...plain]) };
  if (first.type === 'vip') {
    const instead = others.filter(({ type }) => type !== 'retail');
    return {
      column: first.column,
      candidates: instead.length > 0 ? columns([first, ...instead]) : [],
    };
  }
  return { column: first.column, candidates: first.type === 'retail' ? [first.column] : [] };
}
