import { randomUUID } from 'node:crypto';
import type { Order, OrderPage } from '@org/api-client/schema';
import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { wrongAggregates } from '../../testing/database/wrong-aggregates.ts';
import { createOrderApp, type OrderApp, placed } from '../../testing/order-app.ts';
import { type Buyer, brief, createBuyer } from '../../testing/trade-app.ts';
import { createUser } from '../../testing/visitor.ts';
import { moscowDay } from '../../trade/moscow.ts';

let server: OrderApp;
let buyer: Buyer;
let first: string;
let second: string;

beforeAll(async () => {
  server = await createOrderApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  buyer = await createBuyer(server);
  [first = '', second = ''] = server.offers[0];
  for (const id of [first, second])
    await server.setOffer(id, { bulk_price: 100_000, quantity: 100, min_order: 1, multiple: 1 });
  await server.db.query('update company set min_order_sum = 0, pickup = false');
});

const order = async (...items: [string, number][]) => {
  const [made] = await placed(server, buyer, ...items);
  if (!made) throw new Error('No order was made.');
  return made;
};

test('money that is noted twice at once is money once', async () => {
  const { id } = await order([first, 4]);
  for (const step of ['confirm', 'invoice'])
    await server.seller.post(`/orders/${id}/${step}`, step === 'confirm' ? {} : undefined);
  const body = { sum: 100_000, paid_on: moscowDay(), expected_paid: 0 };
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => server.seller.post(`/orders/${id}/payments`, body)),
  );
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409, 409]);
  const refused = answers.find(({ statusCode }) => statusCode === 409);
  expect(refused?.json()).toMatchObject({
    message: expect.stringMatching(/^Оплата уже изменилась/),
  });
  const next = await server.seller.post(`/orders/${id}/payments`, {
    ...body,
    expected_paid: 100_000,
  });
  expect(next.json<Order>()).toMatchObject({ paid: 200_000, payments: [{}, {}] });
});

test('goods that are shipped twice at once are shipped once', async () => {
  const { id, items } = await order([first, 4]);
  await server.seller.post(`/orders/${id}/confirm`, {});
  const { payable } = (await server.seller.post(`/orders/${id}/invoice`)).json<Order>();
  await server.seller.post(`/orders/${id}/payments`, { sum: payable, paid_on: moscowDay() });
  const body = {
    carrier: 'Своя машина',
    shipped_on: moscowDay(),
    items: [{ id: items[0]?.id, quantity: 2 }],
    expected_shipped: 0,
  };
  const ship = (shipment: object) => server.seller.post(`/orders/${id}/shipments`, shipment);
  const answers = await Promise.all(Array.from({ length: 5 }, () => ship(body)));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409, 409]);
  const refused = answers.find(({ statusCode }) => statusCode === 409);
  expect(refused?.json()).toMatchObject({
    message: expect.stringMatching(/^Отгрузки уже изменились: отправлено 2 шт\./),
  });
  const rest = await ship({ ...body, expected_shipped: 2 });
  expect(rest.json<Order>()).toMatchObject({ items: [{ shipped: 4 }], shipments: [{}, {}] });
});

