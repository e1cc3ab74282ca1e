import { randomUUID } from 'node:crypto';
import type { Order, PurchasePlan } from '@org/api-client/schema';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { LIMITS } from '../../http/http-limits.ts';
import { createCompany, removeMembers } from '../../testing/companies.ts';
import { createOrderApp, type OrderApp, placed } from '../../testing/order-app.ts';
import { type Buyer, brief, createBuyer } from '../../testing/trade-app.ts';
import { visitor } from '../../testing/visitor.ts';

let server: OrderApp;
let buyer: Buyer;
let company: string;
let first: string;
let second: string;
let other: string;
let secret: string;

beforeAll(async () => {
  server = await createOrderApp({ limits: { purchaseByCompany: LIMITS.purchaseByCompany } });
});
afterAll(() => server.close());
beforeEach(async () => {
  buyer = await createBuyer(server);
  ({ id: company } = await createCompany(buyer));
  await giveCompanyAddress(company);
  secret = await makeKey(company);
  [first = '', second = ''] = server.offers[0];
  [other = ''] = server.offers[1];
  for (const id of [first, second, other])
    await server.setOffer(id, { bulk_price: 100_000, quantity: 100, min_order: 1, multiple: 1 });
  await server.db.query('update company set min_order_sum = 0, pickup = false');
});

async function giveCompanyAddress(company_id: string, street = 'Складская, 1'): Promise<string> {
  const { rows } = await server.db.query<{ name: string }>('select name from city order by id');
  const address = {
    label: 'Склад',
    city: rows[0]?.name,
    street,
    receiver: 'Андрей',
    phone: '73432884107',
    working_hours: null,
    is_default: false,
    company_id,
  };
  return (await buyer.post('/addresses', address)).json().id;
}
async function makeKey(of: string, scopes = ['orders'], maker = buyer): Promise<string> {
  const body = { name: 'Магазин', scopes };
  return (await maker.post(`/companies/${of}/keys`, body)).json().secret;
}

const line = (offer_id: string, quantity: number, more: object = {}) => ({
  offer_id,
  quantity,
  ...more,
});
const send = (body: object, { key = randomUUID(), by = secret, to = company } = {}) =>
  server.app.inject({
    method: 'POST',
    url: `/api/companies/${to}/purchases`,
    headers: { authorization: `Bearer ${by}`, 'idempotency-key': key },
    payload: body,
  });
const dryRun = async (body: object): Promise<PurchasePlan> => {
  const answer = await send({ ...body, dry_run: true });
  expect(answer.statusCode).toBe(200);
  return answer.json().plan;
};
const program = (by = secret) => visitor(server, `Bearer ${by}`);
const ordered = async (...lines: object[]): Promise<Order> =>
  (await send({ lines })).json().data[0];
/** Counts everything that a refusal must not change. */
async function traces() {
  const { rows } = await server.db.query(
    `select (select count(*) from orders) orders, (select count(*) from order_call) keys,
       (select sum(quantity) from offer) stock, (select count(*) from event) events`,
  );
  return rows[0];
}

