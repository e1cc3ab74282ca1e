import { formatMoney } from '../../shared/format/format.ts';
import { today } from '../../shared/format/format-day.ts';
import { formatDay } from '../../shared/format/format-moment.ts';
import { statusText, statusTones, turnOf, untilText } from './order-words.ts';
import type { OrderSummary, OrderTurn } from './orders.atoms.ts';

type Side = OrderTurn['by'];

/** What the reader does in an order that waits for them, and the button that leads there. */
const TASKS: Record<OrderTurn['action'], { badge: string; button: string }> = {
  answer: { badge: 'Ваш ответ', button: 'Ответить' },
  invoice: { badge: 'Выставьте счёт', button: 'Выставить счёт' },
  pay: { badge: 'Оплатите', button: 'Оплатить' },
  ship: { badge: 'Отгрузите', button: 'Отгрузить' },
  receive: { badge: 'Примите товар', button: 'Принять' },
  answer_claim: { badge: 'Претензия', button: 'Ответить' },
  refund: { badge: 'Верните деньги', button: 'Вернуть' },
};

/** What the other side is waited for. */
const WAITS: Record<OrderTurn['action'], string> = {
  answer: 'Ждём ответа',
  invoice: 'Ждём счёт',
  pay: 'Ждём оплату',
  ship: 'Ждём отгрузку',
  receive: 'Ждём приёмку',
  answer_claim: 'Ждём ответа на претензию',
  refund: 'Ждём возврата',
};

/** «Ответьте на изменения», «Оплатите 12 400 ₽» */
export function taskText({ status, due }: OrderSummary, { action }: OrderTurn): string {
  if (action === 'answer') return status === 'new' ? 'Ответьте на заказ' : 'Ответьте на изменения';
  if (action === 'pay') return `Оплатите ${formatMoney(due)}`;
  if (action === 'refund') return `Верните ${formatMoney(-due)}`;
  if (action === 'answer_claim') return 'Ответьте на претензию';
  if (action === 'receive') return 'Примите товар, когда его привезут';
  return TASKS[action].badge;
}
export const taskButton = ({ action }: OrderTurn) => TASKS[action].button;

/** Whose move it is, for a row of a list; the state of an order that is over. */
export function moveOf(order: OrderSummary, side: Side) {
  const own = turnOf(order, side);
  const turn = own ?? order.turns[0];
  if (!turn) return { label: statusText(order), tone: statusTones[order.status], note: '' };
  return {
    label: own ? TASKS[own.action].badge : WAITS[turn.action],
    tone: own ? ('warn' as const) : ('neutral' as const),
    // «Ждём ответа» beside «Ждёт ответа» says nothing new
    note: [turn.action !== 'answer' || own ? statusText(order) : '', untilText(order, turn).trim()]
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
    due > 0 && pay_until ? `${isOverdue ? 'просрочено с' : 'до'} ${formatDay(pay_until)}` : '';
  if (due < 0) return { text: `вернуть ${formatMoney(-due)}`, isOverdue };
  const isPaid = due === 0 && payable > 0 && status !== 'declined' && status !== 'cancelled';
  return { text: isPaid ? 'оплачен' : [rest, until].filter(Boolean).join(', '), isOverdue };
}
