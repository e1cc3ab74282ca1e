import { titleWords } from './plain-title.ts';

/** Currencies with how they stand after «в», and the words that name them. The first one that matches counts. */
const CURRENCIES: [currency: string, name: string, words: string][] = [
  [
    'BYN',
    'белорусских рублях',
    String.raw`byn|byr|br|бр|бел\p{L}*\.?\s?р(?:уб\p{L}*)?|руб\p{L}*\.?\s?\(?рб`,
  ],
  ['USD', 'долларах', String.raw`usd|us|долл\p{L}*|долар\p{L}*|dollars?|бакс\p{L}*|у\.?\s?е`],
  ['EUR', 'евро', 'eur|евро|євро|euros?'],
  ['UAH', 'гривнах', String.raw`uah|грн|гривн\p{L}*|гривен\p{L}*|hrn|grn|hryvn\p{L}*`],
  ['PLN', 'злотых', String.raw`pln|zł|zl|злот\p{L}*|z[łl]ot\p{L}*`],
  ['KZT', 'тенге', 'kzt|тенге|теңге|тг|tenge|tg'],
  ['AMD', 'драмах', String.raw`amd|драм\p{L}*|dram\p{L}*`],
  ['GEL', 'лари', 'gel|лари|lari'],
  ['TJS', 'сомони', 'tjs|сомони|somoni'],
  ['KGS', 'сомах', 'kgs|сом(?:а|ов|ах)?|soms?'],
  ['UZS', 'сумах', "uzs|сум(?:ов|ах)?|сўм|so[’'ʻ‘`]?m|sum"],
  ['AZN', 'манатах', String.raw`azn|манат\p{L}*|manat`],
  ['TRY', 'лирах', String.raw`tl|лир\p{L}*|lira`],
  ['CNY', 'юанях', String.raw`cny|rmb|юан\p{L}*|yuan|元|人民币`],
  ['JPY', 'иенах', String.raw`jpy|[ий]ен\p{L}*|yen|円`],
  ['GBP', 'фунтах', String.raw`gbp|фунт\p{L}*`],
  ['CZK', 'кронах', String.raw`czk|kč|kc|крон\p{L}*`],
  ['HUF', 'форинтах', String.raw`huf|ft|форинт\p{L}*`],
  ['CHF', 'франках', String.raw`chf|франк\p{L}*`],
  ['RON', 'румынских леях', 'ron'],
  ['MDL', 'леях', 'mdl|лей|леи|леев|lei'],
  ['BGN', 'левах', 'bgn|лв|лева|левов'],
  ['RSD', 'динарах', String.raw`rsd|din|динар\p{L}*`],
  ['KRW', 'вонах', 'krw|вон'],
  ['INR', 'рупиях', String.raw`inr|рупи\p{L}*`],
  ['ILS', 'шекелях', String.raw`ils|шекел\p{L}*`],
  ['AED', 'дирхамах', String.raw`aed|дирхам\p{L}*`],
  ['MNT', 'тугриках', String.raw`mnt|тугрик\p{L}*`],
  ['RUB', 'рублях', String.raw`rub|rur|руб\p{L}*|р`],
];
const SIGNS: Readonly<Record<string, string>> = {
  $: 'USD',
  '€': 'EUR',
  '₴': 'UAH',
  '₸': 'KZT',
  '֏': 'AMD',
  '₾': 'GEL',
  '⃀': 'KGS',
  '₼': 'AZN',
  '₺': 'TRY',
  '¥': 'CNY',
  '￥': 'CNY',
  '£': 'GBP',
  '₩': 'KRW',
  '₹': 'INR',
  '₪': 'ILS',
  '₮': 'MNT',
  '₽': 'RUB',
};

const word = (words: string, flags: string) =>
  new RegExp(String.raw`(?<!\p{L})(?:${words})(?!\p{L})`, flags);
