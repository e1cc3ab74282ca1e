import type { Order, OrderEventKind, OrderStatus, Right } from '@org/api-client/schema';
import { orderMoney, piecesOf } from '@org/trade/order-money';
import { rightsOf } from '@org/trade/roles';
import { differenceInDays } from 'date-fns/differenceInDays';
import type { OrderRow } from './order-rows.ts';

type Action = Order['allowed'][number];
type Side = Order['side'];

interface Rule {
  by: Side | 'both';
  /** what it takes in the company on that side, as the contract says of the call; anybody's if left out */
  right?: Right;
  from: readonly OrderStatus[];
  /** Says what else forbids the action, to whoever tries it. */
  unless?: (order: OrderRow) => string | undefined;
}

const sum = (parts: readonly number[]) => parts.reduce((total, part) => total + part, 0);

/** The pieces that are promised and have not been shipped yet. */
const leftToShip = ({ items }: Pick<OrderRow, 'items'>) =>
  sum(items.map((item) => piecesOf(item) - item.shipped));

const isUnderWay = ({ shipments }: OrderRow) => shipments.some((one) => one.received_at === null);
const hasOpenClaim = ({ claims }: OrderRow) => claims.some(({ status }) => status === 'open');

const unlessPaid = ({ paid }: OrderRow) =>
  paid > 0 ? 'По заказу есть оплата: сначала верните деньги' : undefined;
const unlessAllShipped = (order: OrderRow) =>
  leftToShip(order) === 0 ? 'Всё уже отгружено' : undefined;

const EVERY: OrderStatus[] = [
  'new',
  'offered',
  'confirmed',
  'invoiced',
  'shipped',
  'received',
  'closed',
  'declined',
  'cancelled',
];
/** The states in which nothing was shipped yet, and the stock is held. */
export const HELD = ['new', 'offered', 'confirmed', 'invoiced'] as const satisfies OrderStatus[];

/** How long an order counts for its supplier's reliability. */
const COUNTED_DAYS = 90;

const happened = ({ history }: OrderRow, ...kinds: OrderEventKind[]) =>
  history.some(({ kind }) => kinds.includes(kind));

/** Whether an order counts against its supplier: it was declined, or never confirmed as it was asked for. */
const isAgainstSupplier = (order: OrderRow) =>
  happened(order, 'declined') ||
  (happened(order, 'offered', 'lapsed') && !happened(order, 'confirmed'));

function unlessCounted(order: OrderRow) {
  if (happened(order, 'appealed')) return 'Покупателя об этом уже спросили';
  if (!isAgainstSupplier(order)) return 'Заказ не ухудшает показатели';
  return differenceInDays(Date.now(), order.created_at) < COUNTED_DAYS
    ? undefined
    : 'Заказ старше 90 дней и больше не учитывается';
}

/** Who may do what, and when: nothing happens to an order that this table doesn't allow. Decision 92. */
export const RULES: Record<Action, Rule> = {
  confirm: { by: 'supplier', right: 'sell', from: ['new'] },
  decline: { by: 'supplier', right: 'sell', from: HELD, unless: unlessPaid },
  accept: { by: 'buyer', right: 'buy', from: ['offered'] },
  cancel: { by: 'buyer', right: 'buy', from: HELD, unless: unlessPaid },
  extend: { by: 'supplier', right: 'sell', from: HELD },
  invoice: { by: 'supplier', right: 'papers', from: ['confirmed'] },
  pay: { by: 'supplier', right: 'papers', from: ['invoiced', 'shipped', 'received', 'closed'] },
  ship: {
    by: 'supplier',
    right: 'ship',
    from: ['confirmed', 'invoiced', 'shipped'],
    unless: (order) =>
      unlessAllShipped(order) ??
      (order.pay_days === 0 && orderMoney(order).due > 0
        ? 'Заказ с предоплатой: сначала отметьте оплату'
        : undefined),
  },
  release: { by: 'supplier', right: 'sell', from: ['shipped'], unless: unlessAllShipped },
  receive: {
    by: 'buyer',
    right: 'receive',
    from: ['shipped'],
    unless: (order) => (isUnderWay(order) ? undefined : 'Всё отгруженное уже принято'),
  },
  claim: {
    by: 'buyer',
    right: 'receive',
    from: ['shipped', 'received', 'closed'],
    unless: ({ shipments }) =>
      shipments.every((one) => one.received_at === null) ? 'Сначала примите товар' : undefined,
  },
  answer_claim: {
    by: 'supplier',
    right: 'sell',
    from: ['shipped', 'received'],
    unless: (order) => (hasOpenClaim(order) ? undefined : 'Открытых претензий нет'),
  },
  withdraw_claim: {
    by: 'buyer',
    right: 'receive',
    from: ['shipped', 'received'],
    unless: (order) => (hasOpenClaim(order) ? undefined : 'Открытых претензий нет'),
  },
  appeal: { by: 'supplier', right: 'sell', from: EVERY, unless: unlessCounted },
  answer_appeal: {
    by: 'buyer',
    right: 'buy',
    from: EVERY,
    unless: (order) =>
      happened(order, 'appealed') && !happened(order, 'appeal_agreed', 'appeal_refused')
        ? undefined
        : 'Поставщик ни о чём не спрашивает',
  },
  repeat: { by: 'both', from: EVERY },
};

const STATES: Record<OrderStatus, string> = {
  new: 'Поставщик ещё не ответил',
  offered: 'Покупатель ещё не ответил на изменения',
  confirmed: 'Заказ уже подтверждён',
  invoiced: 'По заказу уже выставлен счёт',
  shipped: 'Заказ уже отгружен',
  received: 'Заказ уже получен',
  closed: 'Заказ уже закрыт',
  declined: 'Заказ уже отклонён',
  cancelled: 'Заказ уже отменён',
};

/**
 * Returns what forbids an action: `side` if it is the other side's, `right` if the viewer lacks the right to it, else a
 * sentence; undefined if it is allowed.
 */
export function obstacleTo(action: Action, order: OrderRow): string | undefined {
  const { by, right, from, unless } = RULES[action];
  const { is_buyer, is_supplier, buyer_roles, supplier_roles } = order;
  const isTheirs = by === 'both' || (by === 'buyer' ? is_buyer : is_supplier);
  if (!isTheirs) return 'side';
  const roles = by === 'buyer' ? buyer_roles : supplier_roles;
  if (right && !(roles && rightsOf(roles).includes(right))) return 'right';
  return from.includes(order.status) ? unless?.(order) : STATES[order.status];
}

export const allowedActions = (order: OrderRow): Action[] =>
  (Object.keys(RULES) as Action[]).filter((action) => obstacleTo(action, order) === undefined);

/**
 * Returns the status that a shipped order reaches by itself: received when everything promised has come, closed when
 * everything is also paid and settled.
 */
export function settledStatus(order: OrderRow): OrderStatus {
  if (!['shipped', 'received', 'closed'].includes(order.status)) return order.status;
  if (leftToShip(order) > 0 || isUnderWay(order)) return 'shipped';
  return orderMoney(order).due === 0 && !hasOpenClaim(order) ? 'closed' : 'received';
}
