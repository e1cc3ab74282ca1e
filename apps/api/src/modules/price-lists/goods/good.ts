import { ATTRIBUTES, type Attribute, type AttributeName } from '@org/trade/attributes';
import { FIELDS, type ListField, OFFER_NUMBERS, type OfferNumber } from '@org/trade/fields';
import { isWheelSection } from '@org/trade/sections';
import type { ParsedName } from '@org/tyre-names/name/parsed-name';
import { type ProductKey, productKeys } from '@org/tyre-names/product/product-key';
import type { Dictionary } from '@org/tyre-names/trade/dictionary';
import { statedName } from '@org/tyre-names/trade/placeholders';
import { numberOf } from '../../../product/cells.ts';
import { countryOf } from '../../../product/country-codes.ts';
import { shorten, sourceKeyOf } from '../../../product/source-key.ts';
import { parseDot, parseMeasure, parseVat } from '../../../tables/cells/numbers.ts';
import { joinDeclarations, readDeclarations } from '../../../trade/customs-declaration.ts';
import { type Condition, conditionOf, gravestOf, yearInName, yearOf } from './condition.ts';
import { datedCell } from './dated-cell.ts';
import { readDeliveryDays } from './delivery-days.ts';
import { type Answers, type Doubt, NO_ANSWERS, settleDoubts } from './doubts.ts';
import { factsOf, type RowFacts } from './good-facts.ts';
import { namesItsKind } from './own-name.ts';
import { type OtherPrice, otherPrices, readPrice } from './price.ts';
import { composedName } from './price-list-good-marking.ts';
import { isRejected, type Rejection, reject } from './rejection.ts';
import type { RowValues } from './row-values.ts';
import { readIncoming, readStocks, type Stock } from './stock.ts';
import { areSets, isSet, piecesOfSet } from './stock-pieces.ts';
import { unreadCells } from './unread-cells.ts';

/** What a row says of its customs declarations: their numbers, as an offer stores them, and what papers can't state. */
function declarationsOf(
  cell: string | undefined,
  country: string | null,
): { customsDeclaration: string | null; doubts: Doubt[] } {
  const { numbers, unread } = readDeclarations(cell ?? '');
  const doubts = unread.map((subject): Doubt => ({ kind: 'customs_declaration', subject }));
  const [number] = numbers;
  // the electronic form has no place for a number without the country's code
  if (number && !(country && countryOf(country)))
    doubts.push({
      kind: 'customs_declaration',
      subject: country ? `Страна «${country}»` : 'Страна не указана',
      detail: { number },
    });
  return { customsDeclaration: joinDeclarations(numbers), doubts };
}

export type { Rejection };

/** What a row sells, as it was understood. */
export interface ParsedRow {
  facts: ParsedName & { section: NonNullable<ParsedName['section']> };
  /** Where brand, model, season and studs were read. */
  from: RowFacts['from'];
  /** What its columns state, as far as `statedFacts` reads them. */
  stated: RowFacts['stated'];
  name: string;
  /** The key by which the company's later lists find it. */
  sourceKey: string;
  supplierArticle: string | null;
  article: string | null;
  keys: ProductKey[];
  condition: Condition;
  price: number;
  prices: OtherPrice[];
  vat: number | null | undefined;
  stocks: Stock[];
  incoming: { quantity: number; at: string | null } | null;
  /** Days until it is delivered, if the list says so. */
  delivery: { least: number; most: number } | null;
  /** What its columns of numbers say of the offer. */
  numbers: Record<OfferNumber, number | null>;
  dot: { year: number; week: number | null } | undefined;
  country: string | null;
  /** Numbers of customs declarations, as an offer stores them. */
  customsDeclaration: string | null;
  doubts: Doubt[];
}

export const isRejection = (result: ParsedRow | Rejection): result is Rejection =>
  isRejected(result);

/** Reads the columns whose numbers the offer stores as they are. */
const numbersOf = (values: RowValues['values']) =>
  Object.fromEntries(
    OFFER_NUMBERS.map((name) => {
      const { range, otherwise }: ListField = FIELDS[name];
      return [name, numberOf({ kind: 'whole', range }, values[name] ?? '') ?? otherwise ?? null];
    }),
  ) as ParsedRow['numbers'];

/** False for a code that Excel has rounded: it identifies nothing. */
const isWhole = (code: string) => !/^\d+[.,]\d+e\+?\d+$/i.test(code);

