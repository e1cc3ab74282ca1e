import type { Order, OrderParty, OrderSummary } from '@org/api-client/schema';
import { numberOf } from '../../trade/order-number.ts';
import { lineSum, splitVat, totalOf } from '../../trade/vat.ts';
import { allowedActions } from './life/life.ts';
import type { OrderRow, Party, PricedItem, SummaryRow } from './rows.ts';

/** The pieces that count: the confirmed ones, or before an answer the ordered ones. */
const piecesOf = ({ quantity, confirmed_quantity }: PricedItem) => confirmed_quantity ?? quantity;
/** Kopecks per piece: the supplier's new price, if there is one, else the price of the order. */
export const priceOf = ({
  bulk_price,
  offered_price,
}: Pick<PricedItem, 'bulk_price' | 'offered_price'>) => offered_price ?? bulk_price;
const sumOf = (item: PricedItem, quantity = piecesOf(item)) =>
  lineSum({ ...item, bulk_price: priceOf(item), quantity });

/**
 * What the buyer owes for an order: its lines without the pieces of accepted claims, and the delivery if its cost is
 * known.
 */
export const payableOf = ({
  items,
  delivery_cost,
}: {
  items: readonly PricedItem[];
  delivery_cost: number | null;
}) =>
  totalOf(items.map((item) => sumOf(item, piecesOf(item) - item.credited))).sum +
  (delivery_cost ?? 0);

/** The stock that an order holds, to be put back on sale. */
export const offersBack = (items: readonly OrderRow['items'][number][]) =>
  items.map((item) => ({ offer_id: item.offer_id, quantity: piecesOf(item) }));

const quantityOf = (items: readonly PricedItem[]) =>
  items.reduce((pieces, item) => pieces + piecesOf(item), 0);

const partyOf = (id: string | null, { name, inn, kpp }: Party): OrderParty => ({
  id,
  name,
  inn: inn ?? null,
  kpp: kpp ?? null,
});

/** Whether the supplier confirmed less than was ordered. */
const isPartial = ({ status, items }: SummaryRow) =>
  !['declined', 'cancelled'].includes(status) &&
  items.some((item) => piecesOf(item) < item.quantity);

export function toSummary(row: SummaryRow): OrderSummary {
  return {
    id: row.id,
    number: numberOf(row.number),
    status: row.status,
    partial: isPartial(row),
    supplier: partyOf(row.supplier_id, row.supplier),
    buyer: partyOf(row.buyer_id, row.buyer),
    items_count: row.items.length,
    quantity: quantityOf(row.items),
    total: totalOf(row.items.map((item) => sumOf(item))).sum,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}

/** Converts a moment as PostgreSQL writes it in JSON to the contract's format. */
const isoOf = (moment: string) => new Date(moment).toISOString();
const iso = (moment: string | null) => moment && isoOf(moment);

/** An order as the contract shows it. */
export function toOrder(row: OrderRow): Order {
  const items = row.items.map((item) => ({ ...item, ...sumOf(item) }));
  const { vat } = totalOf(items);
  return {
    ...toSummary(row),
    side: row.is_buyer ? 'buyer' : 'supplier',
    contact: row.contact,
    items,
    vat,
    vat_split: splitVat(items),
    delivery: row.delivery,
    receiving: row.receiving,
    delivery_cost: row.delivery_cost,
    promised_on: row.promised_on,
    comment: row.comment,
    due_at: row.due_at?.toISOString() ?? null,
    pay_days: row.pay_days,
    pay_until: row.pay_until,
    payable: row.payable,
    paid: row.paid,
    payments: row.payments,
    shipments: row.shipments.map((one) => ({ ...one, received_at: iso(one.received_at) })),
    claims: row.claims.map((claim) => ({
      ...claim,
      due_at: isoOf(claim.due_at),
      created_at: isoOf(claim.created_at),
    })),
    documents: row.documents,
    credit: row.credit,
    history: row.history.map((event) => ({ ...event, at: isoOf(event.at) })),
    allowed: allowedActions(row),
  };
}
