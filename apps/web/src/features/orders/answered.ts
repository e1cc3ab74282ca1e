import type { Order } from './atoms.ts';

type Item = Order['items'][number];
type Priced = Pick<Item, 'bulk_price' | 'vat_rate' | 'vat_included'>;

/** What so many pieces cost with their VAT, rounded per line, half up. @see contract, OrderItem; apps/api/src/vat.ts */
function sumOf({ bulk_price, vat_rate, vat_included }: Priced, quantity: number) {
  const price = bulk_price * quantity;
  const rate = vat_rate ?? 0;
  const vat = Math.round((price * rate) / (vat_included ? 100 + rate : 100));
  return { sum: vat_included ? price : price + vat, vat };
}

const totalOf = (parts: readonly Pick<Item, 'sum' | 'vat'>[]) => ({
  sum: parts.reduce((total, { sum }) => total + sum, 0),
  vat: parts.reduce((total, { vat }) => total + vat, 0),
});

/** The order as it will be once so many pieces of its lines are confirmed; lines that are not named are confirmed whole. */
export function answered(order: Order, confirming: ReadonlyMap<string, number>): Order {
  const items = order.items.map((item) => {
    const confirmed_quantity = confirming.get(item.id) ?? item.quantity;
    return { ...item, confirmed_quantity, ...sumOf(item, confirmed_quantity) };
  });
  const { sum: total, vat } = totalOf(items);
  return {
    ...order,
    items,
    quantity: items.reduce((pieces, { confirmed_quantity }) => pieces + confirmed_quantity, 0),
    total,
    vat,
    vat_split: order.vat_split.map(({ vat_rate }) => ({
      vat_rate,
      ...totalOf(items.filter((item) => item.vat_rate === vat_rate)),
    })),
  };
}
