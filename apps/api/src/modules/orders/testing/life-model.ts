import type { Order, OrderStatus } from '@org/api-client/schema';

/**
 * A second model of what may happen to an order, from the other end: by what the order holds, owes and waits for. It
 * takes nothing from the API's own table of rules, so that the two can be compared.
 */
type Action = Order['allowed'][number];

const BUYERS = new Set<Action>([
  'accept',
  'cancel',
  'receive',
  'claim',
  'withdraw_claim',
  'answer_appeal',
]);

const isAnswered = ({ status }: Order) => status !== 'new';
const isOver = ({ status }: Order) => status === 'declined' || status === 'cancelled';
const hasLeft = ({ shipments }: Order) => shipments.length > 0;
/** The goods are held until something was shipped. */
const isHeld = (order: Order) => !isOver(order) && !hasLeft(order);
const isOnItsWay = ({ shipments }: Order) => shipments.some((one) => one.received_at === null);
const hasCome = ({ shipments }: Order) => shipments.some((one) => one.received_at !== null);
const isInDispute = ({ claims }: Order) => claims.some(({ status }) => status === 'open');
const isOffered = ({ status }: Order) => status === 'offered';
const isBilled = ({ documents }: Order) => documents.some(({ kind }) => kind === 'invoice');
const isPromised = (order: Order) => isAnswered(order) && !isOffered(order) && !isOver(order);
const owesGoods = (order: Order) =>
  order.items.some((item) => item.shipped < (item.confirmed_quantity ?? item.quantity));
const isAsked = ({ history }: Order) => history.some(({ kind }) => kind === 'appealed');
const isAppealAnswered = ({ history }: Order) =>
  history.some(({ kind }) => kind === 'appeal_agreed' || kind === 'appeal_refused');
const isAgainstSupplier = ({ status, history }: Order) => {
  const answer = history.find(({ kind }) => ['confirmed', 'offered', 'lapsed'].includes(kind));
  return status === 'declined' || (answer !== undefined && answer.kind !== 'confirmed');
};
const paysAhead = ({ pay_days }: Order) => pay_days === 0;

const MAY: Record<Action, (order: Order) => boolean> = {
  confirm: (order) => isHeld(order) && !isAnswered(order),
  decline: (order) => isHeld(order) && order.paid === 0,
  cancel: (order) => isHeld(order) && order.paid === 0,
  accept: (order) => isHeld(order) && isOffered(order),
  extend: isHeld,
  invoice: (order) => isHeld(order) && isPromised(order) && !isBilled(order),
  pay: (order) => isPromised(order) && (isBilled(order) || hasLeft(order)),
  ship: (order) =>
    isPromised(order) && owesGoods(order) && !(paysAhead(order) && order.paid < order.payable),
  release: (order) => hasLeft(order) && owesGoods(order),
  receive: isOnItsWay,
  claim: hasCome,
  answer_claim: isInDispute,
  withdraw_claim: isInDispute,
  appeal: (order) => isAgainstSupplier(order) && !isAsked(order),
  answer_appeal: (order) => isAsked(order) && !isAppealAnswered(order),
  repeat: () => true,
};

export const mayBeDone = (action: Action, who: 'buyer' | 'supplier', order: Order): boolean =>
  (action === 'repeat' || BUYERS.has(action) === (who === 'buyer')) && MAY[action](order);

/** The status of an order whose goods were shipped. */
function underWay(order: Order): OrderStatus {
  if (owesGoods(order) || isOnItsWay(order)) return 'shipped';
  return order.paid === order.payable && !isInDispute(order) ? 'closed' : 'received';
}

const isAnotherThanOrdered = ({ items }: Order) =>
  items.some((item) => item.confirmed_quantity !== item.quantity || item.offered_price !== null);

/** Returns the status that a deed leads to. */
export function statusAfter(what: string, before: Order, after: Order): OrderStatus {
  if (hasLeft(after)) return underWay(after);
  if (what === 'lapse')
    return isHeld(before) && before.payments.length === 0 ? 'cancelled' : before.status;
  if (what === 'confirm') return isAnotherThanOrdered(after) ? 'offered' : 'confirmed';
  const states: Record<string, OrderStatus> = {
    decline: 'declined',
    cancel: 'cancelled',
    accept: 'confirmed',
    invoice: 'invoiced',
  };
  return states[what] ?? before.status;
}
