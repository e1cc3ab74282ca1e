import { randomUUID } from 'node:crypto';
import type { Order, OrderPage } from '@org/api-client/schema';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { wrongAggregates } from '../../testing/database/wrong-aggregates.ts';
import { checkOut, createOrderApp, type OrderApp, placed } from '../../testing/order-app.ts';
import { type Buyer, brief, createBuyer } from '../../testing/trade-app.ts';

let server: OrderApp;
let buyer: Buyer;
let first: string;
let second: string;
let other: string;

beforeAll(async () => {
  server = await createOrderApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  buyer = await createBuyer(server);
  [first = '', second = ''] = server.offers[0];
  [other = ''] = server.offers[1];
  for (const id of [first, second, other])
    await server.setOffer(id, { bulk_price: 100_000, quantity: 100, min_order: 1, multiple: 1 });
  await server.db.query('update company set min_order_sum = 0, pickup = false');
});

const stocks = async () => [await server.stockOf(first), await server.stockOf(other)];
const order = async (...items: [string, number][]) => {
  const [made] = await placed(server, buyer, ...items);
  if (!made) throw new Error('No order was made.');
  return made;
};

describe('ordering', () => {
  test('makes one order per supplier, takes the stock and empties the cart', async () => {
    await server.setOffer(first, { bulk_price: 530_000 });
    await buyer.add([first, 16], [second, 2], [other, 4]);
    const answer = await checkOut(server, buyer, {
      expected_goods: 9_080_000,
      comment: ' Позвонить за час ',
    });
    expect(answer.statusCode).toBe(201);
    const { data } = answer.json<{ data: Order[] }>();
    expect(data.map(({ supplier, goods }) => [supplier.id, goods])).toEqual([
      [server.suppliers[0], 8_680_000],
      [server.suppliers[1], 400_000],
    ]);
    // 84 800,00 × 22 / 122 and 2 000,00 × 22 / 122, each rounded
    expect(data[0]).toMatchObject({
      status: 'new',
      side: 'buyer',
      quantity: 18,
      items_count: 2,
      vat: 1_529_180 + 36_066,
      delivery: { kind: 'delivery', address: expect.stringMatching(/, Монтажников, 24$/) },
      delivery_cost: 0,
      comment: 'Позвонить за час',
      allowed: ['cancel', 'repeat'],
      history: [{ status: 'new', comment: 'Позвонить за час' }],
    });
    expect(data[0]?.number).toMatch(/^П-\d{6}$/);
    expect(await stocks()).toEqual([84, 96]);
    expect((await buyer.cart()).items_count).toBe(0);
    expect(await wrongAggregates(server.db)).toEqual([]);
  });

  test('only of chosen suppliers leaves the others in the cart', async () => {
    await buyer.add([first, 1], [other, 2]);
    const answer = await checkOut(server, buyer, { supplier_ids: [server.suppliers[1]] });
    expect(answer.json<{ data: Order[] }>().data).toHaveLength(1);
    expect(brief(await buyer.cart())).toEqual([[first, 1]]);
  });

  test('keeps what was ordered, whatever becomes of the offer', async () => {
    const made = await order([first, 3]);
    await server.setOffer(first, { bulk_price: 777 });
    const { items, goods } = (await buyer.get(`/orders/${made.id}`)).json<Order>();
    expect([items[0]?.bulk_price, goods]).toEqual([100_000, 300_000]);
  });

  test('for a company names it with its INN and KPP; only one of the buyer’s own', async () => {
    const company_id = server.suppliers[2];
    await buyer.add([first, 1]);
    expect((await checkOut(server, buyer, { company_id })).json().errors).toHaveProperty(
      'company_id',
    );
    await server.db.query('insert into company_member values ($1, $2)', [company_id, buyer.id]);
    await server.db.query(
      `update company set legal_form = 'ООО', name = 'Каток', inn = '7707083893', kpp = '773601001' where id = $1`,
      [company_id],
    );
    const [made] = (await checkOut(server, buyer, { company_id })).json<{ data: Order[] }>().data;
    expect(made?.buyer).toEqual({
      id: company_id,
      name: 'ООО «Каток»',
      inn: '7707083893',
      kpp: '773601001',
    });
    const colleague = await createBuyer(server);
    expect((await colleague.get(`/orders/${made?.id}`)).statusCode).toBe(404);
    await server.db.query('insert into company_member values ($1, $2)', [company_id, colleague.id]);
    expect((await colleague.get(`/orders/${made?.id}`)).json<Order>().side).toBe('buyer');
  });
});