describe('a program orders', () => {
  test('for its company: one order per supplier, the stock taken, nobody’s cart touched', async () => {
    await buyer.add([second, 7]);
    const body = { lines: [line(first, 4), line(other, 2)], comment: ' Заказ 1042 ' };
    const answer = await send(body);
    expect(answer.statusCode).toBe(200);
    const { data } = answer.json<{ data: Order[] }>();
    expect(data).toMatchObject([
      { status: 'new', side: 'buyer', goods: 400_000, comment: 'Заказ 1042' },
      { status: 'new', side: 'buyer', goods: 200_000 },
    ]);
    for (const order of data) {
      expect(order.buyer.id).toBe(company);
      // not to the address of the account that made the key
      expect(order.delivery.address).toMatch(/Складская, 1$/);
    }
    expect([await server.stockOf(first), await server.stockOf(other)]).toEqual([96, 98]);
    expect(brief(await buyer.cart())).toEqual([[second, 7]]);
  });

  test('once, however often the call is repeated', async () => {
    const key = randomUUID();
    const [made, again] = await Promise.all([
      send({ lines: [line(first, 4)] }, { key }),
      send({ lines: [line(first, 4)] }, { key }),
    ]);
    expect([made.statusCode, again.statusCode]).toEqual([200, 200]);
    expect(again.json().data[0].id).toBe(made.json().data[0].id);
    expect(await server.stockOf(first)).toBe(96);
    const otherBody = await send({ lines: [line(first, 5)] }, { key });
    expect(otherBody.statusCode).toBe(409);
    // the keys of another company's program are separate
    const { id } = await createCompany(buyer);
    await giveCompanyAddress(id);
    const theirs = await send({ lines: [line(first, 5)] }, { key, by: await makeKey(id), to: id });
    expect(theirs.statusCode).toBe(200);
  });

  test('to the address that it names, of its company alone', async () => {
    const address_id = await giveCompanyAddress(company, 'Дальняя, 7');
    const made = await send({ lines: [line(first, 1)], address_id });
    expect(made.json().data[0].delivery.address).toMatch(/Дальняя, 7$/);
    const { id } = await createCompany(buyer);
    const elsewhere = await giveCompanyAddress(id);
    const refused = await send({ lines: [line(first, 1)], address_id: elsewhere });
    expect(refused.json().errors).toEqual({ address_id: ['Такого адреса у компании нет'] });
    const seen = (await program().get('/addresses')).json().data;
    expect(seen.map(({ street }: { street: string }) => street).sort()).toEqual([
      'Дальняя, 7',
      'Складская, 1',
    ]);
  });

  test('what is cheaper by now at what it costs', async () => {
    const made = await ordered(line(first, 1, { max_price: 120_000 }));
    expect(made.goods).toBe(100_000);
  });

  test('so often in ten minutes', async () => {
    const { points } = LIMITS.purchaseByCompany;
    await server.db.query('truncate rate_limit');
    await dryRun({ lines: [line(first, 1)] });
    await server.db.query('update rate_limit set points = $1', [points]);
    expect((await send({ lines: [line(first, 1)], dry_run: true })).statusCode).toBe(429);
  });
});

describe('a dry run', () => {
  test('says what would be ordered, and writes nothing', async () => {
    const before = await traces();
    const plan = await dryRun({ lines: [line(first, 4), line(other, 2)] });
    expect(plan).toMatchObject({
      goods: 600_000,
      lines: [],
      errors: {},
      orders: [
        { supplier: { id: server.suppliers[0] }, goods: 400_000, items: [{ sum: 400_000 }] },
        { supplier: { id: server.suppliers[1] }, goods: 200_000 },
      ],
    });
    expect(plan.orders[0]?.receiving[0]).toMatchObject({ kind: 'delivery', pieces: 4 });
    expect(await traces()).toEqual(before);
    expect([await server.stockOf(first), await server.stockOf(other)]).toEqual([100, 100]);
  });

  test('takes no key: the same one orders afterwards', async () => {
    const key = randomUUID();
    await send({ lines: [line(first, 4)], dry_run: true }, { key });
    expect((await send({ lines: [line(first, 4)] }, { key })).statusCode).toBe(200);
  });

  test('tells all refusals at once', async () => {
    await server.setOffer(first, { quantity: 3 });
    await server.db.query('update company set min_order_sum = 900000 where id = $1', [
      server.suppliers[1],
    ]);
    await server.db.query('delete from address where company_id = $1', [company]);
    const plan = await dryRun({
      lines: [line(first, 4), line(other, 2, { max_price: 90_000 }), line('999999999999', 1)],
      expected_goods: 1,
    });
    expect(plan.lines.map(({ offer_id, code }) => [offer_id, code])).toEqual([
      [first, 'short'],
      [other, 'price_up'],
      ['999999999999', 'gone'],
    ]);
    expect(Object.keys(plan.errors)).toEqual(
      expect.arrayContaining([
        'lines',
        'expected_goods',
        expect.stringMatching(/^receiving\.\d+$/),
      ]),
    );
  });
});

