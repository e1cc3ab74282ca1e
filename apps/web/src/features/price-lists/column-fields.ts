import { ATTRIBUTES } from '@org/trade/attributes';
import { FIELD_NAMES } from '@org/trade/fields';
import type { ColumnField } from './price-lists.atoms.ts';

/** What a column may hold, as a supplier calls it. */
const NAMES: Record<string, string> = { ...FIELD_NAMES, supplier_article: 'Ваш код' };

/** The usual ones first, then what describes the product, then the rest. */
const USUAL: ColumnField[] = [
  'name',
  'bulk_price',
  'quantity',
  'size',
  'article',
  'supplier_article',
  'barcode',
  'warehouse',
  'city',
  'section',
];
const ORDER = new Set([...USUAL, ...Object.keys(ATTRIBUTES), 'dot', ...Object.keys(NAMES)]);

/** The choice that leaves a column out. */
export const NO_FIELD = 'none';

/** The choices for a column. */
export const FIELD_OPTIONS = [
  { value: NO_FIELD, label: 'Не загружаем' },
  ...[...ORDER].map((value) => ({ value, label: NAMES[value] ?? value })),
];

export const fieldName = (field: string | null) =>
  field === null ? 'Не загружаем' : (NAMES[field] ?? field);