describe('nothing is ordered', () => {
  const refused = async (body?: object) => {
    const before = [brief(await buyer.cart()), await stocks()];
    const answer = await checkOut(server, buyer, body);
    expect([brief(await buyer.cart()), await stocks()]).toEqual(before);
    expect((await buyer.get('/orders')).json<OrderPage>().data).toEqual([]);
    return answer;
  };

  test('where a line is short or gone: 409 names the lines', async () => {
    await buyer.add([first, 16], [second, 5], [other, 1]);
    await server.setOffer(first, { quantity: 12 });
    await server.setOffer(second, { quantity: 0 });
    const answer = await refused();
    expect(answer.statusCode).toBe(409);
    expect(answer.json().lines).toMatchObject([
      { offer_id: first, code: 'short', requested: 16, available: 12 },
      { offer_id: second, code: 'gone', requested: 5, available: 0 },
    ]);
  });

  test('where the sum is another than the buyer saw', async () => {
    await buyer.add([first, 2], [other, 1]);
    await server.setOffer(first, { bulk_price: 120_000 });
    const answer = await refused({ expected_goods: 300_000 });
    expect(answer.statusCode).toBe(409);
    expect(answer.json().message.replaceAll(/\s/g, ' ')).toBe(
      'Сумма товаров изменилась: была 3 000 ₽, стала 3 400 ₽. Проверьте и оформите снова',
    );
    expect(answer.json().lines).toMatchObject([
      { offer_id: first, code: 'price_up', price_before: 100_000, price_now: 120_000 },
    ]);
  });

  test('below the minimum of a supplier, or by a pick-up that it has not', async () => {
    await buyer.add([first, 2]);
    await server.db.query('update company set min_order_sum = 250000');
    const tooLittle = await refused();
    expect(tooLittle.statusCode).toBe(422);
    expect(tooLittle.json().errors.supplier_ids[0].replaceAll(/\s/g, ' ')).toMatch(
      /минимальный заказ 2 500 ₽: не хватает 500 ₽$/,
    );
    await server.db.query('update company set min_order_sum = 0');
  });

  test('of an empty cart, of a supplier that is not in it, without a key', async () => {
    expect((await refused()).json().message).toBe('Корзина пуста');
    await buyer.add([first, 1]);
    const foreign = await refused({ supplier_ids: [server.suppliers[0], randomUUID()] });
    expect(foreign.json().errors).toHaveProperty(['supplier_ids.1']);
    expect((await buyer.post('/orders', {})).statusCode).toBe(422);
  });
});

describe('the same key', () => {
  test('sent ten times at once makes one order', async () => {
    await buyer.add([first, 7]);
    const key = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => checkOut(server, buyer, {}, key)),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(201));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect((await buyer.get('/orders')).json<OrderPage>().meta.total).toBe(1);
    expect(await server.stockOf(first)).toBe(93);
  });

  test('with another body is refused; after a refusal it can be used again', async () => {
    const key = randomUUID();
    await buyer.add([first, 7]);
    expect((await checkOut(server, buyer, { expected_goods: 1 }, key)).statusCode).toBe(409);
    expect((await checkOut(server, buyer, {}, key)).statusCode).toBe(201);
    await buyer.add([first, 7]);
    const answer = await checkOut(server, buyer, { comment: 'Ещё' }, key);
    expect(answer.json().message).toBe('Этот ключ уже использован для другого заказа');
    const another = await createBuyer(server);
    await another.add([first, 1]);
    expect((await checkOut(server, another, {}, key)).statusCode).toBe(201);
  });
});
