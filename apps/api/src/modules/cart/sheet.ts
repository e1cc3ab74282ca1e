import type { Cart, CartItem, VatRate } from '@org/api-client/schema';
import { fullName } from '@org/trade/full-name';
import type { Column } from '../../spreadsheet/spreadsheet-xlsx.ts';

/** A row of a cart's table: a line, or the total of some lines. Sums are in kopecks. */
interface Row {
  supplier: string | null;
  title: string;
  quantity: number | null;
  sum: number;
  vat: number;
  rate: string | null;
  /** the line; a total has none */
  item?: CartItem;
}

const rateLabel = (rate: VatRate) => (rate === null ? 'Без НДС' : `${rate} %`);

/** The columns of a cart's table. */
export const CART_COLUMNS: readonly Column<Row>[] = [
  { header: 'Поставщик', width: 28, value: ({ supplier }) => supplier },
  { header: 'Товар', width: 52, value: ({ title }) => title },
  { header: 'Артикул', width: 18, value: ({ item }) => item?.product.article ?? null },
  { header: 'Город', width: 18, value: ({ item }) => item?.city ?? null },
  { header: 'Склад', width: 22, value: ({ item }) => item?.warehouse ?? null },
  {
    header: 'Доставка, дней, не позже',
    width: 14,
    format: 'count',
    value: ({ item }) => item?.delivery_days_max ?? null,
  },
  { header: 'Количество, шт.', width: 12, format: 'count', value: ({ quantity }) => quantity },
  {
    header: 'Осталось, шт.',
    width: 12,
    format: 'count',
    value: ({ item }) => item?.available ?? null,
  },
  { header: 'Цена, ₽', width: 14, format: 'money', value: ({ item }) => item?.bulk_price ?? null },
  { header: 'Сумма с НДС, ₽', width: 16, format: 'money', value: ({ sum }) => sum },
  { header: 'Ставка НДС', width: 12, value: ({ rate }) => rate },
  { header: 'В том числе НДС, ₽', width: 16, format: 'money', value: ({ vat }) => vat },
  {
    header: 'Примечание',
    width: 44,
    value: ({ item }) => item?.warnings.map(({ message }) => message).join('; ') || null,
  },
];

/** The lines of a cart by supplier, each supplier with a total; then the total of all, and of each rate of VAT. */
export function cartRows({
  suppliers,
  quantity,
  delivery_cost,
  payable,
  vat,
  vat_split,
}: Cart): Row[] {
  const groups = suppliers.flatMap(({ supplier: { name: supplier }, items, ...group }) => [
    ...items.map(
      (item): Row => ({
        ...item,
        supplier,
        title: fullName(item.product),
        rate: rateLabel(item.vat_rate),
        item,
      }),
    ),
    { ...group, supplier, title: 'Итого у поставщика', sum: group.subtotal, rate: null },
  ]);
  const rates = vat_split.map((part): Row => {
    const rate = rateLabel(part.vat_rate);
    const title = part.vat_rate === null ? 'В том числе без НДС' : `В том числе с НДС ${rate}`;
    return { ...part, supplier: null, title, quantity: null, rate };
  });
  const delivery: Row = {
    ...{ supplier: null, title: 'Доставка', quantity: null, rate: null },
    sum: delivery_cost,
    vat: vat - suppliers.reduce((all, group) => all + group.vat, 0),
  };
  const whole = { supplier: null, title: 'Всего', quantity, sum: payable, vat, rate: null };
  return [...groups, ...(delivery_cost > 0 ? [delivery] : []), whole, ...rates];
}
