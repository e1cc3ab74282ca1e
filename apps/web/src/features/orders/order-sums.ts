import { isOff, itemSum, orderMoney, piecesOf } from '@org/trade/order-money';
import { placeOf } from '../../shared/place-of.ts';
import type { Order } from './orders.atoms.ts';

type Item = Order['items'][number];

export const isChanged = (item: Item) =>
  item.confirmed_quantity !== null &&
  (item.confirmed_quantity < item.quantity || item.offered_price !== null);

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

/** The order with these lines, and with the sums that follow from them. */
export const withItems = (order: Order, items: readonly Item[]): Order => ({
  ...order,
  ...orderMoney({ ...order, items }),
  items: items.map((item) => ({ ...item, ...itemSum(item) })),
  quantity: sum(items.map(piecesOf)),
});
export const orderedOf = ({ items }: Pick<Order, 'items'>) =>
  sum(items.map((item) => item.quantity));
export const shippedOf = ({ items }: Pick<Order, 'items'>) =>
  sum(items.map((item) => item.shipped));
export const unshippedOf = ({ items }: Pick<Order, 'items'>) =>
  sum(items.map((item) => piecesOf(item) - item.shipped));

/** The lines, by the warehouse that they ship from. */
export const warehousesOf = ({ items }: Pick<Order, 'items'>) => [
  ...Map.groupBy(items, ({ city, warehouse }) => placeOf(warehouse ?? '', city ?? '')),
];

/** Pieces that the buyer ordered and does not get from this order. */
export const missingOf = ({ items, status }: Pick<Order, 'items' | 'status'>) =>
  isOff(status) ? orderedOf({ items }) : sum(items.map((item) => item.quantity - piecesOf(item)));