describe('the supplier', () => {
  test('confirms an order as a whole', async () => {
    const { id } = await order([first, 4], [second, 2]);
    expect((await server.seller.get(`/orders/${id}`)).json<Order>()).toMatchObject({
      side: 'supplier',
      allowed: ['confirm', 'decline', 'extend', 'repeat'],
    });
    const confirmed = (await server.seller.post(`/orders/${id}/confirm`, {})).json<Order>();
    expect(confirmed).toMatchObject({ status: 'confirmed', partial: false });
    expect(confirmed.items.map((item) => item.confirmed_quantity)).toEqual([4, 2]);
    expect(await server.stockOf(first)).toBe(96);
  });

  test('confirms part of it: the rest returns, and the buyer sees both', async () => {
    const { id, items } = await order([first, 16], [second, 4]);
    const body = { items: [{ id: items[0]?.id, quantity: 12 }], comment: 'Остальное через неделю' };
    await server.seller.post(`/orders/${id}/confirm`, body);
    const seen = (await buyer.get(`/orders/${id}`)).json<Order>();
    expect(seen).toMatchObject({
      status: 'offered',
      partial: true,
      quantity: 16,
      goods: 1_600_000,
    });
    const { data } = (await buyer.get('/orders')).json<OrderPage>();
    expect(data.find((one) => one.id === id)).toMatchObject({ status: 'offered', partial: true });
    expect(seen.items.map((item) => [item.quantity, item.confirmed_quantity, item.sum])).toEqual([
      [16, 12, 1_200_000],
      [4, 4, 400_000],
    ]);
    expect(seen.history.map(({ status, comment }) => [status, comment])).toEqual([
      ['new', null],
      ['offered', 'Остальное через неделю'],
    ]);
    expect(await server.stockOf(first)).toBe(88);
  });

  test.each([
    ['more than was ordered', (id: string) => [{ id, quantity: 17 }], 'items.0.quantity'],
    ['a line of another order', () => [{ id: randomUUID(), quantity: 1 }], 'items.0.id'],
    [
      'a line twice',
      (id: string) => [
        { id, quantity: 1 },
        { id, quantity: 2 },
      ],
      'items.1.id',
    ],
    ['nothing at all', (id: string) => [{ id, quantity: 0 }], 'items'],
  ])('does not confirm %s', async (_what, items, field) => {
    const made = await order([first, 16]);
    const answer = await server.seller.post(`/orders/${made.id}/confirm`, {
      items: items(made.items[0]?.id ?? ''),
    });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toHaveProperty([field]);
    expect((await buyer.get(`/orders/${made.id}`)).json<Order>().status).toBe('new');
    expect(await server.stockOf(first)).toBe(84);
  });

  test('declines with a reason, and the stock returns', async () => {
    const { id } = await order([first, 16]);
    expect((await server.seller.post(`/orders/${id}/decline`, { reason: ' ' })).statusCode).toBe(
      422,
    );
    await server.seller.post(`/orders/${id}/decline`, { reason: 'Партия повреждена' });
    const { status, history } = (await buyer.get(`/orders/${id}`)).json<Order>();
    expect([status, history.at(-1)?.comment]).toEqual(['declined', 'Партия повреждена']);
    expect(await server.stockOf(first)).toBe(100);
  });

  test('lists what came to it, and nobody else does', async () => {
    const { id } = await order([first, 2]);
    const url = `/companies/${server.suppliers[0]}/orders`;
    const { data } = (await server.seller.get(`${url}?status=new&per_page=1`)).json<OrderPage>();
    expect(data).toMatchObject([
      { id, payable: 200_000, quantity: 2, items_count: 1, status: 'new' },
    ]);
    const lines = (await buyer.get(`/orders/${id}`)).json<Order>().items;
    await server.seller.post(`/orders/${id}/confirm`, {
      items: [{ id: lines[0]?.id, quantity: 1 }],
    });
    const offered = (await server.seller.get(`${url}?status=offered&per_page=1`)).json<OrderPage>();
    expect(offered.data).toMatchObject([{ id, payable: 100_000, ordered_sum: 200_000 }]);
    const after = (await server.seller.get(`${url}?status=new`)).json<OrderPage>();
    expect(after.data.map((one) => one.id)).not.toContain(id);
    expect((await buyer.get(url)).statusCode).toBe(404);
  });
});

