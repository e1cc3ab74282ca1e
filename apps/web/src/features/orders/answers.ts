import { withItems } from './order-sums.ts';
import type { Order } from './orders.atoms.ts';

/** The supplier's answers by line id. A line that is not named stays as it was ordered. */
export type Answers = ReadonlyMap<string, { quantity?: number; price?: number }>;

/** The order as it will be after these answers of the supplier. */
export const withAnswers = (order: Order, answers: Answers): Order =>
  withItems(
    order,
    order.items.map((item) => {
      const { quantity = item.quantity, price = item.bulk_price } = answers.get(item.id) ?? {};
      const offered_price = price === item.bulk_price ? null : price;
      return { ...item, confirmed_quantity: quantity, offered_price };
    }),
  );

/** The order as it will be if the buyer accepts what the supplier offers, without the lines that the buyer refuses. */
export const withoutRefused = (order: Order, refused: ReadonlySet<string>): Order =>
  withItems(
    order,
    order.items.map((item) => ({
      ...item,
      confirmed_quantity: refused.has(item.id) ? 0 : (item.confirmed_quantity ?? 0),
    })),
  );
