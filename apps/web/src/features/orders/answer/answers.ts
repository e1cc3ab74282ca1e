import type { Order } from '../atoms.ts';

type Item = Order['items'][number];
type Priced = Pick<Item, 'vat_rate' | 'vat_included'>;

/** The supplier's answers by line id. A line that is not named stays as it was ordered. */
export type Answers = ReadonlyMap<string, { quantity?: number; price?: number }>;

/**
 * The cost of some pieces with their VAT, rounded per line, half up.
 * @see contract, OrderItem; apps/api/src/trade/vat.ts
 */
function sumOf({ vat_rate, vat_included }: Priced, price: number, quantity: number) {
  const net = price * quantity;
  const rate = vat_rate ?? 0;
  const vat = Math.round((net * rate) / (vat_included ? 100 + rate : 100));
  return { sum: vat_included ? net : net + vat, vat };
}

const totalOf = (parts: readonly Pick<Item, 'sum' | 'vat'>[]) => ({
  sum: parts.reduce((total, { sum }) => total + sum, 0),
  vat: parts.reduce((total, { vat }) => total + vat, 0),
});

/** The order with these lines, and with the sums that follow from them. */
function withItems(order: Order, items: Item[]): Order {
  const { sum: total, vat } = totalOf(items);
  return {
    ...order,
    items,
    quantity: items.reduce((pieces, item) => pieces + (item.confirmed_quantity ?? 0), 0),
    total,
    payable: total + (order.delivery_cost ?? 0),
    vat,
    vat_split: order.vat_split.map(({ vat_rate }) => ({
      vat_rate,
      ...totalOf(items.filter((item) => item.vat_rate === vat_rate)),
    })),
  };
}

/** The order as it will be after these answers of the supplier. */
export const withAnswers = (order: Order, answers: Answers): Order =>
  withItems(
    order,
    order.items.map((item) => {
      const { quantity = item.quantity, price = item.bulk_price } = answers.get(item.id) ?? {};
      const offered_price = price === item.bulk_price ? null : price;
      return {
        ...item,
        confirmed_quantity: quantity,
        offered_price,
        ...sumOf(item, price, quantity),
      };
    }),
  );

/** The order as it will be if the buyer accepts what the supplier offers, without the lines that the buyer refuses. */
export const withoutRefused = (order: Order, refused: ReadonlySet<string>): Order =>
  withItems(
    order,
    order.items.map((item) => {
      const quantity = refused.has(item.id) ? 0 : (item.confirmed_quantity ?? 0);
      return {
        ...item,
        confirmed_quantity: quantity,
        ...sumOf(item, item.offered_price ?? item.bulk_price, quantity),
      };
    }),
  );
