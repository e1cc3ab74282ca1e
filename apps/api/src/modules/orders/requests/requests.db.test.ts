import { randomUUID } from 'node:crypto';
import type { GoodsRequest, Order, Purchases } from '@org/api-client/schema';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { atLast } from '../../../testing/at-last.ts';
import { createOrderApp, type OrderApp } from '../../../testing/order-app.ts';
import { createBuyer } from '../../../testing/trade-app.ts';
import { type ApprovalScene, createApprovalScene } from '../testing/approval-scene.ts';

let server: OrderApp;
let { owner, pavel, company, employeeOf, limit, decide } = {} as ApprovalScene;
let first: string;
let second: string;
let other: string;
let id: string;
let lines: string[];
beforeAll(async () => {
  server = await createOrderApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  ({ owner, pavel, company, employeeOf, limit, decide } = await createApprovalScene(server));
  [first = '', second = ''] = server.offers[0];
  [other = ''] = server.offers[1];
  for (const offer of [first, second, other])
    await server.setOffer(offer, { bulk_price: 100_000, quantity: 100, min_order: 1, multiple: 1 });
  await server.db.query('update company set min_order_sum = 0');
  const answer = await atLast(() =>
    post('/requests', { text: '205/55 R16 8\n195/65 R15 4\nСпасибо!', company_id: company }),
  );
  id = answer.json().id;
  lines = (await request()).lines.filter(({ state }) => state === 'open').map((line) => line.id);
});

const post = (path: string, payload: object, key: string = randomUUID(), by = owner) =>
  server.app.inject({
    method: 'POST',
    url: `/api${path}`,
    headers: { authorization: by.authorization, 'idempotency-key': key },
    payload,
  });
const request = async (): Promise<GoodsRequest> => (await owner.get(`/requests/${id}`)).json();
const line = (
  at: number,
  ...offers: [offer_id: string, quantity: number, max_price?: number][]
) => ({
  line_id: lines[at],
  offers: offers.map(([offer_id, quantity, max_price]) => ({
    ...{ offer_id, quantity },
    ...(max_price && { max_price }),
  })),
});
const order = (of: object[], more: object = {}, key?: string, by = owner) =>
  post(`/requests/${id}/orders`, { lines: of, ...more }, key, by);
const states = async () => (await request()).lines.map(({ state, ordered }) => [state, ordered]);

