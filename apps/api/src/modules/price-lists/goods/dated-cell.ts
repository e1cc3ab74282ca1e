import { ATTRIBUTES, type AttributeName } from '@org/trade/attributes';
import { type Rejection, reject } from './rejection.ts';
import type { RowValues } from './row-values.ts';

const MONTH = String.raw`(?:янв|фев|мар|апр|ма[йя]|июн|июл|авг|сен|окт|ноя|дек|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}{0,6}\.?`;
/** A day as spreadsheets show it: «16-сен», «сен.26», «01.05.2026», «2026-09-16». */
const DAY = new RegExp(
  String.raw`^(?:\d{1,2}[.\-/ ]${MONTH}(?:[.\-/ ]\d{2,4})?|${MONTH}[.\-/ ]?\d{2,4}|\d{1,2}[./]\d{1,2}[./](?:19|20)\d{2}|(?:19|20)\d{2}-\d{2}-\d{2})(?: 00:00(?::00)?)?$`,
  'iu',
);

const NUMBERS = (Object.keys(ATTRIBUTES) as AttributeName[]).filter(
  (name) => ATTRIBUTES[name].kind === 'size' || ATTRIBUTES[name].kind === 'whole',
);

const labelled = (label: string, text: string) =>
  `${label}: Excel принял значение за дату, в файле «${text}». Задайте столбцу текстовый формат и введите его снова`;

/** Rejects a row in which a spreadsheet has taken a size, a price or an amount for a day: 5.12 has become «05.дек». */
export function datedCell({ values, stocks }: RowValues): Rejection | undefined {
  const size = values.size ?? '';
  if (DAY.test(size)) return reject('size', size, labelled('Размер', size));
  for (const name of NUMBERS) {
    const text = values[name] ?? '';
    if (DAY.test(text)) return reject(name, text, labelled(ATTRIBUTES[name].label, text));
  }
  const price = values.bulk_price ?? '';
  if (DAY.test(price)) return reject('bulk_price', price, labelled('Цена', price));
  const stock = stocks.find(({ text }) => DAY.test(text))?.text;
  return stock === undefined ? undefined : reject('quantity', stock, labelled('Остаток', stock));
}
