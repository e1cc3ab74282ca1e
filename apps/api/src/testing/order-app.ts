import { randomUUID } from 'node:crypto';
import type { Order } from '@org/api-client/schema';
import { atLast } from './at-last.ts';
import { type Buyer, createTradeApp, type TradeApp } from './trade-app.ts';
import { createUser, type User } from './visitor.ts';

export interface OrderApp extends TradeApp {
  /** A member of the first supplier. */
  seller: User;
}

/** Creates the trade of `createTradeApp`, with an account that answers orders for its first supplier. */
export async function createOrderApp(
  options: Parameters<typeof createTradeApp>[0] = {},
): Promise<OrderApp> {
  const server = await createTradeApp(options);
  const seller = await createUser(server, { email: 'seller@koleso.ru' });
  await server.db.query('insert into company_member values ($1, $2)', [
    server.suppliers[0],
    seller.id,
  ]);
  return { ...server, seller };
}

/** Orders the cart with a new idempotency key, or with the same one again, as for a second press of the button. */
export const checkOut = (
  server: OrderApp,
  buyer: Buyer,
  body: object = {},
  key: string = randomUUID(),
) =>
  server.app.inject({
    method: 'POST',
    url: '/api/orders',
    headers: { authorization: buyer.authorization, 'idempotency-key': key },
    payload: body,
  });

/** Orders the cart as clients do: while the server is too busy, the same order is sent again under its key. */
export async function checkOutAtLast(server: OrderApp, buyer: Buyer) {
  const key = randomUUID();
  return atLast(() => checkOut(server, buyer, {}, key));
}

/** Orders a cart with these lines, and resolves to the orders. */
export async function placed(
  server: OrderApp,
  buyer: Buyer,
  ...items: [offer: string, quantity: number][]
): Promise<Order[]> {
  await buyer.add(...items);
  const answer = await checkOut(server, buyer);
  if (answer.statusCode !== 201) throw new Error(`No order was made: ${answer.body}`);
  return answer.json<{ data: Order[] }>().data;
}
