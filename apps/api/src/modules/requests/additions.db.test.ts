import { randomUUID } from 'node:crypto';
import type { GoodsRequest } from '@org/api-client/schema';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { atLast } from '../../testing/at-last.ts';
import { createMatchingApp } from '../../testing/matching/matching-app.ts';
import { createUser, type User } from '../../testing/visitor.ts';

let app: Awaited<ReturnType<typeof createMatchingApp>>;
let buyer: User;
let id: string;
beforeAll(async () => {
  app = await createMatchingApp();
  buyer = await createUser(app.server, { email: 'b@koleso.ru' });
});
afterAll(() => app.server.close());
beforeEach(async () => {
  id = (await post('', { text: '20000177 4' })).json().id;
});

const post = (path: string, payload: object, key: string = randomUUID()) =>
  atLast(() =>
    app.server.app.inject({
      ...{ method: 'POST', url: `/api/requests${path}`, payload },
      headers: { authorization: buyer.authorization, 'idempotency-key': key },
    }),
  );
const seen = async () => (await buyer.get(`/requests/${id}`)).json<GoodsRequest>();
const add = (version: number, key?: string) =>
  post(`/${id}/lines`, { version, text: '20000178 8' }, key);

test('lines are added once for each key: pressed twice at once, or again once the answer was lost', async () => {
  const key = randomUUID();
  const answers = [...(await Promise.all([add(1, key), add(1, key)])), await add(1, key)];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  const { version, lines } = await seen();
  expect([version, lines.length]).toEqual([2, 2]);
  expect(answers[2]?.json().version).toBe(2);
  expect((await add(2)).json().lines).toHaveLength(3);
});

test('a call that was refused leaves its key free', async () => {
  const key = randomUUID();
  expect((await add(7, key)).statusCode).toBe(409);
  expect((await add(1, key)).json().lines).toHaveLength(2);
});

test('lines that are taken back are gone, and no remarks; those that were asked for stay', async () => {
  const { version, name, is_closed, lines } = (await add(1)).json<GoodsRequest>();
  const [first, second] = lines.map((line) => line.id);
  const decided = lines.map(({ id: line, product_id, quantity, offer }) => ({
    ...{ id: line, product_id, quantity, offer },
  }));
  const body = { version, name, is_closed, lines: decided.slice(0, 1), removed: [second] };
  expect((await buyer.put(`/requests/${id}`, body)).statusCode).toBe(200);
  expect((await seen()).lines.map((line) => line.id)).toEqual([first]);
  const again = await buyer.put(`/requests/${id}`, body);
  expect([again.statusCode, again.json().version]).toEqual([200, version + 1]);

  await app.server.db.query(
    `with asked as (insert into inquiry (id, request_id, account_id, city_id, until, key)
       values (gen_random_uuid(), $1, $2, (select min(id) from city), now() + interval '1 day', 'a') returning id)
     insert into inquiry_line (inquiry_id, line_id, position, text, quantity, section, diameter)
     select id, $3, 0, '205/55 R16', 4, 1, 1600 from asked`,
    [id, buyer.id, first],
  );
  const all = { version: version + 1, name, is_closed, lines: [], removed: [first] };
  expect((await buyer.put(`/requests/${id}`, all)).json().lines).toMatchObject([
    { id: first, state: 'remark' },
  ]);
});
