import { randomUUID } from 'node:crypto';
import type { Order, OrderMessage } from '@org/api-client/schema';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createOrderApp, type OrderApp, placed } from '../../testing/order-app.ts';
import { type Buyer, createBuyer } from '../../testing/trade-app.ts';
import type { User } from '../../testing/visitor.ts';
import { dayIn } from './testing/day-in.ts';

let server: OrderApp;
let buyer: Buyer;
let order: Order;

beforeAll(async () => {
  server = await createOrderApp();
  buyer = await createBuyer(server);
  const [offer = ''] = server.offers[0];
  await server.setOffer(offer, { bulk_price: 100_000, quantity: 100, min_order: 1, multiple: 1 });
  await server.db.query('update company set min_order_sum = 0');
  const [made] = await placed(server, buyer, [offer, 10]);
  if (!made) throw new Error('No order was made.');
  order = made;
  for (const step of ['confirm', 'invoice'])
    await server.seller.post(`/orders/${order.id}/${step}`, {});
});
afterAll(() => server.close());

const press = (user: User, path: string, payload: object, key: string) =>
  server.app.inject({
    method: 'POST',
    url: `/api/orders/${order.id}${path}`,
    headers: { authorization: user.authorization, 'idempotency-key': key },
    payload,
  });
const seen = async () => (await buyer.get(`/orders/${order.id}`)).json<Order>();
const line = () => order.items[0]?.id ?? '';

/** Sends a call as a double press and a proxy do, then once more later. Resolves to the statuses. */
async function repeat(user: User, path: string, payload: object) {
  const key = randomUUID();
  const [first, second] = await Promise.all([
    press(user, path, payload, key),
    press(user, path, payload, key),
  ]);
  const later = await press(user, path, payload, key);
  return [first.statusCode, second.statusCode, later.statusCode];
}

describe('under one key', () => {
  test('a payment is recorded once', async () => {
    const payment = { sum: 100_000, paid_on: dayIn(0) };
    expect(await repeat(server.seller, '/payments', payment)).toEqual([200, 200, 200]);
    expect((await seen()).paid).toBe(100_000);
  });

  test('two payments that differ are two, and the second needs a key of its own', async () => {
    const key = randomUUID();
    const paid = (sum: number) =>
      press(server.seller, '/payments', { sum, paid_on: dayIn(0) }, key);
    expect((await paid(200_000)).statusCode).toBe(200);
    expect((await paid(300_000)).statusCode).toBe(409);
    expect((await seen()).paid).toBe(300_000);
  });

  test('a refused payment leaves its key free', async () => {
    const key = randomUUID();
    const pay = (sum: number) => press(server.seller, '/payments', { sum, paid_on: dayIn(0) }, key);
    expect((await pay(0)).statusCode).toBe(422);
    expect((await pay(700_000)).statusCode).toBe(200);
    expect((await seen()).paid).toBe(1_000_000);
  });

  test('a part is shipped once', async () => {
    const shipment = {
      carrier: 'Своя машина',
      shipped_on: dayIn(0),
      items: [{ id: line(), quantity: 3 }],
    };
    expect(await repeat(server.seller, '/shipments', shipment)).toEqual([200, 200, 200]);
    expect((await seen()).shipments).toHaveLength(1);
  });

  test('a shipment is received once, and the repeated call is told so', async () => {
    const { shipments } = await seen();
    const path = `/shipments/${shipments[0]?.id}/receive`;
    expect(await repeat(buyer, path, {})).toEqual([200, 200, 200]);
    expect((await seen()).history.filter(({ kind }) => kind === 'received')).toHaveLength(1);
  });

  test('a claim is made once', async () => {
    const claim = {
      item_id: line(),
      quantity: 1,
      kind: 'damaged',
      wish: 'refund',
      comment: 'Порез',
      photos: [],
    };
    const statuses = await repeat(buyer, '/claims', claim);
    expect(statuses).toEqual([200, 200, 200]);
    expect((await seen()).claims).toHaveLength(1);
  });

  test('a message is sent once; the same words under another key are another message', async () => {
    const message = { text: 'Приедем к обеду' };
    expect(await repeat(buyer, '/messages', message)).toEqual([200, 200, 200]);
    await press(buyer, '/messages', message, randomUUID());
    const { data } = (await buyer.get(`/orders/${order.id}/messages`)).json<{
      data: OrderMessage[];
    }>();
    expect(data).toHaveLength(2);
  });
});
