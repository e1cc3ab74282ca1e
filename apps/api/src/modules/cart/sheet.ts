import type { Cart, CartItem } from '@org/api-client/schema';
import type { Column } from '../../spreadsheet/xlsx.ts';

interface Line extends CartItem {
  supplier: string;
}

const vatLabel = ({ vat_rate }: CartItem) => (vat_rate === null ? 'Без НДС' : `${vat_rate} %`);

/** The columns of a cart as a table. */
export const CART_COLUMNS: readonly Column<Line>[] = [
  { header: 'Поставщик', width: 28, value: ({ supplier }) => supplier },
  { header: 'Товар', width: 52, value: ({ product }) => product.title },
  { header: 'Артикул', width: 18, value: ({ product }) => product.article },
  { header: 'Город', width: 18, value: ({ city }) => city },
  { header: 'Склад', width: 22, value: ({ warehouse }) => warehouse },
  {
    header: 'Доставка, дней, не позже',
    width: 14,
    format: 'count',
    value: (line) => line.delivery_days_max,
  },
  { header: 'Количество, шт.', width: 12, format: 'count', value: ({ quantity }) => quantity },
  { header: 'Осталось, шт.', width: 12, format: 'count', value: ({ available }) => available },
  { header: 'Цена, ₽', width: 14, format: 'money', value: ({ bulk_price }) => bulk_price },
  { header: 'Сумма с НДС, ₽', width: 16, format: 'money', value: ({ sum }) => sum },
  { header: 'Ставка НДС', width: 12, value: vatLabel },
  { header: 'В том числе НДС, ₽', width: 16, format: 'money', value: ({ vat }) => vat },
  {
    header: 'Примечание',
    width: 44,
    value: ({ warnings }) => warnings.map(({ message }) => message).join('; ') || null,
  },
];

/** The lines of a cart, supplier after supplier. */
export const cartLines = ({ suppliers }: Cart): Line[] =>
  suppliers.flatMap(({ supplier, items }) =>
    items.map((item) => ({ ...item, supplier: supplier.name })),
  );
