import { formatDecimal, formatMoney } from '../../../shared/format/format.ts';
import type { Order, OrderPage, OrderStatus, StatusChoice } from '../orders.atoms.ts';

const statusLabels: Record<OrderStatus, string> = {
  new: 'Ждёт ответа',
  offered: 'Изменён поставщиком',
  confirmed: 'Подтверждён',
  invoiced: 'Выставлен счёт',
  shipped: 'Отгружен',
  received: 'Получен',
  closed: 'Закрыт',
  declined: 'Отклонён',
  cancelled: 'Отменён',
};
export const statusTones = {
  new: 'warn',
  offered: 'warn',
  confirmed: 'ok',
  invoiced: 'ok',
  shipped: 'ok',
  received: 'ok',
  closed: 'neutral',
  declined: 'danger',
  cancelled: 'neutral',
} as const;

/** The choices of the filter by state: orders that are not over, those of one state, all. */
const STATUSES = [
  { value: 'live', label: 'Живые' },
  { value: 'new', label: 'Новые' },
  { value: 'offered', label: 'Изменённые' },
  { value: 'confirmed', label: 'Подтверждённые' },
  { value: 'invoiced', label: 'Со счётом' },
  { value: 'shipped', label: 'Отгруженные' },
  { value: 'received', label: 'Полученные' },
  { value: 'closed', label: 'Закрытые' },
  { value: 'declined', label: 'Отклонённые' },
  { value: 'cancelled', label: 'Отменённые' },
  { value: 'all', label: 'Все' },
] as const;
const OVER = ['closed', 'declined', 'cancelled'] as const;

/** How many orders a choice of states finds. */
export function ordersIn(choice: StatusChoice, statuses: OrderPage['statuses']): number {
  const isChosen = (status: OrderStatus) =>
    choice === 'live' ? !OVER.some((over) => over === status) : choice === status;
  return statuses.reduce(
    (all, { status, orders }) => (choice === 'all' || isChosen(status) ? all + orders : all),
    0,
  );
}

/** The choices of the filter by state, with the orders that each finds as soon as they are known. */
export const statusItems = (statuses: OrderPage['statuses'] | undefined) =>
  STATUSES.map(({ value, label }) => ({
    value,
    label: statuses ? `${label}: ${ordersIn(value, statuses)}` : label,
  }));

export const isStatusChoice = (text: string | null): text is StatusChoice =>
  text !== null && STATUSES.some(({ value }) => value === text);

const OVER_WORDS = { closed: 'закрытых', declined: 'отклонённых', cancelled: 'отменённых' };

/** «закрытых 6, отменённых 2»; empty if no order is over. */
export const overText = (statuses: OrderPage['statuses']) =>
  OVER.map((status) => [OVER_WORDS[status], ordersIn(status, statuses)] as const)
    .filter(([, count]) => count > 0)
    .map(([words, count]) => `${words} ${count}`)
    .join(', ');

/** «ООО «Каток», ИНН 7707083893, КПП 773601001» */
export const partyText = ({ name, inn, kpp }: Order['supplier']) =>
  [name, inn && `ИНН ${inn}`, kpp && `КПП ${kpp}`].filter(Boolean).join(', ');

export const vatText = ({ vat_rate, sum, vat }: Order['vat_split'][number]) =>
  vat_rate === null
    ? `без НДС ${formatMoney(sum)}`
    : `в том числе НДС ${formatDecimal(vat_rate)}\u202f% ${formatMoney(vat)}`;

/** What the delivery costs, as far as it is known. */
export function deliveryCostText({ receiving, delivery_cost }: Order): string {
  if (receiving.every(({ cost }) => cost !== null)) return formatMoney(delivery_cost);
  return delivery_cost > 0
    ? `${formatMoney(delivery_cost)}, остальное сообщит перевозчик`
    : 'стоимость сообщит перевозчик';
}

/** «Подтверждён частично» */
export const statusText = ({ status, partial }: Pick<Order, 'status' | 'partial'>) =>
  partial && status === 'confirmed' ? 'Подтверждён частично' : statusLabels[status];

export const deliveryText = ({ delivery, items }: Pick<Order, 'delivery' | 'items'>) => {
  if (delivery.kind === 'delivery') return delivery.address ?? 'Доставка, адрес не указан';
  const places = new Set(items.map(({ city, warehouse }) => `${city}, ${warehouse}`));
  return `Самовывоз: ${[...places].join('; ')}`;
};
