import { ATTRIBUTES, type AttributeName } from '@org/api-client/attributes';
import type { ColumnField } from '../atoms.ts';

const LABELS = Object.fromEntries(
  Object.entries(ATTRIBUTES).map(([name, { label }]) => [name, label]),
) as Record<AttributeName, string>;

/** What a column may hold, the usual ones first. */
const FIELDS: Record<ColumnField, string> = {
  name: 'Наименование',
  bulk_price: 'Цена',
  quantity: 'Остаток',
  size: 'Размер',
  article: 'Артикул производителя',
  supplier_article: 'Ваш код',
  barcode: 'Штрихкод',
  warehouse: 'Склад',
  city: 'Город',
  section: 'Раздел',
  ...LABELS,
  dot: 'Год выпуска',
  vat_rate: 'НДС',
  min_order: 'Минимальный заказ',
  multiple: 'Кратность',
  delivery_days: 'Срок поставки',
};

/** The choice that leaves a column out. */
export const NO_FIELD = 'none';

/** The choices for a column. */
export const FIELD_OPTIONS = [
  { value: NO_FIELD, label: 'Не загружаем' },
  ...Object.entries(FIELDS).map(([value, label]) => ({ value, label })),
];

export const fieldName = (field: string | null) =>
  field === null ? 'Не загружаем' : (FIELDS[field as ColumnField] ?? field);
