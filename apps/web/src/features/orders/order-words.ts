import { isOff } from '@org/trade/order-money';
import { formatDecimal, formatMoney, formatPieces } from '../../shared/format/format.ts';
import { formatDays, inRussian, today } from '../../shared/format/format-day.ts';
import { formatDayOfYear, formatDeadline } from '../../shared/format/format-moment.ts';
import type { Order, OrderPage, OrderStatus, OrderSummary, StatusChoice } from './orders.atoms.ts';

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

export type OrderEvent = Order['history'][number];

const pieces = ({ details }: OrderEvent) =>
  details.pieces === undefined ? '' : formatPieces(details.pieces);
const money = ({ details }: OrderEvent) =>
  details.sum === undefined ? '' : formatMoney(Math.abs(details.sum));
const until = ({ details }: OrderEvent) => (details.until ? formatDeadline(details.until) : '');

/** A sentence about each event, for both sides. */
const EVENTS: Record<OrderEvent['kind'], (event: OrderEvent) => string> = {
  placed: () => 'Заказ создан, товар в резерве',
  offered: (event) => `Поставщик готов отгрузить ${pieces(event)} на ${money(event)}`,
  confirmed: (event) => `Поставщик подтвердил ${pieces(event) || 'заказ'}`,
  accepted: (event) => `Покупатель принял изменения: ${pieces(event)} на ${money(event)}`,
  declined: () => 'Поставщик отклонил заказ',
  cancelled: () => 'Покупатель отменил заказ',
  lapsed: () => 'Срок вышел, резерв снят',
  extended: (event) => `Резерв продлён до ${until(event)}`,
  invoiced: (event) => `Выставлен счёт на ${money(event)}`,
  paid: (event) =>
    (event.details.sum ?? 0) < 0
      ? `Возвращено ${money(event)}`
      : `Поступила оплата ${money(event)}`,
  shipped: (event) => `Отгружено ${pieces(event)}`,
  released: (event) => `Не приедет ${pieces(event)}`,
  received: (event) => `Принято ${pieces(event)}`,
  claimed: (event) => `Заявлена претензия: ${pieces(event)}`,
  claim_accepted: (event) => `Претензия принята: ${pieces(event)} на ${money(event)}`,
  claim_rejected: () => 'Претензия отклонена',
  claim_withdrawn: () => 'Претензия отозвана',
  appealed: () => 'Поставщик спрашивает, просил ли об этом покупатель',
  appeal_agreed: () => 'Покупатель подтвердил, что сам просил',
  appeal_refused: () => 'Покупатель ответил, что не просил',
  bank_changed: () => 'Поставщик сменил банковские реквизиты',
  closed: () => 'Заказ закрыт: всё получено и оплачено',
};
export const eventText = (event: OrderEvent) => EVENTS[event.kind](event);

/** True if a payment is late. */
export const isOverdue = ({ pay_until, status, due }: Order) =>
  pay_until !== null && ['shipped', 'received'].includes(status) && due > 0 && pay_until < today();

type OrderReceiving = Order['receiving'][number];

const listed = (parts: readonly (string | null)[]) => parts.filter(Boolean).join(', ');

function costText({ cost, reach }: OrderReceiving): string {
  if (cost === 0) return 'бесплатно';
  if (cost !== null) return formatMoney(cost);
  return reach === 'carrier' ? 'по тарифу перевозчика' : 'стоимость доставки скажет поставщик';
}

/** How the goods of a warehouse are received, as it was promised: where, by whom, when and for how much. */
export function receivingText(one: OrderReceiving): string {
  const { receive, warehouse, reach, date_min, date_max } = one;
  const days = formatDays(date_min, date_max);
  if (!receive)
    return `Самовывоз: ${listed([warehouse.city, warehouse.address, warehouse.working_hours])}. Готово ${days}`;
  const { city, street, receiver, phone, working_hours } = receive;
  const when = reach === 'delivers' ? `Доставка ${days}` : `Отгрузка ${days}`;
  return `${listed([city, street, receiver, `+${phone}`, working_hours])}. ${when}, ${costText(one)}`;
}

const WAYS = { delivery: '', dispatch: 'отгрузка', pickup: 'самовывоз' };

/** When the goods come, for a row of a list: the days, and what happens on them. */
export function arrivalOf({ arrival, status }: Pick<OrderSummary, 'arrival' | 'status'>) {
  if (isOff(status)) return { days: '', note: '', isLate: false };
  const isThere = status === 'received' || status === 'closed';
  if (!arrival) return { days: '', note: isThere ? '' : 'срок не назван', isLate: false };
  const { how, date_min, date_max, received_on } = arrival;
  if (received_on) return { days: formatDayOfYear(received_on), note: 'получен', isLate: false };
  const isOneDay = date_min === date_max;
  const weekday = isOneDay ? inRussian(date_max, { weekday: 'long' }) : '';
  const isLate = date_max < today();
  const note = [WAYS[how] || weekday, isLate && 'срок прошёл'].filter(Boolean).join(', ');
  const isThisYear = date_max.slice(0, 4) === today().slice(0, 4);
  if (isOneDay || !isThisYear) return { days: formatDayOfYear(date_max), note, isLate };
  return { days: formatDays(date_min, date_max), note, isLate };
}
