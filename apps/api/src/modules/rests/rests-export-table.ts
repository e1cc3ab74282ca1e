import type { Rest } from '@org/api-client/schema';
import type { Column } from '../../spreadsheet/spreadsheet-xlsx.ts';

const NO_VAT = 'Без НДС';

/** The columns of stock as a price list, in words that an import can read back. */
export const COLUMNS: readonly Column<Rest>[] = [
  { header: 'Бренд', width: 16, value: ({ product }) => product.brand },
  { header: 'Модель', width: 26, value: ({ product }) => product.model },
  { header: 'Наименование', width: 52, value: ({ product }) => product.title },
  {
    header: 'Артикул',
    width: 16,
    value: ({ source_article, product }) => source_article ?? product.article,
  },
  { header: 'Склад', width: 26, value: ({ warehouse }) => warehouse.name },
  { header: 'Город', width: 18, value: ({ warehouse }) => warehouse.city },
  { header: 'Цена опт', width: 12, format: 'money', value: ({ bulk_price }) => bulk_price },
  {
    header: 'НДС, %',
    width: 9,
    format: 'number',
    value: ({ vat_rate }) => vat_rate ?? NO_VAT,
  },
  {
    header: 'Остаток',
    width: 10,
    format: 'number',
    value: ({ quantity, quantity_is_minimum }) => (quantity_is_minimum ? `>${quantity}` : quantity),
  },
  { header: 'Мин. заказ', width: 11, format: 'number', value: ({ min_order }) => min_order },
  { header: 'Кратность', width: 11, format: 'number', value: ({ multiple }) => multiple },
  { header: 'Год выпуска', width: 12, format: 'number', value: ({ dot_year }) => dot_year },
  { header: 'Страна', width: 16, value: ({ country }) => country },
  { header: 'Номер ГТД', width: 28, value: ({ customs_declaration }) => customs_declaration },
];

/** The file's name. */
export const TITLE = 'Остатки';
