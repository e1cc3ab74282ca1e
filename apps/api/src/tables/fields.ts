import { ATTRIBUTES, type AttributeName } from '@org/api-client/attributes';
import type { components } from '@org/api-client/schema';

export type Field = components['schemas']['ColumnField'];
export type Choice = components['schemas']['ColumnChoice'];
export type HeaderChoice = components['schemas']['HeaderChoice'];
export type StockChoice = components['schemas']['StockChoice'];
export type RateChoice = components['schemas']['RateChoice'];
/** What the user has corrected in a file: meanings of columns, header rows, and what columns don't say. */
export type Correction = Choice | HeaderChoice | StockChoice | RateChoice;

type ImportColumn = components['schemas']['ImportColumn'];

/** A column as it is stored; columns of older lists have fewer fields. */
export interface Column extends Omit<ImportColumn, 'top' | 'role' | 'price_type'> {
  role?: ImportColumn['role'];
  price_type?: ImportColumn['price_type'];
  top?: ImportColumn['top'];
  /** key under which the corrections of its sheet are remembered */
  layout?: string;
  /** whether the user has chosen the row of titles, now or for an earlier file */
  isMoved?: boolean;
}

export const isHeader = (correction: Correction): correction is HeaderChoice =>
  'header_row' in correction;
export const isColumn = (correction: Correction): correction is Choice => 'column' in correction;
export const isStock = (correction: Correction): correction is StockChoice =>
  'all_in_stock' in correction;
export const isRate = (correction: Correction): correction is RateChoice => 'rate' in correction;

const LABELS = Object.fromEntries(
  Object.entries(ATTRIBUTES).map(([name, { label }]) => [name, label]),
) as Record<AttributeName, string>;

/** Names of the fields for users, in reasons and in files. */
export const FIELD_NAMES: Record<Field, string> = {
  ...LABELS,
  name: 'Наименование',
  section: 'Раздел',
  size: 'Размер',
  article: 'Артикул производителя',
  supplier_article: 'Код поставщика',
  barcode: 'Штрихкод',
  bulk_price: 'Цена',
  vat_rate: 'НДС',
  quantity: 'Остаток',
  min_order: 'Минимальный заказ',
  multiple: 'Кратность',
  dot: 'Год выпуска',
  city: 'Город',
  warehouse: 'Склад',
  delivery_days: 'Срок поставки',
};