describe('the buyer', () => {
  test('cancels a new order and a confirmed one: what was taken returns', async () => {
    const fresh = await order([first, 10]);
    await buyer.post(`/orders/${fresh.id}/cancel`, { reason: 'Нашли ближе' });
    expect(await server.stockOf(first)).toBe(100);
    const { id, items } = await order([first, 10]);
    await server.seller.post(`/orders/${id}/confirm`, {
      items: [{ id: items[0]?.id, quantity: 6 }],
    });
    expect(await server.stockOf(first)).toBe(94);
    const cancelled = (await buyer.post(`/orders/${id}/cancel`, {})).json<Order>();
    expect([cancelled.status, await server.stockOf(first)]).toEqual(['cancelled', 100]);
    const again = await buyer.post(`/orders/${id}/cancel`, {});
    expect([again.statusCode, again.json().message]).toEqual([409, 'Заказ уже отменён']);
    expect(await server.stockOf(first)).toBe(100);
    expect(await wrongAggregates(server.db)).toEqual([]);
  });

  test('does not answer for the supplier, nor the supplier for the buyer; a stranger sees nothing', async () => {
    const { id } = await order([first, 1]);
    const stranger = await createUser(server, { email: `${randomUUID()}@koleso.ru` });
    const reason = { reason: 'Нет' };
    const statuses = async (...calls: Promise<{ statusCode: number }>[]) =>
      (await Promise.all(calls)).map(({ statusCode }) => statusCode);
    expect(
      await statuses(
        buyer.post(`/orders/${id}/confirm`, {}),
        buyer.post(`/orders/${id}/decline`, reason),
        server.seller.post(`/orders/${id}/cancel`, {}),
        stranger.post(`/orders/${id}/cancel`, {}),
        stranger.get(`/orders/${id}`),
        stranger.get(`/orders/${id}/export`),
      ),
    ).toEqual([403, 403, 403, 404, 404, 404]);
  });

  test('repeats an own order as a request', async () => {
    const { id } = await order([first, 4], [second, 2]);
    const copy = ({ authorization }: Pick<Buyer, 'authorization'>) =>
      server.app.inject({
        method: 'POST',
        url: '/api/requests/copies',
        headers: { authorization, 'idempotency-key': randomUUID() },
        payload: { order_id: id },
      });
    const stranger = await createUser(server, { email: `${randomUUID()}@koleso.ru` });
    expect((await copy(stranger)).statusCode).toBe(404);
    const { lines } = (await buyer.get(`/requests/${(await copy(buyer)).json().id}`)).json();
    expect(lines.map((line: { quantity: number }) => line.quantity).toSorted()).toEqual([2, 4]);
  });

  test('reads the document of an order', async () => {
    await server.setOffer(first, { bulk_price: 530_000 });
    const { id, number } = await order([first, 16]);
    const answer = await buyer.get(`/orders/${id}/export?format=xlsx`);
    expect(decodeURIComponent(String(answer.headers['content-disposition']))).toContain(
      `Заказ ${number}.xlsx`,
    );
    const { sheets } = await readXlsx(answer.rawPayload);
    const text =
      sheets[0]?.rows.map((row) => row.filter((cell) => cell !== null).join(' | ')) ?? [];
    expect(text).toContain('Всего наименований 1, на сумму 84\u00a0800\u00a0₽');
    expect(text).toContain('Восемьдесят четыре тысячи восемьсот рублей 00 копеек');
    expect(text).toContain('В том числе НДС 22 % | 15291.8');
    expect(text).toContain('Итого с НДС | 84800');
  });
});

test('what is short or declined goes to the next best supplier, once', async () => {
  const [other = '', third = ''] = [server.offers[1][0], server.offers[2][0]];
  const { rows } = await server.db.query<{ product_id: number }>(
    'select product_id from offer where id = $1::bigint',
    [first],
  );
  const product = rows[0]?.product_id ?? 0;
  await server.db.query(
    'update offer set quantity = 0 where product_id = $1 and id <> $2::bigint',
    [product, first],
  );
  const { rows: mine } = await server.db.query<{ id: string }>(
    `update offer set product_id = $1, section = (select section from product where id = $1)
     where id = any($2::bigint[]) returning id::text id`,
    [product, [other, third]],
  );
  expect(mine).toHaveLength(2);
  await server.setOffer(other, { bulk_price: 110_000, quantity: 3, min_order: 1, multiple: 1 });
  await server.setOffer(third, { bulk_price: 120_000, quantity: 50, min_order: 1, multiple: 1 });
  const { id, items } = await order([first, 8]);
  const take = (whose = buyer) => whose.post(`/orders/${id}/instead`);
  expect((await take()).statusCode).toBe(409);
  await server.seller.post(`/orders/${id}/confirm`, {
    items: [{ id: items[0]?.id, quantity: 2 }],
  });
  const answer = (await take()).json();
  expect([brief(answer.cart), answer.missing]).toEqual([
    [
      [other, 3],
      [third, 3],
    ],
    0,
  ]);
  const again = await take();
  expect([again.statusCode, brief(await buyer.cart())]).toEqual([409, brief(answer.cart)]);
  expect((await take(await createBuyer(server))).statusCode).toBe(404);
  expect((await server.seller.post(`/orders/${id}/instead`)).statusCode).toBe(404);
});
