import type {
  Order,
  OrderItem,
  OrderParty,
  OrderStatus,
  OrderSummary,
} from '@org/api-client/schema';
import { lineSum, splitVat, totalOf } from '../../vat.ts';

type Action = Order['allowed'][number];
type Party = Omit<OrderParty, 'id'>;
/** The quantities and prices that an order's sums come from. */
type PricedItem = Pick<
  OrderItem,
  'quantity' | 'confirmed_quantity' | 'bulk_price' | 'vat_rate' | 'vat_included'
>;

/** What a list of orders shows, as the database gives it. */
export interface SummaryRow {
  id: string;
  number: number;
  status: OrderStatus;
  supplier_id: string | null;
  buyer_id: string | null;
  supplier: Party;
  buyer: Party;
  items: PricedItem[];
  created_at: Date;
  updated_at: Date;
}

/** An order as the database gives it, to one who may see it. */
export interface OrderRow extends SummaryRow {
  items: Omit<OrderItem, 'sum' | 'vat'>[];
  history: Order['history'];
  contact: Order['contact'];
  delivery: Order['delivery'];
  comment: string | null;
  /** whose eyes it is for; both may be true */
  is_buyer: boolean;
  is_supplier: boolean;
}

const numberOf = (number: number) => `П-${String(number).padStart(6, '0')}`;

/** Pieces that count: the confirmed ones once there are any. */
const piecesOf = ({ quantity, confirmed_quantity }: PricedItem) => confirmed_quantity ?? quantity;
const sumOf = (item: PricedItem) => lineSum({ ...item, quantity: piecesOf(item) });

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
  status === 'confirmed' && items.some((item) => piecesOf(item) < item.quantity);

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
    total: totalOf(row.items.map(sumOf)).sum,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}

/** Who may do what in which state. */
const RULES: Record<
  Exclude<Action, 'repeat'>,
  { by: 'buyer' | 'supplier'; from: OrderStatus[] }
> = {
  cancel: { by: 'buyer', from: ['new', 'confirmed'] },
  confirm: { by: 'supplier', from: ['new'] },
  decline: { by: 'supplier', from: ['new'] },
};
type Access = Pick<OrderRow, 'status' | 'is_buyer' | 'is_supplier'>;

/** What stands in the way of an action: it is the other side's, or the order is past it. */
export function obstacleTo(action: keyof typeof RULES, { status, is_buyer, is_supplier }: Access) {
  const { by, from } = RULES[action];
  if (!(by === 'buyer' ? is_buyer : is_supplier)) return 'side';
  return from.includes(status) ? undefined : 'status';
}

const allowedActions = (row: Access): Action[] => [
  ...(Object.keys(RULES) as (keyof typeof RULES)[]).filter(
    (action) => obstacleTo(action, row) === undefined,
  ),
  'repeat',
];

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
    comment: row.comment,
    history: row.history.map((event) => ({ ...event, at: new Date(event.at).toISOString() })),
    allowed: allowedActions(row),
  };
}
