import { randomUUID } from 'node:crypto';
import type { Address, GoodsRequest, GoodsRequestSummary, Inquiry } from '@org/api-client/schema';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createCompany } from '../../testing/companies.ts';
import { createOrderApp, type OrderApp } from '../../testing/order-app.ts';
import { type User, visitor } from '../../testing/visitor.ts';
import { createQuoteScene, join, type QuoteScene } from './testing/quote-scene.ts';

let server: OrderApp;
let scene: QuoteScene;
let program: User;
beforeAll(async () => {
  server = await createOrderApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  scene = await createQuoteScene(server);
  program = await programOf(scene.owner, scene.company);
});

/** A program with a key of a company, made by one of its people. */
async function programOf(by: User, company: string, more: object = {}): Promise<User> {
  const body = { name: '1С: закупки', scopes: ['orders'], ...more };
  const answer = await by.post(`/companies/${company}/keys`, body);
  const authorization = `Bearer ${answer.json().secret}`;
  return { ...by, ...visitor(server, authorization), authorization };
}
const post = (path: string, payload: object, by = program, key: string = randomUUID()) =>
  scene.post(path, payload, by, key);
const listed = async (by = program) =>
  (await by.get('/requests')).json<{ data: GoodsRequestSummary[] }>().data.map(({ id }) => id);

test('a program keeps requests of its company, and sees no others of who has made its key', async () => {
  const ownRequest = await scene.newRequest(scene.owner, null);
  const { id: elsewhere } = await createCompany(scene.owner, { name: 'Другая' });
  const other = await scene.newRequest(scene.owner, elsewhere);
  const made = await post('/requests', { text: '205/55 R16 4' });
  expect(made.statusCode, made.body).toBe(201);
  const seen = (await program.get(`/requests/${made.json().id}`)).json<GoodsRequest>();
  expect(seen.company?.id).toBe(scene.company);
  expect((await listed()).toSorted()).toEqual([made.json().id, scene.id].toSorted());
  for (const { id } of [ownRequest, other]) {
    const calls = [
      program.get(`/requests/${id}`),
      program.get(`/requests/${id}/choices`),
      program.get(`/requests/${id}/quotes`),
      post('/requests/copies', { request_id: id }),
      post(`/requests/${id}/lines`, { version: 1, text: '195/65 R15 4' }),
      program.put(`/requests/${id}`, { version: 1, name: '', is_closed: true, lines: [] }),
    ];
    for (const call of calls) expect((await call).statusCode).toBe(404);
  }
  const refused = await post('/requests', { text: '205/55 R16 4', company_id: elsewhere });
  expect(refused.statusCode).toBe(404);
});

test('programs of two companies do not share the keys of their calls', async () => {
  const { id: elsewhere } = await createCompany(scene.owner, { name: 'Другая' });
  const second = await programOf(scene.owner, elsewhere);
  const key = randomUUID();
  const ids: string[] = [];
  for (const by of [program, program, second])
    ids.push((await post('/requests', { text: '205/55 R16 4' }, by, key)).json().id);
  expect([ids[0] === ids[1], ids[0] === ids[2]]).toEqual([true, false]);
});

test('a program without the scope of orders, or of who may not make keys any more, is refused', async () => {
  const reader = await programOf(scene.owner, scene.company, { scopes: ['catalog'] });
  expect((await reader.get('/requests')).statusCode).toBe(403);
  await join(server, scene.rival, scene.company);
  const clerk = await programOf(scene.rival, scene.company);
  await server.db.query(
    `update employee set roles = '{accountant}' where company_id = $1 and account_id = $2`,
    [scene.company, scene.rival.id],
  );
  expect((await clerk.get('/requests')).statusCode).toBe(403);
  expect((await post('/requests', { text: '205/55 R16 4' }, clerk)).statusCode).toBe(403);
});

test('a program asks, plans and orders within its limit, to an address of its company; a supplier’s one answers', async () => {
  const asked = await scene.ask({}, program);
  expect(asked.statusCode, asked.body).toBe(200);
  const inquiry: string = asked.json().id;
  const supplier = await programOf(server.seller, server.suppliers[0]);
  const inquiries = await supplier.get(`/companies/${server.suppliers[0]}/inquiries`);
  expect(inquiries.json<{ data: Inquiry[] }>().data.map(({ id }) => id)).toEqual([inquiry]);
  expect((await scene.answer(inquiry, [{}, {}], { by: supplier })).statusCode).toBe(200);

  const { data: addresses } = (await scene.owner.get('/addresses')).json<{ data: Address[] }>();
  const line = await scene.bodyOf(0, {}, scene.id, program);
  const personal = { dry_run: true, address_id: addresses[0]?.id };
  expect((await scene.order([line], personal, program)).json().errors).toEqual({
    address_id: ['Такого адреса у компании нет'],
  });
  await server.db.query(
    'update address set company_id = $1, account_id = null where account_id = $2',
    [scene.company, scene.owner.id],
  );
  const plans = await post(`/requests/${scene.id}/plans`, {
    lines: [{ line_id: scene.lines[0], quantity: 8, offer_ids: [scene.first, scene.second] }],
  });
  expect(plans.json().data).toHaveLength(4);
  expect((await scene.order([line], {}, program)).json().data).toMatchObject([{ goods: 720_000 }]);

  const limited = await programOf(scene.owner, scene.company, { limit: { per_order: 1000 } });
  const second = await scene.bodyOf(1, {}, scene.id, limited);
  expect((await scene.order([second], {}, limited)).statusCode).toBe(202);
});
