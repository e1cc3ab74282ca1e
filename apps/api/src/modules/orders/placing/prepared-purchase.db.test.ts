import { randomUUID } from 'node:crypto';
import type { Order, PreparedPurchase } from '@org/api-client/schema';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createCompany } from '../../../testing/companies.ts';
import { createOrderApp, type OrderApp } from '../../../testing/order-app.ts';
import { type Buyer, createBuyer } from '../../../testing/trade-app.ts';

let server: OrderApp;
let buyer: Buyer;
let company: string;
let offer: string;
beforeAll(async () => {
  server = await createOrderApp();
  [offer = ''] = server.offers[0];
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.db.query('update company set min_order_sum = 0, pickup = true');
  await server.setOffer(offer, {
    ...{ bulk_price: 100_000, quantity: 100, min_order: 1, multiple: 1, vat_rate: 22 },
  });
  buyer = await createBuyer(server);
  ({ id: company } = await createCompany(buyer));
});

const prepare = async (more: object = {}) =>
  (
    await buyer.post(`/companies/${company}/prepared`, {
      ...{ lines: [{ offer_id: offer, quantity: 4 }], pickup: true, ...more },
    })
  ).json<PreparedPurchase>();
const place = (hash: string | null, key = randomUUID()) =>
  server.app.inject({
    method: 'POST',
    url: `/api/companies/${company}/prepared/${hash}`,
    headers: { authorization: buyer.authorization, 'idempotency-key': key },
  });
const ordersOf = async () =>
  (await buyer.get(`/companies/${company}/purchases`)).json<{ data: Order[] }>().data;

test('what was prepared is ordered once, however often and by whatever key it is placed', async () => {
  const { hash, plan } = await prepare({ comment: 'Заказ 7' });
  expect(await ordersOf()).toEqual([]);
  expect(await server.stockOf(offer)).toBe(100);
  const key = randomUUID();
  const [first, again] = [await place(hash, key), await place(hash, key)];
  expect(first.json().data).toMatchObject([{ comment: 'Заказ 7', goods: plan.goods }]);
  expect(again.json().data[0].id).toBe(first.json().data[0].id);
  expect((await place(hash)).statusCode).toBe(404);
  expect(await ordersOf()).toHaveLength(1);
  expect(await server.stockOf(offer)).toBe(96);
});

test('of many who place the same at once, one orders it', async () => {
  const { hash } = await prepare();
  const all = await Promise.all(Array.from({ length: 8 }, () => place(hash)));
  expect(all.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, ...Array(7).fill(404)]);
  expect(await server.stockOf(offer)).toBe(96);
});

test('the same that is prepared again has the same hash, and anything else another', async () => {
  const { hash } = await prepare();
  expect((await prepare()).hash).toBe(hash);
  for (const more of [{ comment: 'иначе' }, { lines: [{ offer_id: offer, quantity: 5 }] }])
    expect((await prepare(more)).hash).not.toBe(hash);
});

test.each<[string, () => Promise<unknown>, RegExp]>([
  ['is dearer', () => server.setOffer(offer, { bulk_price: 100_100 }), /подорожала/],
  ['is cheaper', () => server.setOffer(offer, { bulk_price: 99_900 }), /Сумма товаров изменилась/],
  ['is sold', () => server.setOffer(offer, { quantity: 3 }), /купили/],
  [
    'comes later',
    () => server.db.query('update warehouse set delivery_days_min = 30, delivery_days_max = 30'),
    /срок был \d\d\.\d\d\.\d{4}, стал \d\d\.\d\d\.\d{4}/,
  ],
  ['has another VAT', () => server.setOffer(offer, { vat_rate: 20 }), /НДС/],
])('what %s since is refused, and the refusal says so', async (_, change, reason) => {
  await server.db.query('update offer set delivery_days_min = null, delivery_days_max = null');
  await server.db.query('update warehouse set delivery_days_min = 1, delivery_days_max = 1');
  const { hash } = await prepare();
  await change();
  const refusal = await place(hash);
  expect(refusal.statusCode, refusal.body).toBe(409);
  expect(refusal.json().message).toMatch(reason);
  expect(await ordersOf()).toEqual([]);
  // what was prepared stays until it is prepared anew
  expect((await place((await prepare()).hash)).statusCode).toBe(
    (await server.stockOf(offer)) < 4 ? 422 : 200,
  );
});

test('what can not be ordered has no hash, and says why', async () => {
  const { hash, plan } = await prepare({ lines: [{ offer_id: offer, quantity: 101 }] });
  expect(hash).toBeNull();
  expect(plan.lines).toMatchObject([{ code: 'short', available: 100 }]);
});

test('what was prepared a day ago, or by another company, is not there', async () => {
  const { hash } = await prepare();
  const other = await createCompany(buyer);
  const elsewhere = await server.app.inject({
    method: 'POST',
    url: `/api/companies/${other.id}/prepared/${hash}`,
    headers: { authorization: buyer.authorization, 'idempotency-key': randomUUID() },
  });
  expect(elsewhere.statusCode).toBe(404);
  await server.db.query(`update prepared_purchase set prepared_at = now() - interval '25 hours'`);
  expect((await place(hash)).statusCode).toBe(404);
});

test('a plan names only offers that there are', async () => {
  const lines = [{ offer_id: offer, quantity: 8 }];
  const named = await buyer.post(`/companies/${company}/plan`, { lines });
  expect(named.statusCode, named.body).toBe(200);
  const gone = await buyer.post(`/companies/${company}/plan`, {
    lines: [...lines, { offer_id: '999999999', quantity: 1 }],
  });
  expect(gone.json().errors).toEqual({ 'lines.1.offer_id': ['Такого предложения нет'] });
});