const PATTERNS = CURRENCIES.map(([currency, , words]) => [word(words, 'iu'), currency] as const);
const NAMES = new Map(CURRENCIES.map(([currency, name]) => [currency, name]));
const SIGN = /[\p{Sc}⃀]/u;
/** The other codes of ISO 4217 count only in capitals, and two of them are words of titles. */
const CODES = word(
  Intl.supportedValuesOf('currency')
    .filter((code) => !/^(?:RU[BR]|ALL|TOP)$/.test(code))
    .join('|'),
  'u',
);

/** Most prices are bare numbers. */
const BARE = /^[\d\s.,]*$/;

/** Returns the currency that a text names, as a code, or the sign of one that is unknown; undefined if it names none. */
export function currencyOf(text: string): string | undefined {
  if (BARE.test(text)) return undefined;
  const sign = text.replaceAll('₽', '').match(SIGN)?.[0];
  if (sign) return SIGNS[sign] ?? sign;
  const found = PATTERNS.find(([pattern]) => pattern.test(text))?.[1];
  if (found && found !== 'RUB') return found;
  return CODES.exec(text)?.[0] ?? found ?? (text.includes('₽') ? 'RUB' : undefined);
}

/** `priceRUAH`, `priceUSD`: programs join the code of a currency to a word of its price. */
const JOINED = new RegExp(
  String.raw`(?<=\p{Ll}[ _-]?)[RO]?(${CURRENCIES.map(([code]) => code).join('|')})(?!\p{L})`,
  'u',
);

/** Each row asks for the currencies of the same few titles. */
const OF_TITLES = new Map<string, string | undefined>();
const MAX_TITLES = 2000;

/** Returns the currency that the title of a price names. */
export function currencyOfTitle(title: string): string | undefined {
  if (OF_TITLES.has(title)) return OF_TITLES.get(title);
  const currency = currencyOf(title) ?? JOINED.exec(title)?.[1] ?? currencyOf(titleWords(title));
  if (OF_TITLES.size < MAX_TITLES) OF_TITLES.set(title, currency);
  return currency;
}

const ALL = word(`(?:${CURRENCIES.map(([, , words]) => words).join('|')})\\.?`, 'giu');
const ALL_SIGNS = new RegExp(SIGN.source, 'gu');
const ALL_CODES = new RegExp(CODES.source, 'gu');

/** Returns a price without the words and signs of its currency. */
export const withoutCurrency = (text: string): string =>
  BARE.test(text) ? text : text.replace(ALL_SIGNS, ' ').replace(ALL, ' ').replace(ALL_CODES, ' ');

/** Returns a currency as it stands after «в»: «долларах». */
export const currencyName = (currency: string) => NAMES.get(currency) ?? `валюте «${currency}»`;

export const isForeign = (currency: string | undefined): currency is string =>
  currency !== undefined && currency !== 'RUB';

const ABOUT_PRICES =
  /цен|прайс|стоимост|валют|price|currency|цін|cen[aynę]|preis|prix|баға|waluta|währung|narx/i;
/** «Курс USD 92,5» is a rate: the prices may still be in roubles. */
const ABOUT_RATES = /курс|rate|kurs/i;
/** «в украинских гривнах», «(USD)», «: евро», or a currency at the end; «Евро Трейд» is the name of a company. */
const GIVEN = new RegExp(
  String.raw`(?:(?<!\p{L})(?:в|у|in|w|за|цен\p{L}*|цін\p{L}*|cen\p{L}|prices?|валют\p{L}*|currency)|[,;:(/–—-])\s*(?:\p{L}+\s+)?(?:${ALL.source}|${CODES.source}|${SIGN.source})|(?:${ALL.source}|${CODES.source}|${SIGN.source})[\s.)]*$`,
  'iu',
);

/** Returns the currency that a title above the columns or the goods gives for all prices below. */
export function listCurrency(text: string): string | undefined {
  const currency = currencyOf(text);
  if (currency === undefined) return undefined;
  if (currency !== 'BYN' && /руб|₽/i.test(text)) return 'RUB';
  const isAlone = !/[\p{L}\p{N}]/u.test(withoutCurrency(text));
  const isGiven = ABOUT_PRICES.test(text) && !ABOUT_RATES.test(text) && GIVEN.test(text);
  return isAlone || isGiven ? currency : undefined;
}
