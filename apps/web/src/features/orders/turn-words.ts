import { formatMoney, formatPieces } from '../../shared/format/format.ts';
import { today } from '../../shared/format/format-day.ts';
import { formatDayOfYear, formatDeadline } from '../../shared/format/format-moment.ts';
import { unshippedOf } from './order-sums.ts';
import { statusText, statusTones } from './order-words.ts';
import type { Order, OrderSummary, OrderTurn } from './orders.atoms.ts';

type Side = OrderTurn['by'];

/** What an order waits for a side to do. */
export const turnOf = ({ turns }: Pick<OrderSummary, 'turns'>, side: Side) =>
  turns.find(({ by }) => by === side);

/** « до завтра, 12:00»; empty if nothing happens by itself. */
export function untilText({ pay_until }: Pick<OrderSummary, 'pay_until'>, turn: OrderTurn): string {
  if (turn.until) return ` до ${formatDeadline(turn.until)}`;
  return turn.action === 'pay' && pay_until ? ` до ${formatDayOfYear(pay_until)}` : '';
}

interface TurnWords {
  /** What the reader does, in a list, and the button that leads there. */
  badge: string;
  button: string;
  /** What is waited for of the other side, in a list. */
  awaited: string;
  /** The same two of one order, in a sentence; `until` as `untilText` says it. */
  doing: (order: Order, until: string) => string;
  waiting: (order: Order, until: string) => string;
}

const TURNS: Record<OrderTurn['action'], TurnWords> = {
  answer: {
    badge: 'Ваш ответ',
    button: 'Ответить',
    awaited: 'Ждём ответа',
    doing: (_, until) => `ответить${until}, потом резерв снимется`,
    waiting: ({ status, quantity }, until) =>
      status === 'new'
        ? `ждёт ответа${until}, товар в резерве`
        : `ждёт ответа, держит ${formatPieces(quantity)}`,
  },
  invoice: {
    badge: 'Выставьте счёт',
    button: 'Выставить счёт',
    awaited: 'Ждём счёт',
    doing: (_, until) => `выставить счёт${until}`,
    waiting: () => 'ждёт счёт',
  },
  pay: {
    badge: 'Оплатите',
    button: 'Оплатить',
    awaited: 'Ждём оплату',
    doing: ({ due }, until) => `оплатить ${formatMoney(due)}${until}`,
    waiting: ({ status }, until) =>
      status === 'invoiced' ? 'ждёт оплату, потом отгрузка' : `ждёт оплату${until}`,
  },
  ship: {
    badge: 'Отгрузите',
    button: 'Отгрузить',
    awaited: 'Ждём отгрузку',
    doing: (order) =>
      `отгрузить ${order.shipments.length > 0 ? 'ещё ' : ''}${formatPieces(unshippedOf(order))}`,
    waiting: (order) =>
      order.shipments.length > 0 ? `ждёт ещё ${formatPieces(unshippedOf(order))}` : 'ждёт отгрузку',
  },
  receive: {
    badge: 'Примите товар',
    button: 'Принять',
    awaited: 'Ждём приёмку',
    doing: () => 'принять товар, когда он приедет',
    waiting: ({ pay_until, due }) =>
      `ждёт приёмку${pay_until && due > 0 ? `, оплату ${formatDayOfYear(pay_until)}` : ''}`,
  },
  answer_claim: {
    badge: 'Претензия',
    button: 'Ответить',
    awaited: 'Ждём ответа на претензию',
    doing: (_, until) => `ответить на претензию${until}`,
    waiting: (_, until) => `ждёт ответа на претензию${until}`,
  },
  refund: {
    badge: 'Верните деньги',
    button: 'Вернуть',
    awaited: 'Ждём возврата',
    doing: ({ due }) => `вернуть ${formatMoney(-due)}`,
    waiting: ({ due }) => `ждёт возврата ${formatMoney(-due)}`,
  },
};

/** What a side does next in an order, or what it waits for; undefined once the order is over. */
export function turnSentence(order: Order, side: Side): string | undefined {
  const turnOfSide = turnOf(order, side);
  const turn = turnOfSide ?? order.turns[0];
  return (
    turn && TURNS[turn.action][turnOfSide ? 'doing' : 'waiting'](order, untilText(order, turn))
  );
}

/** «Ответьте на изменения», «Оплатите 12 400 ₽» */
export function turnText({ status, due }: OrderSummary, { action }: OrderTurn): string {
  if (action === 'answer') return status === 'new' ? 'Ответьте на заказ' : 'Ответьте на изменения';
  if (action === 'pay') return `Оплатите ${formatMoney(due)}`;
  if (action === 'refund') return `Верните ${formatMoney(-due)}`;
  if (action === 'answer_claim') return 'Ответьте на претензию';
  if (action === 'receive') return 'Примите товар, когда его привезут';
  return TURNS[action].badge;
}
export const turnButton = ({ action }: OrderTurn) => TURNS[action].button;

/** Whose turn it is, for a row of a list; the state of an order that is over. */
export function turnLabel(order: OrderSummary, side: Side) {
  const turnOfSide = turnOf(order, side);
  const turn = turnOfSide ?? order.turns[0];
  if (!turn) return { label: statusText(order), tone: statusTones[order.status], note: '' };
  return {
    label: turnOfSide ? TURNS[turnOfSide.action].badge : TURNS[turn.action].awaited,
    tone: turnOfSide ? ('warn' as const) : ('neutral' as const),
    // «Ждём ответа» beside «Ждёт ответа» says nothing new
    note: [
      turn.action !== 'answer' || turnOfSide ? statusText(order) : '',
      untilText(order, turn).trim(),
    ]
      .filter(Boolean)
      .join(', '),
  };
}

/** What is still to be paid, and by when, or what the sum was before it waits for the buyer's yes; else empty. */
export function debtOf({ due, paid, pay_until, payable, ordered_sum, status }: OrderSummary) {
  if (status === 'offered' && payable !== ordered_sum)
    return { text: `было ${formatMoney(ordered_sum)}`, isOverdue: false };
  const isOverdue = due > 0 && pay_until !== null && pay_until < today();
  const rest = paid > 0 && due > 0 ? `осталось ${formatMoney(due)}` : '';
  const until =
    due > 0 && pay_until
      ? `${isOverdue ? 'просрочено с' : 'до'} ${formatDayOfYear(pay_until)}`
      : '';
  if (due < 0) return { text: `вернуть ${formatMoney(-due)}`, isOverdue };
  const isPaid = due === 0 && payable > 0 && status !== 'declined' && status !== 'cancelled';
  return { text: isPaid ? 'оплачен' : [rest, until].filter(Boolean).join(', '), isOverdue };
}
