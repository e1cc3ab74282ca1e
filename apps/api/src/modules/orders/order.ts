import type { Order, OrderArrival, OrderParty, OrderSummary } from '@org/api-client/schema';
import {
  isOff,
  itemSum,
  type MoneyItem,
  orderedSum,
  orderMoney,
  piecesOf,
} from '@org/trade/order-money';
import { numberOf } from '../../trade/order-number.ts';
import { allowedActions } from './life.ts';
import type { OrderRow, Party, SummaryRow } from './order-rows.ts';

/** The stock that an order holds, to be put back on sale. */
export const offersBack = (items: readonly OrderRow['items'][number][]) =>
  items.map((item) => ({ offer_id: item.offer_id, quantity: piecesOf(item) }));

const quantityOf = (items: readonly MoneyItem[]) =>
  items.reduce((pieces, item) => pieces + piecesOf(item), 0);

const partyOf = (id: string | null, { name, inn, kpp }: Party): OrderParty => ({
  id,
  name,
  inn: inn ?? null,
  kpp: kpp ?? null,
});

/** Whether the supplier confirmed less than was ordered. */
const isPartial = ({ status, items }: Pick<SummaryRow, 'status' | 'items'>) =>
  !isOff(status) && items.some((item) => piecesOf(item) < item.quantity);

/** Converts a moment as PostgreSQL writes it in JSON to the contract's format. */
const isoOf = (moment: string) => new Date(moment).toISOString();
const iso = (moment: string | null) => moment && isoOf(moment);

/** When the goods come: the days of all warehouses together. */
function arrivalOf({
  receiving,
  received_on,
}: Pick<SummaryRow, 'receiving' | 'received_on'>): OrderArrival {
  const [date_min] = receiving.map((one) => one.date_min).sort();
  const date_max = receiving
    .map((one) => one.date_max)
    .sort()
    .at(-1);
  if (date_min === undefined || date_max === undefined) return null;
  const delivered = receiving.filter(({ kind }) => kind === 'delivery');
  const isBrought = delivered.every(({ reach }) => reach === 'delivers');
  const how = delivered.length === 0 ? 'pickup' : isBrought ? 'delivery' : 'dispatch';
  return { how, date_min, date_max, received_on };
}

/** What a list or a file shows of an order, without what it waits for. */
export function toFigures(row: Omit<SummaryRow, 'turns'>): Omit<OrderSummary, 'turns'> {
  const { goods, delivery_cost, payable, paid, due } = orderMoney(row);
  return {
    id: row.id,
    number: numberOf(row.number),
    status: row.status,
    partial: isPartial(row),
    supplier: partyOf(row.supplier_id, row.supplier),
    buyer: partyOf(row.buyer_id, row.buyer),
    items_count: row.items.length,
    quantity: quantityOf(row.items),
    ...{ goods, delivery_cost, payable, paid, due },
    ordered_sum: orderedSum(row),
    pay_until: row.pay_until,
    arrival: arrivalOf(row),
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}

export const toSummary = (row: SummaryRow): OrderSummary => ({
  ...toFigures(row),
  turns: row.turns.map((turn) => ({ ...turn, until: iso(turn.until) })),
});

/** An order as the contract shows it. */
export function toOrder(row: OrderRow): Order {
  return {
    ...toSummary(row),
    ...orderMoney(row),
    side: row.is_buyer ? 'buyer' : 'supplier',
    request: row.request,
    inquiry_id: row.inquiry_id,
    contact: row.contact,
    items: row.items.map((item) => ({ ...item, ...itemSum(item) })),
    delivery: row.delivery,
    receiving: row.receiving,
    promised_on: row.promised_on,
    comment: row.comment,
    due_at: row.due_at?.toISOString() ?? null,
    pay_days: row.pay_days,
    payments: row.payments,
    shipments: row.shipments.map((one) => ({ ...one, received_at: iso(one.received_at) })),
    claims: row.claims.map((claim) => ({
      ...claim,
      due_at: isoOf(claim.due_at),
      created_at: isoOf(claim.created_at),
    })),
    documents: row.documents,
    bank_changed_on: row.bank_changed_on,
    credit: row.credit,
    history: row.history.map((event) => ({ ...event, at: isoOf(event.at) })),
    allowed: allowedActions(row),
  };
}