/** «Код: 2161006» is 2161006. */
const withoutLabel = (code: string) =>
  code.replace(/^(?:код|арт(?:икул)?|id|sku)\.?\s*[:№]\s*/i, '');

const codeOf = (text: string | undefined) => {
  const code = text && withoutLabel(text);
  return code && isWhole(code) ? shorten(code) : null;
};

/** Rejects a wheel or a tyre without a number that is needed to tell it from others. */
function unmeasured(
  { section, rim_width, diameter, bolts, pcd }: ParsedName,
  name: string,
): Rejection | undefined {
  if (diameter === null) return reject('diameter', name, 'Не нашли диаметр');
  if (isWheelSection(section) && rim_width === null)
    return reject('rim_width', name, 'Не нашли ширину диска');
  // wheels of trucks are known by their size, wheels of cars also need their bolt holes
  if (section === 'disks' && bolts === null && pcd.length === 0)
    return reject('pcd', name, 'Не нашли сверловку диска');
  return undefined;
}

/** Rejects products that are sold in sets and not by the piece, as the name, the unit or the stock says. */
function soldInSets({ unit, stocks, ofSet }: RowValues, name: string): Rejection | undefined {
  if (ofSet)
    return reject(
      'bulk_price',
      ofSet.text,
      `Цена за комплект, как говорит столбец «${ofSet.title}». Укажите цену за штуку`,
    );
  const pieces = piecesOfSet(name);
  if (pieces)
    return reject(
      'name',
      name,
      `Продаётся комплектом из ${pieces} шт. Укажите цену и остаток за штуку, без слова «комплект»`,
    );
  const inSets = stocks.find(({ text }) => areSets(text))?.text ?? (isSet(unit) ? unit : undefined);
  return inSets === undefined
    ? undefined
    : reject(
        'quantity',
        inSets,
        'Продаётся комплектом. Укажите цену за штуку и остаток в штуках: «8 шт»',
      );
}

const RANGED = (Object.entries(ATTRIBUTES) as [AttributeName, Attribute][]).filter(
  ([, { kind, range }]) => range !== undefined || kind === 'whole',
);
/** Attributes without a range of their own, such as a load index, hold at most this. */
const MAX_VALUE = 999;

const rangeOf = ({ range = [0, MAX_VALUE] }: Attribute) => range;
const isWild = (attribute: Attribute, number: number) => {
  const [least, most] = rangeOf(attribute);
  return (
    number < least || number > most || (attribute.kind === 'whole' && !Number.isInteger(number))
  );
};
const withComma = (number: number) => String(number).replace('.', ',');

/** Rejects a number that no product has; perhaps it has lost a comma. */
function rejectWild(name: AttributeName, number: number, text: string): Rejection {
  const attribute: Attribute = ATTRIBUTES[name];
  const [least, most] = rangeOf(attribute);
  const meant = isWild(attribute, number / 10) ? null : withComma(number / 10);
  const reason = `${attribute.label} ${withComma(number)}: бывает от ${least} до ${most}`;
  return reject(name, text, reason, meant);
}

/** «1300×530-533»: some sizes of large tyres are in millimetres, and the ranges in inches. */
const isMetric = ({ size }: ParsedName) => /^\d{3,4}x\d{3}-\d{2,3}$/.test(size ?? '');

/** Rejects a row with a number that no product has, wherever the row states it. */
function outOfRange(facts: ParsedName, { values }: RowValues, name: string): Rejection | undefined {
  for (const [attribute, row] of RANGED) {
    if (row.kind === 'size' && isMetric(facts)) continue;
    const statedValue = facts[attribute as keyof ParsedName] as unknown;
    const wild = (Array.isArray(statedValue) ? statedValue : [statedValue]).find(
      (each) => typeof each === 'number' && isWild(row, each),
    );
    if (wild !== undefined) return rejectWild(attribute, wild, values[attribute] ?? name);
  }
  return undefined;
}

/** Says which cell of a row without a readable size holds a number that no size has. */
function wildCell({ values }: RowValues): Rejection | undefined {
  for (const [attribute, row] of RANGED) {
    const text = values[attribute] ?? '';
    const number = parseMeasure(text);
    if (row.kind === 'size' && number && isWild(row, number))
      return rejectWild(attribute, number, text);
  }
  return undefined;
}

