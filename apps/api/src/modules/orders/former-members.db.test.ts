import type { Order } from '@org/api-client/schema';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { selectReaders } from '../../notices/readers.ts';
import { removeMembers } from '../../testing/companies.ts';
import { createUser } from '../../testing/visitor.ts';
import { createLifeScene, idOf, type LifeScene } from './testing/life-scene.ts';

let scene: LifeScene;
beforeAll(async () => {
  scene = await createLifeScene();
});
afterAll(() => scene.server.close());

const KEY = '018f4e7a-1b2c-7d3e-8f90-a1b2c3d4e5f6';
const order = (companyId: string | undefined) =>
  scene.server.app.inject({
    method: 'POST',
    url: '/api/orders',
    headers: { authorization: scene.buyer.authorization, 'idempotency-key': KEY },
    payload: companyId === undefined ? {} : { company_id: companyId },
  });

/** Makes an order as the buyer, for the company or for the account itself. */
async function made(companyId?: string): Promise<Order> {
  const { server, buyer, offers } = scene;
  await server.setOffer(offers[0] ?? '', { quantity: 20, min_order: 1, multiple: 1 });
  await buyer.add([offers[0] ?? '', 4]);
  const [first] = (await order(companyId)).json<{ data: Order[] }>().data;
  if (!first) throw new Error('No order was made.');
  return first;
}

beforeEach(async () => {
  const { server, buyer, company } = scene;
  await server.db.query('delete from order_call');
  await server.db.query('update company set demands_second_factor = false');
  await server.db.query('insert into company_member values ($1, $2) on conflict do nothing', [
    company,
    buyer.id,
  ]);
});

/** Sends all requests that a buyer makes about an order; resolves to their statuses and whether the order is listed. */
async function reached({ id, items }: Order): Promise<unknown[]> {
  const { buyer } = scene;
  const url = `/orders/${id}`;
  const item_id = idOf({ items } as Order);
  const answers = [
    buyer.get(url),
    buyer.get(`${url}/messages`),
    buyer.get(`${url}/export?format=xlsx`),
    buyer.post(`${url}/messages`, { text: 'Ещё я' }),
    buyer.post(`${url}/accept`, {}),
    buyer.post(`${url}/claims`, { item_id, kind: 'defect', wish: 'refund', quantity: 1 }),
    buyer.post(`${url}/cancel`, {}),
    buyer.post(`${url}/instead`, {}),
  ];
  const statuses = (await Promise.all(answers)).map(({ statusCode }) => statusCode);
  const list = (await buyer.get('/orders')).json<{ data: Order[] }>().data;
  return [...new Set(statuses), list.some((one) => one.id === id)];
}

const newsOf = async (accountId: string) => {
  const { rows } = await scene.server.db.query<{ n: number }>(
    'select count(*)::int n from news where account_id = $1',
    [accountId],
  );
  return rows[0]?.n;
};

test.for<{ of: string; happens: () => Promise<unknown> }>([
  {
    of: 'who has left it',
    happens: () => removeMembers(scene.server, { company: scene.company }),
  },
  {
    of: 'who has not the second factor that it demands',
    happens: () =>
      scene.server.db.query('update company set demands_second_factor = true where id = $1', [
        scene.company,
      ]),
  },
])('an order for a company is none of $of, though he made it', async ({ happens }) => {
  const { server, buyer, company } = scene;
  const one = await made(company);
  expect((await buyer.get(`/orders/${one.id}`)).statusCode).toBe(200);
  await happens();
  const heard = await newsOf(buyer.id);
  expect(await reached(one)).toEqual([404, false]);
  expect((await order(company)).json<{ data: Order[] }>().data).toEqual([]);
  expect((await server.seller.post(`/orders/${one.id}/confirm`, {})).statusCode).toBe(200);
  expect(await newsOf(buyer.id)).toBe(heard);
});

test('its letters go to the people whom the company still has', async () => {
  const { server, buyer, company } = scene;
  const colleague = await createUser(server, { email: 'colleague@koleso.ru' });
  const join = 'insert into company_member values ($1, $2)';
  await server.db.query(join, [company, colleague.id]);
  const { id } = await made(company);
  const recipients = async () =>
    (await selectReaders(server.db, { orderId: id, kind: 'goods', pushKey: undefined }))
      .filter(({ side }) => side === 'buyer')
      .map(({ to }) => to);
  const { rows } = await server.db.query<{ email: string }>(
    'select email from account where id = $1',
    [buyer.id],
  );
  expect(await recipients()).toEqual([rows[0]?.email]);
  await removeMembers(server, { account: buyer.id });
  expect(await recipients()).toEqual(['colleague@koleso.ru']);
});

test('what he has ordered for himself stays his', async () => {
  const { buyer } = scene;
  const one = await made();
  await removeMembers(scene.server, { account: buyer.id });
  expect((await buyer.get(`/orders/${one.id}`)).statusCode).toBe(200);
  expect((await order(undefined)).json<{ data: Order[] }>().data[0]?.id).toBe(one.id);
});
