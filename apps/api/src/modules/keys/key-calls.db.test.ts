import { randomUUID } from 'node:crypto';
import type { Key, KeyCall } from '@org/api-client/schema';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createCompany } from '../../testing/companies.ts';
import { createOrderApp, type OrderApp } from '../../testing/order-app.ts';
import { type Buyer, createBuyer } from '../../testing/trade-app.ts';
import { visitor } from '../../testing/visitor.ts';
import { cleanUp } from '../../workers/workers.ts';

let server: OrderApp;
let owner: Buyer;
let company: string;
let offer: string;
beforeAll(async () => {
  server = await createOrderApp();
  [offer = ''] = server.offers[0];
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.db.query('update company set min_order_sum = 0, pickup = true');
  await server.setOffer(offer, { bulk_price: 100_000, quantity: 100, min_order: 1, multiple: 1 });
  owner = await createBuyer(server);
  ({ id: company } = await createCompany(owner));
});

async function makeKey(name: string) {
  const body = { name, scopes: ['orders', 'catalog'] };
  const answer = await owner.post(`/companies/${company}/keys`, body);
  const { key, secret } = answer.json<{ key: Key; secret: string }>();
  const authorization = `Bearer ${secret}`;
  const order = (more: object = {}) =>
    server.app.inject({
      method: 'POST',
      url: `/api/companies/${company}/purchases`,
      headers: { authorization, 'idempotency-key': randomUUID() },
      payload: {
        lines: [{ offer_id: offer, quantity: 4, max_price: 100_000 }],
        ...{ pickup: true, ...more },
      },
    });
  return { id: key.id, program: visitor(server, authorization), order };
}
const calls = async (query = '') =>
  (await owner.get(`/companies/${company}/key-calls${query}`)).json<{
    data: KeyCall[];
    reads: { operation: string; title: string; calls: number }[];
    next: string | null;
  }>();

test('what a key has changed, or was refused to change, is there in the same moment; what it read is not', async () => {
  const { id, program, order } = await makeKey('Склад');
  expect((await order()).statusCode).toBe(200);
  expect((await order({ dry_run: true })).statusCode).toBe(200);
  await program.post('/search_v2/tyres', {});
  await program.get(`/companies/${company}/purchases`);
  const nobodys = randomUUID();
  expect((await program.post(`/orders/${nobodys}/cancel`, {})).statusCode).toBe(404);
  expect((await calls()).data).toMatchObject([
    {
      ...{ key_id: id, key_name: 'Склад', operation: 'cancelOrder', title: 'Отменить заказ' },
      ...{ order_id: nobodys, status: 404 },
    },
    { operation: 'orderForCompany', order_id: null, status: 200, address: expect.any(String) },
  ]);
});

test('people are not recorded here, and each key can be looked at alone, also once it is revoked', async () => {
  const [first, second] = [await makeKey('Первый'), await makeKey('Второй')];
  await owner.post(`/orders/${randomUUID()}/cancel`, {});
  await first.order();
  await second.order();
  await owner.delete(`/companies/${company}/keys/${first.id}`);
  expect((await calls()).data.map(({ key_name }) => key_name)).toEqual(['Второй', 'Первый']);
  expect((await calls(`?key=${first.id}`)).data).toMatchObject([{ key_name: 'Первый' }]);
});

test('what keys read is counted by the day and the call, and written later', async () => {
  const [first, second] = [await makeKey('Первый'), await makeKey('Второй')];
  await first.program.post('/search_v2/tyres', {});
  await first.order({ dry_run: true });
  await second.program.post('/search_v2/tyres', {});
  await owner.post('/search_v2/tyres', {});
  expect((await calls()).reads).toEqual([]);
  await server.app.keyReads.flush();
  await second.program.post('/search_v2/tyres', {});
  await server.app.keyReads.flush();
  expect((await calls()).reads).toMatchObject([
    { operation: 'searchTyres', title: 'Поиск легковых шин', calls: 3 },
    { operation: 'orderForCompany', calls: 1 },
  ]);
  await owner.delete(`/companies/${company}/keys/${first.id}`);
  expect((await calls(`?key=${first.id}`)).reads.map((one) => one.calls)).toEqual([1, 1]);
  await server.db.query('update key_read set day = day - 1');
  expect((await calls()).reads).toEqual([]);
  await server.db.query('update key_read set day = day - 91');
  await cleanUp(server.db);
  expect((await server.db.query('select from key_read')).rows).toEqual([]);
});

test('counts of a company that is gone do not keep those of others from being written', async () => {
  const { program } = await makeKey('Склад');
  const gone = { company_id: randomUUID(), key_id: randomUUID(), operation: 'searchTyres' };
  server.app.keyReads.note(gone);
  await program.post('/search_v2/tyres', {});
  await server.app.keyReads.flush();
  expect((await calls()).reads).toMatchObject([{ calls: 1 }]);
});

test('a hundred calls come at once, the others by the last of these', async () => {
  const { id } = await makeKey('Склад');
  await server.db.query(
    `insert into key_call (company_id, key_id, key_name, operation, status)
     select $1, $2, 'Склад', 'cancelOrder', 200 from generate_series(1, 130)`,
    [company, id],
  );
  const first = await calls();
  expect(first.data).toHaveLength(100);
  const rest = await calls(`?before=${first.next}`);
  expect([rest.data.length, rest.next]).toEqual([30, null]);
  expect(new Set([...first.data, ...rest.data].map((call) => call.id)).size).toBe(130);
});

test('calls are kept for 90 days, and strangers learn nothing of them', async () => {
  const { order } = await makeKey('Склад');
  await order();
  await server.db.query(`update key_call set at = now() - interval '89 days'`);
  await cleanUp(server.db);
  expect((await calls()).data).toHaveLength(1);
  const stranger = await createBuyer(server);
  expect((await stranger.get(`/companies/${company}/key-calls`)).statusCode).toBe(404);
  await server.db.query(`update key_call set at = now() - interval '91 days'`);
  await cleanUp(server.db);
  expect((await calls()).data).toEqual([]);
});
