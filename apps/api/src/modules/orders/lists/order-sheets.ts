import type { OrderSummary, TradePart } from '@org/api-client/schema';
import type { Column } from '../../../spreadsheet/spreadsheet-xlsx.ts';
import { shortDay } from '../../../trade/moscow.ts';
import type { TradeBy } from '../trade/trade-figures.sql.ts';

const STATES: Record<OrderSummary['status'], string> = {
  new: 'Ждёт ответа',
  offered: 'Изменён поставщиком',
  confirmed: 'Подтверждён',
  invoiced: 'Счёт выставлен',
  shipped: 'Отгружен',
  received: 'Получен',
  closed: 'Закрыт',
  declined: 'Отклонён',
  cancelled: 'Отменён',
};
/** The columns of a list of orders. */
export const ORDER_COLUMNS: readonly Column<Omit<OrderSummary, 'turns'>>[] = [
  { header: 'Номер', width: 14, value: ({ number }) => number },
  { header: 'Дата', width: 12, value: ({ created_at }) => shortDay(new Date(created_at)) },
  { header: 'Поставщик', width: 32, value: ({ supplier }) => supplier.name },
  { header: 'ИНН поставщика', width: 14, value: ({ supplier }) => supplier.inn },
  { header: 'Покупатель', width: 32, value: ({ buyer }) => buyer.name },
  { header: 'ИНН покупателя', width: 14, value: ({ buyer }) => buyer.inn },
  { header: 'Состояние', width: 20, value: ({ status }) => STATES[status] },
  { header: 'Позиций', width: 10, format: 'count', value: ({ items_count }) => items_count },
  { header: 'Количество, шт.', width: 14, format: 'count', value: ({ quantity }) => quantity },
  { header: 'Сумма с НДС, ₽', width: 16, format: 'money', value: ({ payable }) => payable },
  {
    header: 'В том числе доставка, ₽',
    width: 16,
    format: 'money',
    value: ({ delivery_cost }) => delivery_cost,
  },
  { header: 'Оплачено, ₽', width: 16, format: 'money', value: ({ paid }) => paid },
  { header: 'Осталось оплатить, ₽', width: 16, format: 'money', value: ({ due }) => due },
];

const NAMES: Record<TradeBy, string> = {
  months: 'Месяц',
  brands: 'Бренд',
  partners: 'Контрагент',
  sizes: 'Размер',
  companies: 'Компания',
};

/** A sum of the pieces whose market is known; an empty cell if there are none. */
const ofMarket =
  (what: 'paid' | 'sum') =>
  ({ market }: TradePart) =>
    market.quantity > 0 ? market[what] : null;

/** The columns of a table of what was bought or sold, by groups. */
export const tradeColumns = (by: TradeBy): readonly Column<TradePart>[] => [
  { header: NAMES[by], width: 36, value: ({ name }) => name },
  { header: 'Заказов', width: 12, format: 'count', value: ({ orders }) => orders },
  { header: 'Количество, шт.', width: 16, format: 'count', value: ({ quantity }) => quantity },
  { header: 'Сумма с НДС, ₽', width: 18, format: 'money', value: ({ sum }) => sum },
  {
    header: 'В том числе доставка, ₽',
    width: 18,
    format: 'money',
    value: ({ delivery }) => delivery,
  },
  {
    header: 'Рынок известен, шт.',
    width: 16,
    format: 'count',
    value: ({ market }) => market.quantity,
  },
  { header: 'За них заплачено, ₽', width: 18, format: 'money', value: ofMarket('paid') },
  { header: 'По рынку того дня, ₽', width: 18, format: 'money', value: ofMarket('sum') },
  {
    header: 'Год назад, шт.',
    width: 14,
    format: 'count',
    value: ({ year_ago }) => year_ago?.quantity ?? null,
  },
  {
    header: 'Год назад, ₽',
    width: 18,
    format: 'money',
    value: ({ year_ago }) => year_ago?.sum ?? null,
  },
];
