import type { OrderItem, OrderStatus, VatPart } from '@org/api-client/schema';
import { type DeliveryCost, deliveryParts, lineSum, splitVat, totalOf } from './tax.ts';

/** The quantities and prices that an order's sums come from. */
export type MoneyItem = Pick<
  OrderItem,
  | 'quantity'
  | 'confirmed_quantity'
  | 'bulk_price'
  | 'offered_price'
  | 'credited'
  | 'vat_rate'
  | 'vat_included'
>;

/** What an order's money follows from. */
export interface MoneySource {
  status: OrderStatus;
  items: readonly MoneyItem[];
  /** what is charged for the delivery: nothing, or the costs in `receiving` together */
  delivery_cost: number;
  receiving: readonly DeliveryCost[];
  paid: number;
}

/** The money of an order, in kopecks with VAT. */
export interface OrderMoney {
  /** the lines, of the pieces that were ordered or confirmed */
  goods: number;
  delivery_cost: number;
  /** what accepted claims take off */
  credited_sum: number;
  /** goods and delivery without accepted claims: the sum of the order */
  payable: number;
  /** the VAT in `payable` */
  vat: number;
  vat_split: VatPart[];
  paid: number;
  /** what is still to be paid; negative if money is to be returned, 0 once an order is off */
  due: number;
}

/** The pieces of a line that count: the confirmed ones, or before an answer the ordered ones. */
export const piecesOf = ({
  quantity,
  confirmed_quantity,
}: Pick<MoneyItem, 'quantity' | 'confirmed_quantity'>): number => confirmed_quantity ?? quantity;

/** Kopecks per piece: the supplier's new price if there is one, else the price of the order. */
export const priceOf = ({
  bulk_price,
  offered_price,
}: Pick<MoneyItem, 'bulk_price' | 'offered_price'>): number => offered_price ?? bulk_price;

/** The cost of some pieces of a line, and the VAT in it. */
export const itemSum = (item: MoneyItem, quantity = piecesOf(item)) =>
  lineSum({ ...item, bulk_price: priceOf(item), quantity });

/** What was ordered: the lines at the order's prices with the delivery, whatever was answered or claimed since. */
export const orderedSum = ({
  items,
  delivery_cost,
}: Pick<MoneySource, 'items' | 'delivery_cost'>) =>
  totalOf(items.map((item) => lineSum(item))).sum + delivery_cost;

/** Whether an order was declined or cancelled: then nothing is owed for it, and no total counts it. */
export const isOff = (status: OrderStatus): boolean =>
  status === 'declined' || status === 'cancelled';

/** What is charged for the deliveries of an order, warehouse by warehouse. */
export const deliveriesOf = <Delivery extends DeliveryCost>({
  delivery_cost,
  receiving,
}: {
  delivery_cost: number;
  receiving: readonly Delivery[];
}) => (delivery_cost > 0 ? deliveryParts(receiving) : []);

/**
 * The money of an order: every page, letter, document and file shows these sums and no others. In SQL the same rule is
 * `order_money`.
 */
export function orderMoney(order: MoneySource): OrderMoney {
  const { status, items, delivery_cost, paid } = order;
  const goods = totalOf(items.map((item) => itemSum(item))).sum;
  const kept = items.map((item) => ({
    vat_rate: item.vat_rate,
    ...itemSum(item, piecesOf(item) - item.credited),
  }));
  const parts = [...kept, ...deliveriesOf(order)];
  const { sum: payable, vat } = totalOf(parts);
  return {
    goods,
    delivery_cost,
    credited_sum: goods - totalOf(kept).sum,
    payable,
    vat,
    vat_split: splitVat(parts.filter(({ sum }) => sum > 0)),
    paid,
    due: isOff(status) ? 0 : payable - paid,
  };
}
