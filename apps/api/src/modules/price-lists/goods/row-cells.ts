import type { components } from '@org/api-client/schema';
import { unescaped } from '@org/tyre-names/text/entities';
import { isNoName } from '@org/tyre-names/trade/placeholders';
import type { Row } from '../../../tables/cells/table.ts';
import type { Field } from '../../../tables/cells/table-fields.ts';
import { isOnSale, saleTitle, yesOf } from '../../../tables/titles/sale.ts';
import { isSetTitle, type PriceType } from '../../../tables/titles/title-prices.ts';
import { isUnitTitle } from '../../../tables/titles/titles.ts';
import type { Layout } from '../columns/recognise.ts';
import { currencyColumn } from './currency-column.ts';
import { hasDash } from './money.ts';
import { isSet } from './stock-pieces.ts';
import type { Saying } from './title.ts';

type Section = components['schemas']['Section'];

/** What a row of a price list says, by field, with what stands above it. */
export interface RowValues {
  values: Partial<Record<Field, string>>;
  /** The cells with quantities and their warehouses; null is the row's own warehouse. */
  stocks: { warehouse: string | null; text: string; isAmbiguous?: boolean }[];
  /** Its other prices, each under the title of its column. */
  prices?: { title: string; type: PriceType; text: string; currency?: string | undefined }[];
  /** The title of the price, which may name a currency. */
  priceTitle?: string;
  /** Most prices of the column end with a dash, which so stands for no kopecks. */
  areDashesUsual?: boolean;
  /** What the column of currencies beside the price says. */
  currency?: string | undefined;
  /** The currency of all prices, as a title above them or the file says. */
  listCurrency?: string | undefined;
  /** What columns without a field say: remarks, what is reserved and expected. */
  beside?: Partial<Record<'incoming' | 'reserve' | 'note', string>>;
  /** The flag that takes the row off sale, or that can't be read. */
  offSale?: { title: string; text: string; isUnread: boolean } | undefined;
  /** The column that says that the row is a set, with what it says. */
  ofSet?: { title: string; text: string } | undefined;
  /** The unit that it is counted in: «шт», «компл». */
  unit?: string | undefined;
  /** The section by its own column, its group, or what stands above. */
  hint?: Section | 'other' | undefined;
  /** What the group of the row says of it, and what the titles above say. */
  group?: Saying | undefined;
  above?: Saying | undefined;
  /** Exchange rates to roubles that the file gives, by currency. */
  rates?: ReadonlyMap<string, number> | undefined;
}