describe('lines of a request are ordered', () => {
  test('one order per supplier; they name each other, and what is not ordered stays', async () => {
    const answer = await order([line(0, [first, 5], [other, 3])], { comment: 'Позвонить' });
    expect(answer.statusCode).toBe(200);
    const { data } = answer.json<Purchases>();
    expect(data).toMatchObject([
      { goods: 500_000, comment: 'Позвонить', buyer: { id: company } },
      { goods: 300_000 },
    ]);
    expect([await server.stockOf(first), await server.stockOf(other)]).toEqual([95, 97]);
    expect(await states()).toEqual([
      ['ordered', 8],
      ['open', 0],
      ['remark', 0],
    ]);
    const { number, orders, version } = await request();
    expect(version).toBe(2);
    expect(orders.map((one) => one.id)).toEqual(data.map((one) => one.id));
    const ownOrder: Order = (await owner.get(`/orders/${data[0]?.id}`)).json();
    expect(ownOrder.request).toEqual({ id, number });
    const theirs: Order = (await server.seller.get(`/orders/${data[0]?.id}`)).json();
    expect(theirs.request).toBeNull();
  });

  test('once, however often the call is repeated', async () => {
    const key = randomUUID();
    const answers = await Promise.all([1, 2].map(() => order([line(0, [first, 8])], {}, key)));
    const ids = answers.map((answer) => answer.json<Purchases>().data[0]?.id);
    expect(ids[0]).toBe(ids[1]);
    expect(await server.stockOf(first)).toBe(92);
    expect((await states())[0]).toEqual(['ordered', 8]);
  });

  test('once, when two colleagues press the button at once', async () => {
    const answers = await Promise.all(
      [owner, pavel].map((by) => order([line(0, [first, 8])], {}, undefined, by)),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    expect(await server.stockOf(first)).toBe(92);
  });

  test('less than is wanted leaves the rest open', async () => {
    await order([line(0, [first, 5])]);
    expect((await states())[0]).toEqual(['open', 5]);
    const { data } = (await owner.get(`/requests/${id}/choices`)).json();
    expect(data[0]).toMatchObject({ line_id: lines[0], row: { quantity: 3 } });
  });

  test('and are open again when the order is declined', async () => {
    const { data } = (await order([line(0, [first, 8])])).json<Purchases>();
    await server.seller.post(`/orders/${data[0]?.id}/decline`, { reason: 'Нет на складе' });
    expect((await states())[0]).toEqual(['open', 0]);
    expect((await request()).orders).toMatchObject([{ status: 'declined' }]);
  });

  test('two lines may take the same offer', async () => {
    const { data } = (await order([line(0, [first, 8]), line(1, [first, 4])])).json<Purchases>();
    expect(data[0]?.items).toMatchObject([{ offer_id: first, quantity: 12 }]);
    expect((await states()).slice(0, 2)).toEqual([
      ['ordered', 8],
      ['ordered', 4],
    ]);
  });

  test('above a limit they wait for a yes, and are open again after a no', async () => {
    await limit({ per_order: 100 });
    const answer = await order([line(0, [first, 8])], {}, undefined, pavel);
    expect(answer.statusCode).toBe(202);
    expect((await states())[0]).toEqual(['ordered', 8]);
    const { approval } = answer.json();
    const yes = await decide('approve', approval, { total: approval.total });
    const [made] = yes.json().data;
    expect((await request()).orders.map((one) => one.id)).toEqual([made.id]);
    expect((await owner.get(`/orders/${made.id}`)).json().request.id).toBe(id);
    const next = (await order([line(1, [first, 4])], {}, undefined, pavel)).json().approval;
    expect((await decide('decline', next)).statusCode).toBe(200);
    expect((await states())[1]).toEqual(['open', 0]);
  });
});

describe('nothing is ordered', () => {
  test('by a dry run, which says what it would come to', async () => {
    const answer = await order([line(0, [first, 8])], { dry_run: true });
    expect(answer.json<Purchases>()).toMatchObject({
      data: [],
      plan: { goods: 800_000, lines: [] },
    });
    expect([await server.stockOf(first), (await request()).version]).toEqual([100, 1]);
  });

  test.each<[string, () => [object[], object?], number]>([
    ['that is dearer by now', () => [[line(0, [first, 8, 99_999])]], 409],
    ['that nobody has enough of', () => [[line(0, [first, 101])]], 409],
    ['for another sum than was seen', () => [[line(0, [first, 8])], { expected_goods: 1 }], 409],
    ['for a line of no request', () => [[{ ...line(0, [first, 8]), line_id: randomUUID() }]], 422],
    ['for a line that is named twice', () => [[line(0, [first, 4]), line(0, [other, 4])]], 422],
  ])('%s', async (_, of, status) => {
    const [asked, more] = of();
    expect((await order(asked, more)).statusCode).toBe(status);
    expect(await states()).toEqual([
      ['open', 0],
      ['open', 0],
      ['remark', 0],
    ]);
    expect(await server.stockOf(first)).toBe(100);
  });

  test('by an employee without the right to buy', async () => {
    await server.db.query(`update employee set roles = '{accountant}' where id = $1`, [
      await employeeOf(pavel),
    ]);
    expect((await order([line(0, [first, 8])], {}, undefined, pavel)).statusCode).toBe(403);
  });
});

test('an order is repeated as a request, with its products and pieces', async () => {
  const { data } = (await order([line(0, [first, 8])])).json<Purchases>();
  const answer = await post('/requests/copies', { order_id: data[0]?.id });
  const copy: GoodsRequest = (await owner.get(`/requests/${answer.json().id}`)).json();
  expect(copy).toMatchObject({
    ...{ origin: 'order', name: `Повтор заказа ${data[0]?.number}`, company: { id: company } },
    lines: [{ product_id: data[0]?.items[0]?.product.id, quantity: 8, state: 'open' }],
  });
  const stranger = await createBuyer(server);
  const refused = await post('/requests/copies', { order_id: data[0]?.id }, undefined, stranger);
  expect(refused.statusCode).toBe(404);
});
