import type { Order, OrderEventKind } from '@org/api-client/schema';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lapseOrders } from './order-lapse.jobs.ts';
import { dayIn } from './testing/day-in.ts';
import { createLifeScene, idOf, type LifeScene } from './testing/life-scene.ts';

let server: LifeScene['server'];
let buyer: LifeScene['buyer'];
let offers: string[];
let company: string;
let make: LifeScene['make'];
let seen: LifeScene['seen'];
beforeAll(async () => {
  ({ server, buyer, offers, company, make, seen } = await createLifeScene());
});
afterAll(() => server.close());

const jobs = { add: async () => undefined } as never;

describe('from the answer to the last kopeck', () => {
  test('an order that is paid in advance', async () => {
    const made = await make(4);
    const url = `/orders/${made.id}`;
    const ship = (quantity: number) =>
      server.seller.post(`${url}/shipments`, {
        carrier: 'Деловые Линии',
        waybill: '26-0012',
        shipped_on: dayIn(0),
        items: [{ id: idOf(made), quantity }],
      });
    await server.seller.post(`${url}/confirm`, {});
    expect((await ship(4)).json().message).toBe('Заказ с предоплатой: сначала отметьте оплату');
    await server.seller.post(`${url}/invoice`);
    const pay = (sum: number) =>
      server.seller.post(`${url}/payments`, { sum, paid_on: dayIn(0), reference: '512' });
    expect((await pay(400_001)).json().errors.sum[0]).toMatch(/^Осталось оплатить 4/);
    await pay(100_000);
    await pay(300_000);
    expect((await ship(5)).json().errors).toHaveProperty(['items.0.quantity']);
    await ship(3);
    await ship(1);
    const [first, second] = (await seen(made)).shipments;
    await buyer.post(`${url}/shipments/${first?.id}/receive`, {});
    expect(await seen(made)).toMatchObject({ status: 'shipped', arrival: { received_on: null } });
    await buyer.post(`${url}/shipments/${second?.id}/receive`, {});
    const done = await seen(made);
    expect(done).toMatchObject({ status: 'closed', paid: 400_000, payable: 400_000, due_at: null });
    expect(done.arrival?.received_on).toBe(dayIn(0));
    expect(done.history.map(({ kind }) => kind)).toEqual<OrderEventKind[]>([
      'placed',
      'confirmed',
      'invoiced',
      'paid',
      'paid',
      'shipped',
      'shipped',
      'received',
      'received',
      'closed',
    ]);
  });

  test('a counter-offer: the buyer takes one line and gives up the other', async () => {
    const made = await make(8, 4);
    const url = `/orders/${made.id}`;
    const answer = await server.seller.post(`${url}/confirm`, {
      items: [
        { id: idOf(made), quantity: 6, price: 110_000 },
        { id: idOf(made, 1), quantity: 4, price: 130_000 },
      ],
      until: new Date(Date.now() + 3_600_000).toISOString(),
    });
    expect(answer.json<Order>()).toMatchObject({
      status: 'offered',
      goods: 6 * 110_000 + 4 * 158_600,
      items: [{ bulk_price: 100_000, offered_price: 110_000 }, { offered_price: 130_000 }],
    });
    const foreign = await buyer.post(`${url}/accept`, { refuse: [made.id] });
    expect(foreign.json().errors).toHaveProperty(['refuse.0']);
    const none = await buyer.post(`${url}/accept`, { refuse: made.items.map(({ id }) => id) });
    expect(none.json().errors).toHaveProperty(['refuse']);
    const taken = await buyer.post(`${url}/accept`, { refuse: [idOf(made, 1)] });
    expect(taken.json<Order>()).toMatchObject({ status: 'confirmed', goods: 660_000, quantity: 6 });
    expect(await Promise.all(offers.map((id) => server.stockOf(id)))).toEqual([14, 20]);
  });

  test('a claim that is accepted takes its money off; one that is rejected says why', async () => {
    const made = await make(4);
    const url = `/orders/${made.id}`;
    await server.seller.post(`${url}/confirm`, {});
    await server.seller.post(`${url}/invoice`);
    await server.seller.post(`${url}/payments`, { sum: 400_000, paid_on: dayIn(0) });
    await server.seller.post(`${url}/shipments`, {
      carrier: 'Своя машина',
      shipped_on: dayIn(0),
      items: [{ id: idOf(made), quantity: 4 }],
    });
    const receive = `${url}/shipments/${(await seen(made)).shipments[0]?.id}/receive`;
    const less = { id: idOf(made), quantity: 3 };
    expect((await buyer.post(receive, { items: [less] })).json().errors).toHaveProperty([
      'items.0.kind',
    ]);
    await buyer.post(receive, { items: [{ ...less, kind: 'damaged', comment: 'Порез' }] });
    const { claims, status, history } = await seen(made);
    expect([status, claims]).toMatchObject([
      'received',
      [{ kind: 'damaged', quantity: 1, comment: 'Порез', status: 'open' }],
    ]);
    // readers who are told of claims alone are told of this one
    expect(history.slice(-2)).toMatchObject([
      { kind: 'received' },
      { kind: 'claimed', comment: 'Порез', status: 'received' },
    ]);
    const answer = `${url}/claims/${claims[0]?.id}/answer`;
    expect((await server.seller.post(answer, { accept: false })).statusCode).toBe(422);
    await server.seller.post(answer, { accept: true });
    expect(await seen(made)).toMatchObject({ status: 'received', payable: 300_000, paid: 400_000 });
    await server.seller.post(`${url}/payments`, { sum: -100_000, paid_on: dayIn(0) });
    expect((await seen(made)).status).toBe('closed');

    const late = { item_id: idOf(made), kind: 'defect', wish: 'return', quantity: 4 };
    expect((await buyer.post(`${url}/claims`, late)).json().errors).toHaveProperty(['quantity']);
    await buyer.post(`${url}/claims`, { ...late, quantity: 1 });
    const again = (await seen(made)).claims[1];
    await server.seller.post(`${url}/claims/${again?.id}/answer`, {
      accept: false,
      comment: 'След удара',
    });
    expect(await seen(made)).toMatchObject({
      status: 'closed',
      claims: [{ status: 'accepted' }, { status: 'rejected', answer: 'След удара' }],
    });
  });

  test('what will not come goes back on sale, and the rest can be closed', async () => {
    const made = await make(6);
    const url = `/orders/${made.id}`;
    await server.db.query(
      'insert into agreement values ($1, $2, 14, 100000000) on conflict do nothing',
      [server.suppliers[0], company],
    );
    await server.db.query('update orders set buyer_id = $2 where id = $1', [made.id, company]);
    await server.seller.post(`${url}/confirm`, {});
    await server.seller.post(`${url}/shipments`, {
      carrier: 'Своя машина',
      shipped_on: dayIn(0),
      items: [{ id: idOf(made), quantity: 4 }],
    });
    await server.seller.post(`${url}/release`, { reason: 'Партия не пришла' });
    expect(await server.stockOf(offers[0] ?? '')).toBe(16);
    await buyer.post(`${url}/shipments/${(await seen(made)).shipments[0]?.id}/receive`, {});
    const owed = await seen(made);
    expect(owed).toMatchObject({ status: 'received', pay_days: 14, pay_until: dayIn(14) });
    await server.seller.post(`${url}/payments`, { sum: owed.payable, paid_on: dayIn(0) });
    expect((await seen(made)).status).toBe('closed');
  });
});