/** What programs write where there is no value. */
const BLANK =
  /^(?:-+|—|нет значения(?: свойства)?|не указан[оа]?|н\/д|n\/a|null|undefined|none|\(пусто\)|#н\/д)$/i;
/** In columns of flags, a dash means «нет». */
const FLAGS = new Set<string | null>(['studded', 'xl', 'run_flat']);
/** Columns of names. */
const NAMES = new Set<string | null>(['brand', 'model']);
export const isBlank = (text: string, field: string | null) =>
  text === '' || BLANK.test(text) || (NAMES.has(field) && isNoName(text));

const IN_STOCK = 'есть';

/** Returns what a flag of sale says against the sale of a row. A flag that is silent beside others says nothing good. */
function offSaleOf(title: string, text: string): RowValues['offSale'] {
  const kind = saleTitle(title);
  if (!kind || (text === '' && kind !== 'on')) return undefined;
  const isSold = isOnSale(kind, text);
  const isUnread = isSold === undefined && kind !== 'state';
  return isSold === false || isUnread ? { title, text, isUnread } : undefined;
}

/** «4», «да», «компл» under «Комплект»: the price is for several pieces. */
const saysSet = (text: string) =>
  isSet(text) || yesOf(text) === true
    ? text !== '1'
    : Number(/^\D{0,3}(\d{1,2})\D{0,6}$/.exec(text)?.[1]) > 1;

/** What the columns of a layout say together. */
interface Sheet {
  layout: Layout;
  /** The column with the currency of each price. */
  currencies: ReadonlyMap<number, number | undefined>;
  /** Columns of pieces in which «1,200» may be thousands or a fraction. */
  ambiguous: ReadonlySet<number>;
  areDashesUsual: boolean;
}

const THREE_DIGITS = /^\d{1,3}([.,])(\d{3})$/;

/** True if some of the values have three digits after a separator as a fraction, «4.000», and some as thousands. */
function areAmbiguous(values: Iterable<string>): boolean {
  const seen = new Set<string>();
  for (const value of values) {
    const [, sign = '', digits] = THREE_DIGITS.exec(value) ?? [];
    if (sign) seen.add(sign).add(digits === '000' ? 'whole' : 'part');
  }
  return (seen.has('whole') && seen.has('part')) || (seen.has('.') && seen.has(','));
}

/** True if most prices of a column end with a dash. */
function endWithDash({ table: { rows }, header: { from }, columns }: Layout): boolean {
  const column = columns.find(({ field }) => field === 'bulk_price')?.column;
  if (column === undefined) return false;
  const prices = rows
    .slice(from)
    .map(({ cells }) => cells[column] ?? '')
    .filter((text) => /\d/.test(text));
  return prices.length > 1 && prices.filter(hasDash).length * 2 > prices.length;
}

export const sheetOf = (layout: Layout): Sheet => ({
  layout,
  currencies: new Map(
    layout.columns
      .filter(({ field, role }) => field === 'bulk_price' || role === 'price')
      .map(({ column }) => [column, currencyColumn(layout.columns, column)]),
  ),
  areDashesUsual: endWithDash(layout),
  ambiguous: new Set(
    layout.columns
      .filter(({ field }) => field === 'quantity')
      .map(({ column }) => column)
      .filter((column) => areAmbiguous(layout.table.rows.map(({ cells }) => cells[column] ?? ''))),
  ),
});

/** Gathers the cells of a row by the fields of their columns. */
export function valuesOf(
  { cells }: Row,
  { layout: { columns, isAllInStock }, currencies, ambiguous, areDashesUsual }: Sheet,
): RowValues & { groups: string[] } {
  const currencyOfPrice = (column: number) => {
    const beside = currencies.get(column);
    return beside === undefined ? undefined : cells[beside] || undefined;
  };
  const values: RowValues['values'] = {};
  const stocks: RowValues['stocks'] = [];
  const prices: NonNullable<RowValues['prices']> = [];
  const beside: NonNullable<RowValues['beside']> = {};
  const groups: string[] = [];
  let priceTitle = '';
  let unit: string | undefined;
  let currency: string | undefined;
  let offSale: RowValues['offSale'];
  let ofSet: RowValues['ofSet'];
  for (const { column, field, role, title, price_type, warehouse } of columns) {
    const text = cells[column] ?? '';
    if (role === 'sale') offSale ??= offSaleOf(title, text);
    if (field === 'quantity')
      stocks.push({
        warehouse,
        text,
        ...(ambiguous.has(column) && THREE_DIGITS.test(text) && { isAmbiguous: true }),
      });
    else if (isBlank(text, field) && !(text === '-' && FLAGS.has(field))) continue;
    else if (field === 'section') groups.push(text);
    else if (role === 'group') groups.unshift(text);
    else if (role === 'price')
      prices.push({
        title,
        type: price_type ?? 'other',
        text,
        currency: currencyOfPrice(column),
      });
    else if (!field && isUnitTitle(title)) unit = text;
    else if (!field && !role && isSetTitle(title) && saysSet(text)) ofSet ??= { title, text };
    else if (role === 'note' || role === 'incoming' || role === 'reserve')
      beside[role] = beside[role] ? `${beside[role]} ${text}` : text;
    if (field && field !== 'quantity') values[field as Field] = unescaped(text);
    if (field !== 'bulk_price') continue;
    priceTitle = title;
    currency = currencyOfPrice(column);
  }
  if (isAllInStock && stocks.length === 0) stocks.push({ warehouse: null, text: IN_STOCK });
  return {
    values,
    stocks,
    prices,
    beside,
    priceTitle,
    currency,
    areDashesUsual,
    offSale,
    ofSet,
    groups,
    ...(unit && { unit }),
  };
}
