import { randomUUID } from 'node:crypto';
import type { GoodsRequest } from '@org/api-client/schema';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createCompany } from '../../testing/companies.ts';
import { createOrderApp, type OrderApp } from '../../testing/order-app.ts';
import { type Buyer, brief, createBuyer } from '../../testing/trade-app.ts';

let server: OrderApp;
let buyer: Buyer;
let company: string;
let offers: string[];
beforeAll(async () => {
  server = await createOrderApp();
  offers = [server.offers[0][0] ?? '', server.offers[0][1] ?? '', server.offers[1][0] ?? ''];
  for (const offer of offers)
    await server.setOffer(offer, { quantity: 100, min_order: 1, multiple: 1 });
});
afterAll(() => server.close());
beforeEach(async () => {
  buyer = await createBuyer(server);
  ({ id: company } = await createCompany(buyer));
});

const move = (company_id: string | null, key: string = randomUUID()) =>
  server.app.inject({
    method: 'POST',
    url: '/api/cart/request',
    headers: { authorization: buyer.authorization, 'idempotency-key': key },
    payload: { company_id },
  });
const seen = async (id: string) => (await buyer.get(`/requests/${id}`)).json<GoodsRequest>();
const productsOf = async (...of: (string | undefined)[]) => {
  const { rows } = await server.db.query<{ id: string }>(
    `select o.product_id::text id from unnest($1::bigint[]) with ordinality x (id, n) join offer o using (id) order by n`,
    [of],
  );
  return rows.map(({ id }) => id);
};

test('a cart becomes a request of the same products and pieces, in their order, and is empty then', async () => {
  await buyer.add([offers[1] ?? '', 8], [offers[0] ?? '', 4]);
  const answer = await move(company);
  expect(answer.statusCode, answer.body).toBe(201);
  const { lines, origin, company: whose } = await seen(answer.json().id);
  expect([origin, whose?.id]).toEqual(['cart', company]);
  const [second, first] = await productsOf(offers[1], offers[0]);
  expect(lines.map(({ product_id, quantity, state }) => [product_id, quantity, state])).toEqual([
    [second, 8, 'open'],
    [first, 4, 'open'],
  ]);
  expect(lines[0]?.text).toMatch(/ 8 шт$/);
  expect(brief(await buyer.cart())).toEqual([]);
});

test('a product that stands in it twice is one line', async () => {
  await server.db.query(
    `update offer set (product_id, section) = (select product_id, section from offer where id = $1::bigint) where id = $2::bigint`,
    [offers[0], offers[2]],
  );
  await buyer.add([offers[0] ?? '', 4], [offers[2] ?? '', 12]);
  const { lines } = await seen((await move(null)).json().id);
  expect(lines.map(({ quantity }) => quantity)).toEqual([16]);
});

test('once for each key, also pressed twice at once; two buttons do not share the lines', async () => {
  await buyer.add([offers[0] ?? '', 4]);
  const key = randomUUID();
  const ids = (await Promise.all([move(company, key), move(company, key)])).map(
    (answer) => answer.json().id,
  );
  expect(ids[0]).toBe(ids[1]);
  await buyer.add([offers[0] ?? '', 4]);
  const others = await Promise.all([move(company), move(company)]);
  expect(others.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409]);
});

test('an empty cart makes no request, and one that is refused keeps its lines', async () => {
  expect([(await move(null)).statusCode, (await buyer.get('/requests')).json().data]).toEqual([
    409,
    [],
  ]);
  await buyer.add([offers[0] ?? '', 4]);
  expect((await move(randomUUID())).statusCode).toBe(404);
  expect(brief(await buyer.cart())).toEqual([[offers[0], 4]]);
});
