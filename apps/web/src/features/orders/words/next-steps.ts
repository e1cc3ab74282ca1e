import { formatMoney, formatPieces } from '../../../shared/format/format.ts';
import { formatDay, formatDeadline } from '../../../shared/format/format-moment.ts';
import type { Order, OrderSummary, OrderTurn } from '../orders.atoms.ts';
import { unshippedOf } from './sums.ts';

type Side = OrderTurn['by'];

/** What an order waits for a side to do. */
export const turnOf = ({ turns }: Pick<OrderSummary, 'turns'>, side: Side) =>
  turns.find(({ by }) => by === side);

/** « до завтра, 12:00»; empty if nothing happens by itself. */
export function untilText({ pay_until }: Pick<OrderSummary, 'pay_until'>, turn: OrderTurn): string {
  if (turn.until) return ` до ${formatDeadline(turn.until)}`;
  return turn.action === 'pay' && pay_until ? ` до ${formatDay(pay_until)}` : '';
}

type Words = (order: Order, until: string) => string;

const TASKS: Record<OrderTurn['action'], Words> = {
  answer: (_, until) => `ответить${until}, потом резерв снимется`,
  invoice: (_, until) => `выставить счёт${until}`,
  pay: ({ due }, until) => `оплатить ${formatMoney(due)}${until}`,
  ship: (order) =>
    `отгрузить ${order.shipments.length > 0 ? 'ещё ' : ''}${formatPieces(unshippedOf(order))}`,
  receive: () => 'принять товар, когда он приедет',
  answer_claim: (_, until) => `ответить на претензию${until}`,
  refund: ({ due }) => `вернуть ${formatMoney(-due)}`,
};

const WAITS: Record<OrderTurn['action'], Words> = {
  answer: ({ status, quantity }, until) =>
    status === 'new'
      ? `ждёт ответа${until}, товар в резерве`
      : `ждёт ответа, держит ${formatPieces(quantity)}`,
  invoice: () => 'ждёт счёт',
  pay: ({ status }, until) =>
    status === 'invoiced' ? 'ждёт оплату, потом отгрузка' : `ждёт оплату${until}`,
  ship: (order) =>
    order.shipments.length > 0 ? `ждёт ещё ${formatPieces(unshippedOf(order))}` : 'ждёт отгрузку',
  receive: ({ pay_until, due }) =>
    `ждёт приёмку${pay_until && due > 0 ? `, оплату ${formatDay(pay_until)}` : ''}`,
  answer_claim: (_, until) => `ждёт ответа на претензию${until}`,
  refund: ({ due }) => `ждёт возврата ${formatMoney(-due)}`,
};

/** What a side does next, or what it waits for; undefined once an order is over. */
export function nextStepOf(order: Order, side: Side): string | undefined {
  const own = turnOf(order, side);
  const turn = own ?? order.turns[0];
  return turn && (own ? TASKS : WAITS)[turn.action](order, untilText(order, turn));
}
