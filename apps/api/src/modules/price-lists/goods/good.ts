import { parsePrice, parseQuantity } from '../../../names/amounts.ts';
import type { Dictionary } from '../../../names/dictionary.ts';
import type { ParsedName } from '../../../names/parsed-name.ts';
import { productKeys } from '../../../names/product-key.ts';
import { shorten, sourceKeyOf } from '../../../names/source-key.ts';
import type { Field } from '../columns/fields.ts';
import { parseDot, parseMeasure, parseVat } from '../numbers.ts';
import { composedName, factsOf } from './facts.ts';
import type { RowValues } from './row-values.ts';

/** Why a row can't be sold, in Russian. */
export interface Rejection {
  field: Field | null;
  value: string | null;
  reason: string;
  suggestion: string | null;
}

interface Stock {
  warehouse: string | null;
  city: string | null;
  quantity: number;
  isMinimum: boolean;
}

/** What a row sells, understood. */
export interface Good {
  facts: ParsedName & { brand: string; model: string; section: NonNullable<ParsedName['section']> };
  name: string;
  /** What the company's later lists will name it by. */
  sourceKey: string;
  supplierArticle: string | null;
  article: string | null;
  barcodes: string[];
  keys: { kind: 'barcode' | 'article' | 'description'; key: string; evidence: string }[];
  price: number;
  vat: number | null | undefined;
  stocks: Stock[];
  minOrder: number;
  multiple: number;
  dot: { year: number; week: number | null } | undefined;
  country: string | null;
}

const reject = (
  field: Field | null,
  value: string | undefined,
  reason: string,
  suggestion: string | null = null,
): Rejection => ({ field, value: value ?? null, reason, suggestion });

export const isRejection = (result: Good | Rejection): result is Rejection => 'reason' in result;

const NAMELESS_BRAND = 'Без бренда';
const NAMELESS_MODEL = 'Без модели';

/** The number in «5 480 руб/шт» that somebody must have meant. */
const suggestPrice = (text: string) => /\d[\d\s.,]*\d/.exec(text)?.[0].trim() ?? null;

function readPrice({ values }: RowValues): number | Rejection {
  const text = values.bulk_price;
  if (text === undefined) return reject('bulk_price', undefined, 'Нет цены');
  const price = parsePrice(text);
  if (price !== undefined) return price;
  if (text.startsWith('='))
    return reject('bulk_price', text, 'Формула без значения. Откройте файл в Excel и сохраните');
  if (/^[0.,\s]+$/.test(text)) return reject('bulk_price', text, 'Цена — ноль');
  return reject('bulk_price', text, 'Цена — не число', suggestPrice(text));
}

function readStocks({ values, stocks }: RowValues): Stock[] | Rejection {
  const read: Stock[] = [];
  for (const { warehouse, text } of stocks) {
    const found = parseQuantity(text.trim() === '—' ? '-' : text);
    if (!found)
      return reject('quantity', text, 'Остаток — не число', parseMeasure(text)?.toString());
    const place = warehouse ?? values.warehouse ?? null;
    read.push({ warehouse: place, city: values.city ?? null, ...found });
  }
  return read;
}

const count = (text: string | undefined) => {
  const value = parseMeasure(text ?? '') ?? 1;
  return Number.isInteger(value) && value >= 1 && value <= 10_000 ? value : 1;
};

/** A code that Excel has rounded tells nothing. */
const isWhole = (code: string) => !/^\d+[.,]\d+e\+?\d+$/i.test(code);

function readFacts(row: RowValues, dictionary: Dictionary): ParsedName | Rejection {
  const { values, hint } = row;
  const name = values.name ?? composedName(values, hint);
  if (name.trim() === '') return reject('name', undefined, 'Нет наименования');
  const facts = factsOf(row, dictionary);
  if (facts.kind === 'accessory')
    return reject('name', name, `${facts.accessory} — не шина и не диск`);
  if (hint === 'other') return reject('section', values.section ?? name, 'Не шина и не диск');
  if (facts.kind === 'unreadable' || !facts.size || !facts.section)
    return reject('size', values.size ?? name, 'Не нашли размер');
  return facts;
}

/** Reads a row of a price list: what it sells, or why it can't be sold. */
export function readGood(row: RowValues, dictionary: Dictionary): Good | Rejection {
  const { values, hint } = row;
  const read = readFacts(row, dictionary);
  if ('reason' in read) return read;
  const price = readPrice(row);
  if (typeof price !== 'number') return price;
  const stocks = readStocks(row);
  if (!Array.isArray(stocks)) return stocks;
  const facts = {
    ...read,
    section: read.section as Good['facts']['section'],
    brand: shorten(read.brand ?? NAMELESS_BRAND),
    model: shorten(read.model ?? NAMELESS_MODEL),
  };
  const article = values.article && isWhole(values.article) ? shorten(values.article) : null;
  const barcodes = (values.barcode ?? '').split(/[,;\s]+/).filter((code) => code !== '');
  const isNamed = read.brand !== null && read.model !== null;
  const keyFacts = { ...facts, article: isNamed ? article : null };
  const keys = [
    ...barcodes.flatMap((barcode) =>
      productKeys({ ...facts, barcode }).filter(({ kind }) => kind === 'barcode'),
    ),
    ...(isNamed ? productKeys(keyFacts) : []),
  ];
  const code = values.supplier_article ?? article;
  const name = shorten(values.name ?? composedName(values, hint));
  return {
    facts,
    name,
    sourceKey: sourceKeyOf(code, name),
    supplierArticle: code ? shorten(code) : null,
    article,
    barcodes,
    keys,
    price,
    vat: values.vat_rate === undefined ? undefined : parseVat(values.vat_rate),
    stocks,
    minOrder: count(values.min_order),
    multiple: count(values.multiple),
    dot: parseDot(values.dot ?? '') ?? (facts.year ? { year: facts.year, week: null } : undefined),
    country: facts.country,
  };
}
