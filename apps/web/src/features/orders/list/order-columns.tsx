import { writeRoubles } from '@org/trade/roubles';
import { Badge } from '@org/ui/badge';
import type { GridColumn, GridLayout, TableSort } from '@org/ui/data-grid';
import { Link } from '@org/ui/link';
import { countOf, formatMoney, formatPieces, POSITIONS } from '../../../shared/format/format.ts';
import { formatDayOfYear } from '../../../shared/format/format-moment.ts';
import { paths } from '../../../shared/page/paths.ts';
import { arrivalOf } from '../order-words.ts';
import type { OrderSort, OrderSummary } from '../orders.atoms.ts';
import { debtOf, turnLabel } from '../turn-words.ts';
import * as css from './orders.css.ts';

export type OrderSide = 'buyer' | 'supplier';
type Column = GridColumn<OrderSummary>;

/** A sum as a spreadsheet reads it: «5300,50». */
const plain = (kopecks: number) => writeRoubles(kopecks).replaceAll(/\s/g, '');

/** What the server sorts by: a column, and its direction. */
export const ORDER_SORTS = [
  'number__desc',
  'number__asc',
  'partner__asc',
  'partner__desc',
  'payable__desc',
  'payable__asc',
] as const satisfies readonly OrderSort[];
const isSorted = ({ id }: Column) => ORDER_SORTS.some((one) => one.startsWith(`${id}__`));

export const orderOf = ({ column, direction }: TableSort) =>
  `${column}__${direction === 'ascending' ? 'asc' : 'desc'}` as OrderSort;

export function sortOf(order: OrderSort): TableSort {
  const [column = '', direction] = order.split('__');
  return { column, direction: direction === 'asc' ? 'ascending' : 'descending' };
}

/** What stands in the cells of others, for a spreadsheet. */
export const LAYOUT: GridLayout = {
  frozen: ['number'],
  hidden: ['day', 'inn', 'positions', 'quantity', 'paid', 'due'],
};

export const Partner = ({ order, side }: { order: OrderSummary; side: OrderSide }) => (
  <>
    {side === 'buyer' ? order.supplier.name : order.buyer.name}
    <div className={css.note}>
      {countOf(order.items_count, POSITIONS)}, {formatPieces(order.quantity)}
    </div>
  </>
);

export function Arrival({ order }: { order: OrderSummary }) {
  const { days, note, isLate } = arrivalOf(order);
  return (
    <>
      {days}
      {note && <div className={isLate ? css.overdue : css.note}>{note}</div>}
    </>
  );
}

export function Sum({ order }: { order: OrderSummary }) {
  const { text, isOverdue } = debtOf(order);
  return (
    <>
      <span className={css.sumText}>{formatMoney(order.payable)}</span>
      {text && <div className={isOverdue ? css.overdue : css.note}>{text}</div>}
    </>
  );
}

export function Move({ order, side }: { order: OrderSummary; side: OrderSide }) {
  const { label, tone, note } = turnLabel(order, side);
  return (
    <>
      <Badge tone={tone}>{label}</Badge>
      {note && <div className={css.note}>{note}</div>}
    </>
  );
}

/** The company that buys is told where there are several. */
export function columnsOf(side: OrderSide, hasCompanies: boolean): Column[] {
  const other = (order: OrderSummary) => (side === 'buyer' ? order.supplier : order.buyer);
  const columns: Column[] = [
    {
      ...{ id: 'number', title: 'Заказ', width: 112, isRowHeader: true },
      text: ({ number }) => number,
      cell: ({ id, number, created_at }) => (
        <>
          <Link href={paths.order(id)}>{number}</Link>
          <div className={css.note}>{formatDayOfYear(created_at)}</div>
        </>
      ),
    },
    { id: 'day', title: 'Дата', width: 150, text: ({ created_at }) => formatDayOfYear(created_at) },
    {
      ...{ id: 'partner', width: 176, isFilling: true },
      title: side === 'buyer' ? 'Поставщик' : 'Покупатель',
      text: (order) => other(order).name,
      cell: (order) => <Partner order={order} side={side} />,
    },
    { id: 'inn', title: 'ИНН', width: 124, text: (order) => other(order).inn ?? '' },
    ...(hasCompanies ? [COMPANY] : []),
    {
      ...{ id: 'positions', title: 'Позиций', width: 96, align: 'end' },
      text: ({ items_count }) => String(items_count),
    },
    {
      ...{ id: 'quantity', title: 'Штук', width: 88, align: 'end' },
      text: ({ quantity }) => String(quantity),
    },
    {
      ...{ id: 'arrival', title: side === 'buyer' ? 'Привезут' : 'Привезти', width: 176 },
      text: (order) => arrivalOf(order).days,
      cell: (order) => <Arrival order={order} />,
    },
    {
      ...{ id: 'payable', title: 'К оплате, ₽', width: 150, align: 'end' },
      text: ({ payable }) => plain(payable),
      cell: (order) => <Sum order={order} />,
    },
    {
      ...{ id: 'paid', title: 'Оплачено, ₽', width: 124, align: 'end' },
      text: ({ paid }) => plain(paid),
    },
    {
      ...{ id: 'due', title: 'Осталось, ₽', width: 124, align: 'end' },
      text: ({ due }) => plain(due),
    },
    {
      ...{ id: 'state', title: 'Состояние и чей ход', width: 292 },
      text: (order) => turnLabel(order, side).label,
      cell: (order) => <Move order={order} side={side} />,
    },
  ];
  return columns.map((column) => ({ ...column, isSortable: isSorted(column) }));
}

const COMPANY: Column = {
  ...{ id: 'company', title: 'Компания', width: 160 },
  text: ({ buyer }) => (buyer.id ? buyer.name : ''),
};