describe('nothing is ordered', () => {
  const refused = async (body: object, of: { by?: string; to?: string } = {}) => {
    const before = await traces();
    const answer = await send(body, of);
    expect(await traces()).toEqual(before);
    return answer;
  };

  test('where a line is gone, short or dearer than it may be: 409 names it', async () => {
    await server.setOffer(first, { quantity: 3 });
    const answer = await refused({
      lines: [line(first, 4), line(other, 1, { max_price: 99_999 })],
    });
    expect(answer.statusCode).toBe(409);
    expect(answer.json().lines).toMatchObject([
      { offer_id: first, code: 'short', available: 3 },
      { offer_id: other, code: 'price_up', price_before: 99_999, price_now: 100_000 },
    ]);
  });

  test.each([
    ['the sum', { expected_goods: 99_999 }],
    ['the delivery', { expected_delivery: 1 }],
  ])('where %s is not the expected one', async (_what, more) => {
    expect((await refused({ lines: [line(first, 1)], ...more })).statusCode).toBe(409);
  });

  test('where an offer is named twice, is fetched from who has no pick-up, or is too little', async () => {
    const twice = await refused({ lines: [line(first, 1), line(first, 1)] });
    expect(twice.json().errors).toHaveProperty(['lines.1.offer_id']);
    const fetched = await refused({ lines: [line(first, 1)], pickup: true });
    expect(Object.values(fetched.json().errors)).toEqual([['Самовывоза с этого склада нет']]);
    await server.db.query('update company set min_order_sum = 900000');
    const little = await refused({ lines: [line(first, 1)] });
    expect(little.json().errors.lines[0]).toContain('минимальный заказ');
  });

  test('by a key without the right, one that is revoked, for another company, by who has left', async () => {
    const body = { lines: [line(first, 1)] };
    const reader = await makeKey(company, ['catalog', 'stock', 'events']);
    expect((await refused(body, { by: reader })).statusCode).toBe(403);
    const { id } = await createCompany(buyer);
    expect((await refused(body, { to: id })).statusCode).toBe(404);
    await removeMembers(server, { company });
    expect((await refused(body)).statusCode).toBe(403);
    await server.db.query('delete from company_key where company_id = $1', [company]);
    expect((await refused(body)).statusCode).toBe(401);
  });
});

describe('of orders a program', () => {
  test('sees, lists and cancels those of its company, and the stock returns', async () => {
    const made = await ordered(line(first, 4));
    const list = (await program().get(`/companies/${company}/purchases`)).json();
    expect(list.data.map(({ id }: Order) => id)).toEqual([made.id]);
    expect((await program().get(`/orders/${made.id}`)).json()).toMatchObject({ side: 'buyer' });
    const cancelled = await program().post(`/orders/${made.id}/cancel`, { reason: 'Передумали' });
    expect(cancelled.json()).toMatchObject({ status: 'cancelled' });
    expect(await server.stockOf(first)).toBe(100);
    expect((await program().post(`/orders/${made.id}/cancel`, {})).statusCode).toBe(409);
  });

  test('knows none that its maker made in person, or for another company', async () => {
    const [ownOrder] = await placed(server, buyer, [first, 1]);
    const { id } = await createCompany(buyer);
    await giveCompanyAddress(id);
    const theirs = await send({ lines: [line(first, 1)] }, { by: await makeKey(id), to: id });
    for (const hidden of [ownOrder?.id, theirs.json().data[0].id]) {
      expect((await program().get(`/orders/${hidden}`)).statusCode).toBe(404);
      expect((await program().post(`/orders/${hidden}/cancel`, {})).statusCode).toBe(404);
      expect((await program().post(`/orders/${hidden}/confirm`, {})).statusCode).toBe(404);
    }
    expect((await program().get(`/companies/${id}/purchases`)).statusCode).toBe(404);
    expect((await program().get(`/companies/${company}/purchases`)).json().data).toEqual([]);
  });

  test('answers as its company’s side alone, though its maker speaks for both', async () => {
    const supplier = server.suppliers[0];
    await server.db.query('insert into company_member values ($1, $2)', [supplier, buyer.id]);
    const made = await ordered(line(first, 4));
    const seller = program(await makeKey(supplier));
    expect((await seller.get(`/orders/${made.id}`)).json()).toMatchObject({ side: 'supplier' });
    expect((await seller.post(`/orders/${made.id}/cancel`, {})).statusCode).toBe(403);
    expect((await program().post(`/orders/${made.id}/confirm`, {})).statusCode).toBe(403);
    expect((await seller.post(`/orders/${made.id}/confirm`, {})).json()).toMatchObject({
      status: 'confirmed',
      side: 'supplier',
    });
  });

  test('knows no more once its maker has left the company', async () => {
    const made = await ordered(line(first, 4));
    await removeMembers(server, { company });
    expect((await program().get(`/orders/${made.id}`)).statusCode).toBe(403);
    expect((await program().post(`/orders/${made.id}/cancel`, {})).statusCode).toBe(403);
  });
});
