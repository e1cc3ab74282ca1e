import { formatMoney, formatPieces } from '../../../shared/format/format.ts';
import { formatDay, formatDeadline } from '../../../shared/format/format-moment.ts';
import type { Order } from '../atoms.ts';
import { unshippedOf } from './sums.ts';

/** What each side does next, and until when. */
interface NextSteps {
  buyer: string;
  supplier: string;
}

function shippedNextSteps(order: Order): NextSteps {
  const rest = unshippedOf(order);
  const isUnderWay = order.shipments.some(({ received_at }) => received_at === null);
  const pay = order.pay_until && order.due > 0 ? `, оплату ${formatDay(order.pay_until)}` : '';
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
  const owed = order.due;
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
      return order.pay_days === 0 && order.due > 0
        ? {
            buyer: `оплатить ${formatMoney(order.due)}${due}`,
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