test('a buyer’s limit holds for all of his orders, confirmed at once', async () => {
  await server.db.query(
    'insert into agreement values ($1, $2, 14, 700000) on conflict (supplier_id, buyer_id) do update set credit_limit = 700000',
    [server.suppliers[0], company],
  );
  await server.db.query(`update orders set status = 'closed' where buyer_id = $1`, [company]);
  const made = [await make(3), await make(3), await make(3)];
  await server.db.query('update orders set buyer_id = $2 where id = any($1)', [
    made.map(({ id }) => id),
    company,
  ]);
  const answers = await Promise.all(
    made.map(({ id }) => server.seller.post(`/orders/${id}/confirm`, {})),
  );
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 409]);
  const refused = made[answers.findIndex(({ statusCode }) => statusCode === 409)];
  expect(answers.find(({ statusCode }) => statusCode === 409)?.json().message).toMatch(
    /^Лимит покупателя превышен на 2/,
  );
  const prepaid = await server.seller.post(`/orders/${refused?.id}/confirm`, { prepaid: true });
  expect(prepaid.json<Order>()).toMatchObject({ status: 'confirmed', pay_days: 0 });
  await server.db.query('delete from agreement');
});

test('what nobody answers or pays in time goes back on sale, and never what is paid', async () => {
  const [left, paid] = [await make(5), await make(5)];
  await server.seller.post(`/orders/${paid.id}/confirm`, {});
  await server.seller.post(`/orders/${paid.id}/invoice`);
  await server.seller.post(`/orders/${paid.id}/payments`, { sum: 1, paid_on: dayIn(0) });
  await server.db.query(
    `update orders set due_at = now() - interval '1 minute' where id in ($1, $2)`,
    [left.id, paid.id],
  );
  const before = await server.stockOf(offers[0] ?? '');
  await Promise.all([lapseOrders({ db: server.db, jobs }), lapseOrders({ db: server.db, jobs })]);
  expect(await server.stockOf(offers[0] ?? '')).toBe(before + 5);
  const lapsed = await seen(left);
  expect([lapsed.status, lapsed.history.at(-1)]).toMatchObject([
    'cancelled',
    { kind: 'lapsed', by: null },
  ]);
  expect((await seen(paid)).status).toBe('invoiced');
});

test('an order that can’t be ended keeps no other from ending', async () => {
  const [first, second] = [await make(3), await make(4)];
  await server.db.query(
    `update orders set due_at = now() - case when id = $1 then 2 else 1 end * interval '1 minute' where id in ($1, $2)`,
    [first.id, second.id],
  );
  let calls = 0;
  const failing = {
    add: async () => {
      calls += 1;
      if (calls === 1) throw new Error('The queue is away.');
    },
  } as never;
  await expect(lapseOrders({ db: server.db, jobs: failing })).rejects.toThrow(AggregateError);
  expect([(await seen(first)).status, (await seen(second)).status]).toEqual(['new', 'cancelled']);
});