function readFacts(row: RowValues, dictionary: Dictionary): RowFacts | Rejection {
  const { values, hint } = row;
  const name = values.name ?? composedName(values, hint);
  if (name.trim() === '') return reject('name', undefined, 'Нет наименования');
  const dated = datedCell(row);
  if (dated) return dated;
  const read = factsOf(row, dictionary);
  const { facts } = read;
  if (facts.kind === 'accessory')
    return reject('name', name, `${facts.accessory} — не шина и не диск`);
  if (hint === 'other' && !namesItsKind(name))
    return reject('section', values.section ?? name, 'Не шина и не диск');
  if (facts.kind === 'unreadable' || !facts.size || !facts.section)
    return wildCell(row) ?? reject('size', values.size ?? name, 'Не нашли размер');
  return soldInSets(row, name) ?? outOfRange(facts, row, name) ?? unmeasured(facts, name) ?? read;
}

/** Returns the condition of a row, by its own words and remarks or by the group and titles that it stands under. */
const conditionOfRow = (name: string, { beside, group, above }: RowValues): Condition =>
  gravestOf([
    conditionOf(name),
    conditionOf(beside?.note ?? ''),
    group?.condition,
    above?.condition,
  ]);

function dotOf({ values, beside }: RowValues, facts: ParsedName): ParsedRow['dot'] {
  const column = parseDot(values.dot ?? '');
  const year = facts.year ?? yearInName(values.name ?? '') ?? yearOf(beside?.note ?? '');
  return column ?? (year ? { year, week: null } : undefined);
}

/** Returns a name as a product has it; null if it is none. */
function nameOf(text: string | null): string | null {
  const name = statedName(text);
  return name && shorten(name);
}

function keysOf(facts: ParsedRow['facts'], values: RowValues['values'], article: string | null) {
  const barcodes = (values.barcode ?? '').split(/[,;\s]+/).filter((code) => code !== '');
  return [
    ...barcodes.flatMap((barcode) =>
      productKeys({ ...facts, barcode }).filter(({ kind }) => kind === 'barcode'),
    ),
    ...(facts.brand && facts.model ? productKeys({ ...facts, article }) : []),
  ];
}

/** Reads a row of a price list: what it sells, or why it can't be sold. */
export function parseRow(
  row: RowValues,
  dictionary: Dictionary,
  answers: Answers = NO_ANSWERS,
): ParsedRow | Rejection {
  const { values, hint } = row;
  const found = readFacts(row, dictionary);
  if (isRejected(found)) return found;
  const settled = settleDoubts(found, answers);
  if (isRejected(settled)) return settled;
  const price = readPrice(row);
  if (isRejected(price)) return price;
  const stocks = readStocks(row);
  if (isRejected(stocks)) return stocks;
  const { offSale } = row;
  if (offSale?.isUnread)
    return reject(
      'quantity',
      offSale.text,
      `Непонятно, продаётся ли: в столбце «${offSale.title}» ${offSale.text ? `«${offSale.text}»` : 'пусто'}`,
    );
  const { read, doubts } = settled;
  const [brand, model] = [nameOf(read.facts.brand), nameOf(read.facts.model)];
  const facts = {
    ...read.facts,
    // the condition makes another offer, not another product
    remarks: [],
    section: read.facts.section as ParsedRow['facts']['section'],
    brand,
    model,
  };
  const article = codeOf(values.article);
  const code = codeOf(values.supplier_article) ?? article;
  const name = shorten(values.name ?? composedName(values, hint));
  if (price.isFrom) doubts.push({ kind: 'from_price', subject: 'Цена «от»' });
  if (price.isDashed)
    doubts.push({ kind: 'from_price', subject: 'Цена с чертой или минусом в конце' });
  const declared = declarationsOf(values.customs_declaration, facts.country);
  doubts.push(...declared.doubts);
  const terms = {
    vat: values.vat_rate === undefined ? undefined : parseVat(values.vat_rate),
    delivery: readDeliveryDays(values.delivery_days),
    dot: dotOf(row, read.facts),
  };
  doubts.push(...unreadCells(row, { facts, ...terms }));
  return {
    facts,
    from: { ...read.from, ...(!brand && { brand: null }), ...(!model && { model: null }) },
    stated: read.stated,
    name,
    sourceKey: sourceKeyOf(code, name),
    supplierArticle: code,
    article,
    keys: keysOf(facts, values, article),
    condition: conditionOfRow(name, row),
    price: price.kopecks,
    prices: otherPrices(row),
    ...terms,
    stocks,
    incoming: readIncoming(row),
    numbers: numbersOf(values),
    country: facts.country,
    customsDeclaration: declared.customsDeclaration,
    doubts,
  };
}
