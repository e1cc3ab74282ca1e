import type { Product } from '@org/api-client/schema';
import type { Column } from '../../spreadsheet/spreadsheet-xlsx.ts';
import { shortDate, shortMoment } from '../../trade/moscow.ts';
import type { Reference } from './filter/reference.ts';
import {
  ATTRIBUTES,
  type Attribute,
  type AttributeName,
  type SectionDescription,
} from './filter/sections.ts';

/** The name of a section's file and of its sheet. */
export const TITLES: Record<SectionDescription['code'], string> = {
  tyres: 'Шины',
  disks: 'Диски',
  truck_tyres: 'Грузовые шины',
  truck_disks: 'Грузовые диски',
  special_tyres: 'Спецшины',
  moto_tyres: 'Мотошины',
  quadro_tyres: 'Квадрошины',
};

/** Returns a product's value of an attribute as people read it. */
function shown(name: AttributeName, product: Product, { words, wordIds }: Reference) {
  const { axle: _set, ...columns } = product;
  const value = { ...product.specs, ...columns }[name as keyof Product['specs']];
  if (value === undefined || value === null || value === false) return null;
  if (value === true) return 'да';
  const id = wordIds.get(`${name} ${value}`);
  return id === undefined ? value : (words.get(id)?.label ?? value);
}

const headerOf = ({ label, unit }: Attribute) => (unit ? `${label}, ${unit}` : label);

const NUMERIC = new Set(['size', 'whole']);

const attributeColumn =
  (reference: Reference) =>
  (name: AttributeName): Column<Product> => ({
    header: headerOf(ATTRIBUTES[name]),
    width: 14,
    format: NUMERIC.has(ATTRIBUTES[name].kind) && name !== 'load_index' ? 'number' : 'text',
    value: (product) => shown(name, product, reference),
  });

/** The columns of the landed price in a city and of the day of delivery. */
const landedColumns = (to: string): Column<Product>[] => [
  {
    header: `С доставкой, ₽ (${to})`,
    width: 18,
    format: 'money',
    value: ({ landed }) => landed?.price ?? null,
  },
  {
    header: 'Доставка до',
    width: 14,
    value: ({ landed }) => (landed?.date ? shortDate(landed.date) : null),
  },
];

/** The columns that describe a product: every attribute of the section. */
export const productColumns = (
  { attributes }: SectionDescription,
  reference: Reference,
): Column<Product>[] => [
  { header: 'Бренд', width: 18, value: ({ brand }) => brand },
  { header: 'Модель', width: 28, value: ({ model }) => model },
  { header: 'Размер', width: 16, value: ({ size }) => size },
  ...attributes
    .filter((name) => name !== 'brand' && name !== 'model')
    .map(attributeColumn(reference)),
  { header: 'Артикул', width: 16, value: ({ article }) => article },
];

/** The columns of a section's file: the product's own, and those of its offers. */
export const exportColumns = (
  section: SectionDescription,
  reference: Reference,
  to?: string,
): Column<Product>[] => [
  ...productColumns(section, reference),
  {
    header: 'Мин. опт, ₽',
    width: 14,
    format: 'money',
    value: ({ min_bulk_price }) => min_bulk_price,
  },
  {
    header: 'Макс. опт, ₽',
    width: 14,
    format: 'money',
    value: ({ max_bulk_price }) => max_bulk_price,
  },
  ...(to ? landedColumns(to) : []),
  { header: 'Остаток, шт.', width: 13, format: 'count', value: ({ quantity }) => quantity },
  { header: 'Предложений', width: 13, format: 'count', value: ({ offers_count }) => offers_count },
  {
    header: 'Поставщиков',
    width: 13,
    format: 'count',
    value: ({ suppliers_count }) => suppliers_count,
  },
  {
    header: 'Цены обновлены, МСК',
    width: 20,
    value: ({ updated_at }) => (updated_at === null ? null : shortMoment(new Date(updated_at))),
  },
];
