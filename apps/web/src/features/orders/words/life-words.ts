import { formatMoney, formatPieces } from '../../../shared/format/format.ts';
import { today } from '../../../shared/format/format-day.ts';
import { formatDeadline } from '../../../shared/format/format-moment.ts';
import type { Order } from '../orders.atoms.ts';

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
