import { randomUUID } from 'node:crypto';
import type { Order } from '@org/api-client/schema';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCompany } from '../../testing/companies.ts';
import { createOrderApp, type OrderApp } from '../../testing/order-app.ts';
import { createBuyer } from '../../testing/trade-app.ts';
import { type User, visitor } from '../../testing/visitor.ts';
import { dayIn } from './testing/day-in.ts';

let server: OrderApp;
beforeAll(async () => {
  server = await createOrderApp();
});
afterAll(() => server.close());

async function programOf(maker: User, company: string) {
  const body = { name: 'Учёт', scopes: ['orders'] };
  const { secret } = (await maker.post(`/companies/${company}/keys`, body)).json();
  return { secret, calls: visitor(server, `Bearer ${secret}`) };
}

test('two programs take an order from its answer to its receipt, and get its papers', async () => {
  const buyer = await createBuyer(server);
  const { id: company } = await createCompany(buyer);
  const shop = await programOf(buyer, company);
  const seller = await programOf(server.seller, server.suppliers[0]);
  const [offer = ''] = server.offers[0];
  await server.setOffer(offer, { bulk_price: 100_000, quantity: 100, min_order: 1, multiple: 1 });
  await server.db.query('update company set min_order_sum = 0, pickup = true');

  const made = await server.app.inject({
    method: 'POST',
    url: `/api/companies/${company}/purchases`,
    headers: { authorization: `Bearer ${shop.secret}`, 'idempotency-key': randomUUID() },
    payload: { lines: [{ offer_id: offer, quantity: 4 }], pickup: true },
  });
  const [order] = made.json<{ data: Order[] }>().data;
  const url = `/orders/${order?.id}`;
  const seen = async () => (await shop.calls.get(url)).json<Order>();

  expect((await seller.calls.post(`${url}/confirm`, {})).statusCode).toBe(200);
  expect((await seller.calls.post(`${url}/invoice`)).statusCode).toBe(200);
  const paid = { sum: 400_000, paid_on: dayIn(0), expected_paid: 0 };
  expect((await seller.calls.post(`${url}/payments`, paid)).statusCode).toBe(200);
  expect((await seller.calls.post(`${url}/payments`, paid)).statusCode).toBe(409);
  const sent = {
    carrier: 'Своя машина',
    shipped_on: dayIn(0),
    expected_shipped: 0,
    items: [{ id: order?.items[0]?.id, quantity: 4 }],
  };
  expect((await shop.calls.post(`${url}/shipments`, sent)).statusCode).toBe(403);
  expect((await seller.calls.post(`${url}/shipments`, sent)).statusCode).toBe(200);
  expect((await seller.calls.post(`${url}/shipments`, sent)).statusCode).toBe(409);

  const { shipments, documents } = await seen();
  const receive = `${url}/shipments/${shipments[0]?.id}/receive`;
  expect((await shop.calls.post(receive, {})).statusCode).toBe(200);
  expect((await shop.calls.post(receive, {})).statusCode).toBe(409);
  expect(await seen()).toMatchObject({ status: 'closed', paid: 400_000 });

  const paper = `${url}/documents/${documents[0]?.id}`;
  expect((await shop.calls.get(paper)).headers['content-type']).toContain('application/pdf');
  const stranger = await programOf(buyer, (await createCompany(buyer)).id);
  expect((await stranger.calls.get(paper)).statusCode).toBe(404);
  expect((await stranger.calls.post(receive, {})).statusCode).toBe(404);
});
