import { placeOf } from '../../../shared/place-of.ts';
import type { Order } from '../atoms.ts';

type Item = Order['items'][number];

/** The pieces that the sum of a line covers. */
export const piecesOf = ({
  quantity,
  confirmed_quantity,
}: Pick<Item, 'quantity' | 'confirmed_quantity'>) => confirmed_quantity ?? quantity;

/** Kopecks per piece: the supplier's new price if there is one, else the price of the order. */
export const priceOf = ({
  bulk_price,
  offered_price,
}: Pick<Item, 'bulk_price' | 'offered_price'>) => offered_price ?? bulk_price;

export const isChanged = (item: Item) =>
  item.confirmed_quantity !== null &&
  (item.confirmed_quantity < item.quantity || item.offered_price !== null);

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

/** Pieces and kopecks of some lines of an order. */
export const sumsOf = (items: readonly Item[]) => ({
  quantity: sum(items.map(piecesOf)),
  total: sum(items.map((item) => item.sum)),
});
export const orderedOf = ({ items }: Pick<Order, 'items'>) =>
  sum(items.map((item) => item.quantity));
export const shippedOf = ({ items }: Pick<Order, 'items'>) =>
  sum(items.map((item) => item.shipped));
export const unshippedOf = ({ items }: Pick<Order, 'items'>) =>
  sum(items.map((item) => piecesOf(item) - item.shipped));
export const owedOf = ({ payable, paid }: Pick<Order, 'payable' | 'paid'>) => payable - paid;

/** The lines, by the warehouse that they ship from. */
export const warehousesOf = ({ items }: Pick<Order, 'items'>) => [
  ...Map.groupBy(items, ({ city, warehouse }) => placeOf(warehouse ?? '', city ?? '')),
];

/** Pieces that the buyer ordered and does not get from this order. */
export const missingOf = ({ items, status }: Pick<Order, 'items' | 'status'>) =>
  status === 'declined' || status === 'cancelled'
    ? orderedOf({ items })
    : sum(items.map((item) => item.quantity - piecesOf(item)));
