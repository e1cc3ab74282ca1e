import { ATTRIBUTES, type Attribute, type AttributeName } from '@org/trade/attributes';
import { FIELD_NAMES, FIELDS, type ListField, OFFER_NUMBERS } from '@org/trade/fields';
import type { ParsedName } from '@org/tyre-names/name/parsed-name';
import { gtin } from '@org/tyre-names/product/gtin';
import { isPlaceholder } from '@org/tyre-names/trade/placeholders';
import { numberOf, readCell } from '../../../product/cells.ts';
import { parseMeasure } from '../../../tables/cells/numbers.ts';
import type { Field } from '../../../tables/cells/table-fields.ts';
import type { Doubt } from './doubts.ts';
import { readMoney } from './money.ts';
import type { RowValues } from './row-values.ts';

/** What was read of a row, as far as a cell may have said it in vain. */
interface Reading {
  facts: ParsedName;
  dot: unknown;
  vat: unknown;
  delivery: unknown;
}

/** Names have doubts of their own; without a price, a stock or a size the row is refused with the reason. */
const COLUMNS = (Object.entries(ATTRIBUTES) as [AttributeName, Attribute][]).filter(
  ([, { kind }]) => kind !== 'brand' && kind !== 'model',
);

/** Two products that differ in these are two: a buyer would get the wrong one. */
const TELLING = new Set<AttributeName>([
  'load_index',
  'speed_index',
  'bolts',
  'pcd',
  'et',
  'dia',
  'ply_rating',
]);

const isEmpty = (value: unknown) =>
  value === null ||
  value === undefined ||
  value === false ||
  (Array.isArray(value) && value.length === 0);

/** Loads in kilograms and speeds in km/h are no indices: nothing is lost with them. */
const isMeasured = (name: AttributeName, text: string) =>
  (name === 'load_index' || name === 'speed_index') && /^\D{0,2}\d{3,4}\D*$/.test(text);

/** True for a cell that says something. Zeros stand for what is unknown. */
const says = (text: string) => parseMeasure(text) !== 0 && !isPlaceholder(text);

/** True for a cell of a column whose attribute the product lacks, though the cell says something. */
const isUnread = (name: AttributeName, text: string) =>
  says(text) &&
  !isMeasured(name, text) &&
  // «нет» in a column of flags is an answer
  (ATTRIBUTES[name].kind !== 'flag' || readCell(name, text) === undefined);

function* unreadAttributes({ values }: RowValues, { facts }: Reading): Generator<[Field, string]> {
  for (const [name, { sections }] of COLUMNS) {
    const text = values[name];
    if (text === undefined || !facts.section || !sections.includes(facts.section)) continue;
    if (isEmpty(facts[name as keyof ParsedName]) && isUnread(name, text)) yield [name, text];
  }
}

const isNumber = (name: (typeof OFFER_NUMBERS)[number], text: string) => {
  const { range }: ListField = FIELDS[name];
  return numberOf({ kind: 'whole', range }, text) !== undefined;
};

function* unreadTerms(
  { values }: RowValues,
  { dot, vat, delivery }: Reading,
): Generator<[Field, string]> {
  const { barcode } = values;
  const cellWords = {
    dot: dot !== undefined,
    vat_rate: vat !== undefined,
    delivery_days: delivery !== null,
    barcode: barcode?.split(/[,;\s]+/).some((code) => gtin(code)),
    ...Object.fromEntries(OFFER_NUMBERS.map((name) => [name, isNumber(name, values[name] ?? '')])),
  };
  for (const [name, isRead] of Object.entries(cellWords) as [Field, boolean][]) {
    const text = values[name];
    if (text !== undefined && !isRead && says(text)) yield [name, text];
  }
}

/** Other prices that are none: a word that says that there is no price is understood. */
const unreadPrices = ({ prices = [] }: RowValues): [string, string][] =>
  prices
    .filter(({ type, text }) => type !== 'purchase' && !readMoney(text))
    .map(({ title, text }) => [title, text]);

/**
 * Returns doubts about the cells of understood columns that could not be read, so that the product has no such value.
 * One doubt a column, with an example. Decision 472.
 */
export function unreadCells(row: RowValues, read: Reading): Doubt[] {
  const of = (subject: string, example: string, isTelling = false): Doubt => ({
    kind: 'unread_cells',
    subject,
    detail: { example: example.slice(0, 100), ...(isTelling && { telling: 'true' }) },
  });
  return [
    ...[...unreadAttributes(row, read), ...unreadTerms(row, read)].map(([field, text]) =>
      of(FIELD_NAMES[field], text, TELLING.has(field as AttributeName)),
    ),
    ...unreadPrices(row).map(([title, text]) => of(title, text)),
  ];
}
