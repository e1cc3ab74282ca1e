import { randomUUID } from 'node:crypto';
import type { GoodsRequest, RequestChange } from '@org/api-client/schema';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { atLast } from '../../testing/at-last.ts';
import { createMatchingApp } from '../../testing/matching/matching-app.ts';
import { createUser, type User } from '../../testing/visitor.ts';

let app: Awaited<ReturnType<typeof createMatchingApp>>;
let buyer: User;
let request: GoodsRequest;
let offers: { id: string; product: string; price: number }[];
beforeAll(async () => {
  app = await createMatchingApp();
  buyer = await createUser(app.server, { email: 'b@koleso.ru' });
  const { rows } = await app.server.db.query<(typeof offers)[number]>(
    `select id::text id, product_id::text product, bulk_price price from offer order by product_id, id limit 20`,
  );
  offers = rows;
});
afterAll(() => app.server.close());
beforeEach(async () => {
  const made = await atLast(() =>
    app.server.app.inject({
      ...{ method: 'POST', url: '/api/requests', payload: { text: '20000177 4\n20000178 8' } },
      headers: { authorization: buyer.authorization, 'idempotency-key': randomUUID() },
    }),
  );
  request = await known(made.json<{ id: string }>().id);
});

const known = async (id: string) => (await buyer.get(`/requests/${id}`)).json<GoodsRequest>();

/** Decides on lines: those that are not named are put aside. */
async function decide(...lines: RequestChange['lines']) {
  const { id, name, is_closed } = request;
  const { version } = await known(id);
  return buyer.put(`/requests/${id}`, { version, name, is_closed, lines });
}
const lineAt = (at: number) => {
  const { id = '', product_id = null, quantity = null } = request.lines[at] ?? {};
  return { id, product_id, quantity };
};

test('an offer that was chosen by hand stays with its price, also when it is gone', async () => {
  const [one] = offers as [(typeof offers)[number]];
  const offer = { id: one.id, price: one.price };
  const line = { ...lineAt(0), product_id: one.product, offer };
  expect((await decide(line, lineAt(1))).json()).toMatchObject({
    lines: [{ product_id: one.product, offer }, { offer: null }],
  });
  await app.server.db.query('delete from offer where id = $1', [one.id]);
  expect((await known(request.id)).lines[0]).toMatchObject({ offer });
  expect((await decide(line, { ...lineAt(1), quantity: 12 })).statusCode).toBe(200);
  expect((await decide({ ...line, offer: null }, lineAt(1))).json().lines[0].offer).toBeNull();
});

test('an offer of another product is refused', async () => {
  const [one, other] = [offers[0], offers.find(({ product }) => product !== offers[0]?.product)];
  const answer = await decide(lineAt(1), {
    ...{ ...lineAt(0), product_id: one?.product ?? null },
    offer: { id: other?.id ?? '', price: 100 },
  });
  expect(answer.statusCode).toBe(422);
  expect(answer.json().errors).toEqual({ 'lines.1.offer': ['Это предложение другого товара'] });
});

test('a line that is put aside comes back as it was, at its place', async () => {
  const before = request.lines.map(({ text, quantity, state }) => [text, quantity, state]);
  const aside: GoodsRequest = (await decide(lineAt(1))).json();
  expect(aside.lines.map(({ state }) => state)).toEqual(['remark', 'open']);
  const back: GoodsRequest = (await decide(lineAt(1), lineAt(0))).json();
  expect(back.lines.map(({ text, quantity, state }) => [text, quantity, state])).toEqual(before);
});
