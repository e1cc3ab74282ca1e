import type {
  Order,
  OrderItem,
  OrderParty,
  OrderStatus,
  OrderTurn,
  Role,
} from '@org/api-client/schema';
import type { MoneyItem } from '@org/trade/order-money';

export type Party = Omit<OrderParty, 'id'>;
/** What a list of orders shows, as the database gives it. */
export interface SummaryRow {
  id: string;
  number: number;
  status: OrderStatus;
  supplier_id: string | null;
  buyer_id: string | null;
  supplier: Party;
  buyer: Party;
  items: MoneyItem[];
  receiving: Order['receiving'];
  /** kopecks */
  delivery_cost: number;
  paid: number;
  pay_until: string | null;
  /** the day on which all goods were there; null before */
  received_on: string | null;
  /** moments as PostgreSQL writes them in JSON */
  turns: OrderTurn[];
  created_at: Date;
  updated_at: Date;
}

/** An order as the database gives it to a viewer. */
export interface OrderRow extends SummaryRow {
  request: Order['request'];
  inquiry_id: Order['inquiry_id'];
  items: Omit<OrderItem, 'sum' | 'vat'>[];
  history: Order['history'];
  contact: Order['contact'];
  delivery: Order['delivery'];
  promised_on: string | null;
  comment: string | null;
  due_at: Date | null;
  pay_days: number | null;
  /** the day on which the supplier's bank details have changed, while buyers are told so */
  bank_changed_on: string | null;
  payments: Order['payments'];
  shipments: Order['shipments'];
  claims: Order['claims'];
  documents: Order['documents'];
  credit: Order['credit'];
  /** the side of the viewer; both may be true */
  is_buyer: boolean;
  is_supplier: boolean;
  /** the viewer's roles there; none: all rights */
  buyer_roles: Role[] | null;
  supplier_roles: Role[] | null;
}
