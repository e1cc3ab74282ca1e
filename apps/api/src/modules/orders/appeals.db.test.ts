import type { Order, ReliabilityReport } from '@org/api-client/schema';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createOrderApp, type OrderApp, placed } from '../../testing/order-app.ts';
import { type Buyer, createBuyer } from '../../testing/trade-app.ts';

let server: OrderApp;
let buyer: Buyer;
let offer: string;
let order: Order;

beforeAll(async () => {
  server = await createOrderApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.db.exec('truncate orders cascade');
  buyer = await createBuyer(server);
  [offer = ''] = server.offers[0];
  await server.setOffer(offer, { bulk_price: 100_000, quantity: 100, min_order: 1, multiple: 1 });
  await server.db.query('update company set min_order_sum = 0, pickup = false');
  const [made] = await placed(server, buyer, [offer, 4]);
  if (!made) throw new Error('No order was made.');
  order = made;
});

type Person = Pick<Buyer, 'post'>;
const act = async (who: Person, what: string, body: object = {}) => {
  const answer = await who.post(`/orders/${order.id}/${what}`, body);
  return { status: answer.statusCode, order: answer.json<Order>() };
};
const report = async () =>
  (
    await server.seller.get(`/companies/${order.supplier.id}/reliability`)
  ).json<ReliabilityReport>();
const last = ({ history }: Order) => history.at(-1);

describe('a cause', () => {
  test('stands in the history of what was declined, and in the report', async () => {
    const declined = await act(server.seller, 'decline', { cause: 'out_of_stock' });
    expect(declined.status).toBe(200);
    expect(last(declined.order)).toMatchObject({
      kind: 'declined',
      comment: null,
      details: { cause: 'out_of_stock' },
    });
    expect(await report()).toMatchObject({
      now: { orders: 1, confirmed: null },
      causes: [{ cause: 'out_of_stock', orders: 1 }],
      against: [{ id: order.id, number: order.number, kind: 'declined', cause: 'out_of_stock' }],
    });
  });

  test('of an answer is kept only where the answer differs from the order', async () => {
    const [item] = order.items;
    const items = [{ id: item?.id, quantity: 3 }];
    const changed = await act(server.seller, 'confirm', { items, cause: 'late_list' });
    expect(last(changed.order)?.details).toMatchObject({ cause: 'late_list', pieces: 3 });
    const [other] = await placed(server, buyer, [offer, 4]);
    const full = await server.seller.post(`/orders/${other?.id}/confirm`, { cause: 'late_list' });
    expect(last(full.json<Order>())?.details).not.toHaveProperty('cause');
  });

  test('of a buyer who cancels is told to the supplier', async () => {
    await act(buyer, 'cancel', { cause: 'sooner' });
    expect((await report()).cancelled).toEqual([{ cause: 'sooner', orders: 1 }]);
  });

  test.each([{}, { cause: 'other' }, { reason: '  ' }, { cause: 'other', reason: '\n' }])(
    'of a refusal is demanded, if only in words: %j',
    async (body) => {
      const answer = await server.seller.post(`/orders/${order.id}/decline`, body);
      expect(answer.statusCode).toBe(422);
      expect(answer.json().errors).toEqual({ reason: ['Напишите, почему отклоняете заказ'] });
    },
  );

  test("of the other side is none of one's own", async () => {
    expect((await act(server.seller, 'decline', { cause: 'cheaper' })).status).toBe(422);
    expect((await act(buyer, 'cancel', { cause: 'buyer_wish' })).status).toBe(422);
  });
});

describe('an appeal', () => {
  test('is asked of the buyer by the refusal at his wish; his yes takes the order out of the count', async () => {
    const declined = await act(server.seller, 'decline', { cause: 'buyer_wish' });
    expect(declined.order.history.map(({ kind }) => kind)).toEqual([
      'placed',
      'declined',
      'appealed',
    ]);
    expect(declined.order.allowed).not.toContain('appeal');
    expect((await report()).against).toMatchObject([{ appeal: 'asked', can_appeal: false }]);
    expect((await act(server.seller, 'appeal/answer', { agree: true })).status).toBe(403);
    const agreed = await act(buyer, 'appeal/answer', { agree: true });
    expect([agreed.status, agreed.order.status, last(agreed.order)?.kind]).toEqual([
      ...[200, 'declined', 'appeal_agreed'],
    ]);
    expect(await report()).toMatchObject({ now: { orders: 0 }, agreed: 1, against: [] });
    const again = await buyer.post(`/orders/${order.id}/appeal/answer`, { agree: false });
    expect(again.statusCode).toBe(409);
  });

  test('is made once, later; his no leaves the order where it was', async () => {
    expect((await act(server.seller, 'appeal')).status).toBe(409);
    await act(server.seller, 'decline', { cause: 'wrong_price' });
    expect((await report()).against).toMatchObject([{ appeal: null, can_appeal: true }]);
    expect((await act(buyer, 'appeal')).status).toBe(403);
    const asked = await act(server.seller, 'appeal', { reason: 'Вы просили' });
    expect(last(asked.order)).toMatchObject({ kind: 'appealed', comment: 'Вы просили' });
    expect((await act(buyer, 'appeal/answer', { agree: false })).status).toBe(200);
    expect((await act(server.seller, 'appeal')).status).toBe(409);
    expect(await report()).toMatchObject({
      now: { orders: 1 },
      against: [{ appeal: 'refused', can_appeal: false }],
    });
  });

  test('is not possible for what was confirmed as asked, nor for what is too old to count', async () => {
    await act(server.seller, 'confirm');
    const confirmed = await act(server.seller, 'appeal');
    expect([confirmed.status, confirmed.order]).toMatchObject([
      409,
      { message: 'Заказ не ухудшает показатели' },
    ]);
    await act(server.seller, 'decline', { cause: 'terms' });
    await server.db.query(`update orders set created_at = now() - interval '91 days'`);
    expect((await act(server.seller, 'appeal')).status).toBe(409);
  });
});

test('the report is for the people of the company', async () => {
  const answer = await buyer.get(`/companies/${order.supplier.id}/reliability`);
  expect(answer.statusCode).toBe(404);
});
