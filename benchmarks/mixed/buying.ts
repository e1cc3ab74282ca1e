import { randomUUID } from 'node:crypto';
import type { Answer, Caller } from '../../faults/caller.ts';
import type { components } from '../../packages/api-client/src/schema.ts';

export type Cart = components['schemas']['Cart'];
type CartSupplier = components['schemas']['CartSupplier'];
type Options = Parameters<Caller['call']>[2];
/** Makes a call that is timed and counted under its kind. */
export type Call = <Body>(
  of: 'cart' | 'order',
  path: string,
  options?: Options,
) => Promise<Answer<Body>>;

/** Gives a buyer an address: nothing is delivered without an address and a phone. */
export async function settle(origin: string, buyer: Caller): Promise<void> {
  const { status, body } = await buyer.call(origin, '/addresses', {
    body: {
      label: 'Склад',
      city: 'Екатеринбург',
      street: 'Монтажников, 24',
      receiver: 'Андрей Мельников',
      phone: '73432884107',
      working_hours: null,
      is_default: true,
    },
  });
  if (status !== 201) throw new Error(`/addresses answered ${status} ${JSON.stringify(body)}`);
}

/**
 * Returns the offer and the quantity that reaches the supplier's minimum order; undefined if there is not enough stock.
 */
function enough({ items, min_order_left }: CartSupplier): [string, number] | undefined {
  const [item] = items;
  if (!item?.bulk_price || min_order_left === 0) return undefined;
  const { offer_id, quantity, multiple, available, bulk_price } = item;
  const more = Math.ceil(min_order_left / bulk_price / multiple) * multiple;
  return quantity + more <= available ? [offer_id, quantity + more] : undefined;
}

/**
 * Orders a cart as the page does: adds pieces up to the supplier's minimum order, selects pickup where nothing can be
 * delivered, and sends the sum that was shown. Returns undefined where the page would not allow an order either.
 */
export async function orderCart(call: Call, seen: Cart): Promise<Answer<unknown> | undefined> {
  let cart = seen;
  const take = ({ status, body }: Answer<Cart>) => {
    if (status === 200) cart = body;
  };
  for (const supplier of seen.suppliers) {
    const pieces = enough(supplier);
    if (!pieces) continue;
    const [offer, quantity] = pieces;
    await call('cart', `/cart/items/${offer}`, { method: 'PUT', body: { quantity } });
    take(await call<Cart>('cart', '/cart'));
  }
  for (const { kind, reach, pickup, warehouse } of cart.suppliers.flatMap((one) => one.shipments))
    if (kind === 'delivery' && reach === 'never' && pickup)
      take(
        await call<Cart>('cart', `/cart/receiving/${warehouse.id}`, {
          method: 'PUT',
          body: { kind: 'pickup' },
        }),
      );
  const isOrderable = cart.suppliers.every(
    ({ min_order_left, shipments }) =>
      min_order_left === 0 &&
      shipments.every(({ kind, reach }) => kind === 'pickup' || reach !== 'never'),
  );
  if (!isOrderable || cart.items_count === 0) return undefined;
  const costs = cart.suppliers.flatMap(({ shipments }) => shipments.map(({ cost }) => cost ?? 0));
  return call('order', '/orders', {
    body: {
      expected_goods: cart.goods,
      expected_delivery: costs.reduce((sum, cost) => sum + cost, 0),
    },
    key: randomUUID(),
  });
}
