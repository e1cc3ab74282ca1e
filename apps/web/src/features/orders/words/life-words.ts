import { formatMoney, formatPieces } from '../../../shared/format/format.ts';
import { formatDay, formatDeadline } from '../../../shared/format/format-moment.ts';
import type { Order, OrderStatus } from '../atoms.ts';
import { owedOf, unshippedOf } from './sums.ts';

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
  closed: () => 'Заказ закрыт: всё получено и оплачено',
};
export const eventText = (event: OrderEvent) => EVENTS[event.kind](event);

/** What each side does next, and until when. */
export interface NextSteps {
  buyer: string;
  supplier: string;
}

function shippedNextSteps(order: Order): NextSteps {
  const rest = unshippedOf(order);
  const isUnderWay = order.shipments.some(({ received_at }) => received_at === null);
  const pay = order.pay_until && owedOf(order) > 0 ? `, оплату ${formatDay(order.pay_until)}` : '';
  return {
    buyer: isUnderWay ? 'принять товар, когда он приедет' : `ждёт ещё ${formatPieces(rest)}`,
    supplier: rest > 0 ? `отгрузить ещё ${formatPieces(rest)}` : `ждёт приёмку${pay}`,
  };
}

function receivedNextSteps(order: Order): NextSteps {
  const claim = order.claims.find(({ status }) => status === 'open');
  if (claim)
    return {
      buyer: `ждёт ответа на претензию до ${formatDeadline(claim.due_at)}`,
      supplier: `ответить на претензию до ${formatDeadline(claim.due_at)}`,
    };
  const owed = owedOf(order);
  const till = order.pay_until ? ` до ${formatDay(order.pay_until)}` : '';
  return owed < 0
    ? { buyer: `ждёт возврата ${formatMoney(-owed)}`, supplier: `вернуть ${formatMoney(-owed)}` }
    : { buyer: `оплатить ${formatMoney(owed)}${till}`, supplier: `ждёт оплату${till}` };
}

/** What both sides wait for; nothing once an order is over. */
export function nextStepsOf(order: Order): NextSteps | undefined {
  const due = order.due_at ? ` до ${formatDeadline(order.due_at)}` : '';
  switch (order.status) {
    case 'new':
      return {
        buyer: `ждёт ответа${due}, товар в резерве`,
        supplier: `ответить${due}, потом резерв снимется`,
      };
    case 'offered':
      return {
        buyer: `ответить${due}, потом резерв снимется`,
        supplier: `ждёт ответа, держит ${formatPieces(order.quantity)}`,
      };
    case 'confirmed':
      return { buyer: 'ждёт счёт', supplier: `выставить счёт${due}` };
    case 'invoiced':
      return order.pay_days === 0 && owedOf(order) > 0
        ? {
            buyer: `оплатить ${formatMoney(owedOf(order))}${due}`,
            supplier: 'ждёт оплату, потом отгрузка',
          }
        : { buyer: 'ждёт отгрузку', supplier: `отгрузить ${formatPieces(unshippedOf(order))}` };
    case 'shipped':
      return shippedNextSteps(order);
    case 'received':
      return receivedNextSteps(order);
    default:
      return undefined;
  }
}

/** True if a payment is late. */
export const isOverdue = ({ pay_until, status, ...order }: Order) =>
  pay_until !== null &&
  ['shipped', 'received'].includes(status) &&
  owedOf(order) > 0 &&
  pay_until < new Date().toLocaleDateString('sv');

export const ENDED: readonly OrderStatus[] = ['declined', 'cancelled'];
