import { randomUUID } from 'node:crypto';
import type { CompanyEvent } from '@org/api-client/schema';
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import { createOrderApp, type OrderApp, placed } from '../../testing/order-app.ts';
import { type Buyer, createBuyer } from '../../testing/trade-app.ts';
import { createUser } from '../../testing/visitor.ts';
import { KEPT_DAYS } from './events.sql.ts';

interface Page {
  data: CompanyEvent[];
  last: number;
}

let server: OrderApp;
let buyer: Buyer;
let company: string;
let orderId: string;
beforeAll(async () => {
  server = await createOrderApp();
  [company] = server.suppliers;
  buyer = await createBuyer(server);
  await server.db.query('update company set min_order_sum = 0');
});
afterAll(() => server.close());
beforeEach(async () => {
  const [offer = ''] = server.offers[0];
  await server.setOffer(offer, { quantity: 100, min_order: 1, multiple: 1 });
  const [order] = await placed(server, buyer, [offer, 4]);
  orderId = order?.id ?? '';
});

const ask = (query: string) => server.seller.get(`/companies/${company}/events?${query}`);
const read = async (query: string) => (await ask(query)).json<Page>();
const write = (text: string) => buyer.post(`/orders/${orderId}/messages`, { text });
/** Adds an event, as a transaction of the server does. */
const add = (db: Pick<OrderApp['db'], 'query'>, subject: string) =>
  db.query(`select add_event($1, 'price_list.done', $2, '{"status": "done"}')`, [company, subject]);

test('events of the orders and lists of a company are numbered one by one', async () => {
  const { last } = await read('');
  await write('Когда отгрузите?');
  await add(server.db, randomUUID());
  const page = await read(`after=${last}`);
  expect(page).toMatchObject({
    last: last + 2,
    data: [
      {
        id: last + 1,
        type: 'order.message',
        subject: orderId,
        data: { status: 'new', side: 'supplier', number: expect.stringMatching(/^П-\d{6}$/) },
      },
      { id: last + 2, type: 'price_list.done', data: { status: 'done' } },
    ],
  });
  expect(await read(`after=${last}&limit=1`)).toMatchObject({ last: last + 1 });
  expect(await read('after=0')).toMatchObject({ last: last + 2, data: { length: last + 2 } });
  expect(await read(`after=${last + 2}`)).toEqual({ data: [], last: last + 2 });
  expect((await ask(`after=${last + 3}`)).statusCode).toBe(422);
});

test('readers who come together find the same numbers', async () => {
  const { last } = await read('');
  for (let at = 0; at < 5; at++) await add(server.db, String(at));
  const pages = await Promise.all(Array.from({ length: 4 }, () => read(`after=${last}`)));
  const [first] = pages;
  expect(first?.data.map(({ id, subject }) => [id, subject])).toEqual(
    [0, 1, 2, 3, 4].map((at) => [last + 1 + at, String(at)]),
  );
  for (const page of pages) expect(page).toEqual(first);
});

test.runIf(inject('database').driver === 'postgres')(
  'what is committed late comes after what has been read',
  async () => {
    const { last } = await read('');
    const written = Promise.withResolvers<void>();
    const commit = Promise.withResolvers<void>();
    const late = server.db.transaction(async (tx) => {
      await add(tx, 'late');
      written.resolve();
      await commit.promise;
    });
    await written.promise;
    await add(server.db, 'early');
    expect((await read(`after=${last}`)).data).toMatchObject([{ id: last + 1, subject: 'early' }]);
    commit.resolve();
    await late;
    expect((await read(`after=${last + 1}`)).data).toMatchObject([
      { id: last + 2, subject: 'late' },
    ]);
  },
);

test('who waits is answered as soon as something happens', async () => {
  const { last } = await read('');
  const waiting = read(`after=${last}&wait=25`);
  await write('Есть кто?');
  expect((await waiting).data).toMatchObject([{ id: last + 1, type: 'order.message' }]);
  expect(await read(`after=${last + 1}&wait=1`)).toEqual({ data: [], last: last + 1 });
});

test('what is no longer kept is said to be gone', async () => {
  const { last } = await read('');
  await add(server.db, 'old');
  await add(server.db, 'fresh');
  await read('after=0');
  await server.db.query(
    `update event set created_at = now() - make_interval(days => $1, secs => 1) where seq <= $2`,
    [KEPT_DAYS, last + 1],
  );
  await server.db.query('delete from event where created_at < now() - make_interval(days => $1)', [
    KEPT_DAYS,
  ]);
  expect((await ask(`after=${last}`)).statusCode).toBe(410);
  expect(await read('after=0')).toMatchObject({ data: [{ id: last + 2, subject: 'fresh' }] });
  expect((await read(`after=${last + 1}`)).data).toHaveLength(1);
  await server.db.query('delete from event');
  expect((await ask(`after=${last}`)).statusCode).toBe(410);
});

test('nobody hears of a company that is not theirs', async () => {
  const stranger = await createUser(server, { email: `${randomUUID()}@koleso.ru` });
  expect((await stranger.get(`/companies/${company}/events?after=0`)).statusCode).toBe(404);
});
