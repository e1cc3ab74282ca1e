import type { Cart, LineProblem } from '@org/api-client/schema';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  type Buyer,
  brief,
  createBuyer,
  createTradeApp,
  itemsOf,
  type TradeApp,
} from '../../testing/trade-app.ts';
import { refusalOf } from '../../trade/line.ts';

let server: TradeApp;
let buyer: Buyer;
let first: string;
let second: string;
let other: string;

beforeAll(async () => {
  server = await createTradeApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  buyer = await createBuyer(server);
  [first = '', second = ''] = server.offers[0];
  [other = ''] = server.offers[1];
  const plain = {
    bulk_price: 100_000,
    quantity: 100,
    min_order: 1,
    multiple: 1,
    vat_rate: 22,
    vat_included: true,
  };
  for (const id of [first, second, other]) await server.setOffer(id, plain);
  await server.db.query('update company set min_order_sum = 0');
});

const codes = (problems: readonly LineProblem[]) => problems.map(({ code }) => code);

describe('what can not be in a cart', () => {
  test.each([-1, 1.5, '4', null, 1_000_001])('the quantity %j', async (quantity) => {
    const answer = await buyer.order(first, quantity);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toHaveProperty('quantity');
    expect(brief(await buyer.cart())).toEqual([]);
  });

  test.each([
    [101, { multiple: 1 }, /^Осталось 100 шт\./],
    [2, { min_order: 4 }, /^Минимум — 4 шт\./],
    [6, { multiple: 4 }, /выберите 4 или 8$/],
    [4, { quantity: 3, min_order: 4 }, /^Осталось 3 шт\., а заказать можно от 4/],
  ])('%i pieces of %o', async (quantity, offer, message) => {
    await server.setOffer(first, offer);
    const answer = await buyer.order(first, quantity);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors.quantity[0].replaceAll(/\s/g, ' ')).toMatch(message);
    expect(brief(await buyer.cart())).toEqual([]);
  });

  test('an offer that is not there, or sold out', async () => {
    const none = await buyer.order('999999999', 1);
    expect([none.statusCode, none.json().message]).toEqual([404, 'Предложение снято с продажи']);
    await server.setOffer(first, { quantity: 0 });
    const sold = await buyer.order(first, 1);
    expect([sold.statusCode, sold.json().message]).toEqual([404, 'Товар закончился у поставщика']);
    expect((await buyer.order('x', 1)).statusCode).toBe(422);
  });

  test('more than a thousand lines', async () => {
    await server.db.query(
      `insert into cart_item (account_id, offer_id, product_id, supplier_id, quantity, price_added, terms)
       select $1, 1000000 + n, product_id, supplier_id, 1, bulk_price, offer_terms(o)
       from offer o, generate_series(1, 1000) n where o.id = $2`,
      [buyer.id, second],
    );
    const answer = await buyer.order(first, 1);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors.items[0]).toMatch(/не больше 1000 строк/);
    expect((await buyer.cart()).items_count).toBe(1000);
  });
});

describe('what changed since a line was added', () => {
  const only = async () => itemsOf(await buyer.cart())[0]!;

  test('a price is shown beside the one before', async () => {
    await buyer.order(first, 4);
    await server.setOffer(first, { bulk_price: 112_000 });
    const dearer = await only();
    expect(dearer).toMatchObject({ price_added: 100_000, bulk_price: 112_000, sum: 448_000 });
    expect(dearer.warnings).toMatchObject([
      { code: 'price_up', price_before: 100_000, price_now: 112_000, requested: 4, available: 100 },
    ]);
    await server.setOffer(first, { bulk_price: 90_000 });
    expect(codes((await only()).warnings)).toEqual(['price_down']);
    expect((await buyer.cart()).warnings_count).toBe(1);
  });

  test('a stock that is too small for the line is named', async () => {
    await server.setOffer(first, { multiple: 4 });
    await buyer.order(first, 16);
    await server.setOffer(first, { quantity: 13 });
    const short = await only();
    expect(short).toMatchObject({ quantity: 16, available: 13, sum: 1_600_000 });
    expect(short.warnings).toMatchObject([{ code: 'short', requested: 16, available: 12 }]);
  });

  test('an offer that was taken off sale keeps its line, without a price', async () => {
    const { rows } = await server.db.query<{ id: string }>(
      `insert into offer (supplier_id, product_id, warehouse_id, city_id, section, bulk_price, quantity, vat_rate)
       select o.supplier_id, p.id, o.warehouse_id, o.city_id, p.section, 500, 9, 22 from offer o, product p where o.id = $1
         and not exists (select from offer x where x.supplier_id = o.supplier_id and x.product_id = p.id) limit 1 returning id::text id`,
      [first],
    );
    const offer = rows[0]?.id ?? '';
    await buyer.add([offer, 2], [other, 1]);
    const before = await only();
    await server.db.query('delete from offer where id = $1::bigint', [offer]);
    const after = await only();
    const { warnings } = after;
    expect(warnings).toMatchObject([{ code: 'gone', available: 0, price_now: null }]);
    expect(after).toEqual({
      ...before,
      warehouse_id: null,
      bulk_price: null,
      sum: 0,
      vat: 0,
      available: 0,
      warnings,
    });
    expect(await buyer.cart()).toMatchObject({ items_count: 2, goods: 100_000, warnings_count: 1 });
    // the line can be removed, but not changed
    expect((await buyer.order(offer, 3)).statusCode).toBe(404);
    expect(brief((await buyer.delete(`/cart/items/${offer}`)).json<Cart>())).toEqual([[other, 1]]);
  });

  test('a supplier that was deleted is still named', async () => {
    const { rows } = await server.db.query<{ id: string; company_id: string }>(
      `with c as (insert into company (id, name) values (gen_random_uuid(), 'Недолгий') returning id),
         w as (insert into warehouse (company_id, city_id, name, delivery_days_min, delivery_days_max)
           select id, 1, 'Склад', 1, 2 from c returning id, company_id, city_id)
       insert into offer (supplier_id, product_id, warehouse_id, city_id, section, bulk_price, quantity, vat_rate)
       select w.company_id, p.id, w.id, w.city_id, p.section, 500, 9, 22 from w, product p where p.id = 1
       returning id::text id, supplier_id company_id`,
    );
    const { id = '', company_id = '' } = rows[0] ?? {};
    await buyer.order(id, 1);
    await server.db.query('delete from company where id = $1', [company_id]);
    const [supplier] = (await buyer.cart()).suppliers;
    expect(supplier?.supplier).toMatchObject({ id: company_id, name: 'Недолгий', favorite: false });
    expect(codes(supplier?.items[0]?.warnings ?? [])).toEqual(['gone']);
  });
});

type Step = { kind: 'set' | 'add' | 'remove'; at: number; quantity: number };
const step: fc.Arbitrary<Step> = fc.record({
  kind: fc.constantFrom('set', 'set', 'add', 'remove'),
  at: fc.nat(2),
  quantity: fc.integer({ min: 0, max: 30 }),
});
const limits = fc.record({
  bulk_price: fc.integer({ min: 1, max: 10_000_000 }),
  quantity: fc.nat(30),
  min_order: fc.integer({ min: 1, max: 6 }),
  multiple: fc.integer({ min: 1, max: 4 }),
  vat_rate: fc.constantFrom(22, 20, 10, 7, 5, 0, null),
  vat_included: fc.boolean(),
});

test('whatever is done to it, a cart holds what was accepted, can be ordered and adds up', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(limits, { minLength: 3, maxLength: 3 }),
      fc.array(step, { minLength: 1, maxLength: 8 }),
      async (offers, steps) => {
        await buyer.delete('/cart');
        const ids = [first, second, other];
        for (const [at, offer] of offers.entries()) await server.setOffer(ids[at] ?? '', offer);
        for (const { kind, at, quantity } of steps) {
          const id = ids[at] ?? '';
          if (kind === 'set') await buyer.order(id, quantity);
          else if (kind === 'remove') await buyer.delete(`/cart/items/${id}`);
          else if (quantity > 0) await buyer.add([id, quantity]);
        }
        const cart = await buyer.cart();
        for (const { offer_id, quantity } of itemsOf(cart)) {
          const { quantity: stock, ...terms } = offers[ids.indexOf(offer_id)]!;
          expect(refusalOf(quantity, { ...terms, stock })).toBeUndefined();
        }
        const sum = (numbers: number[]) => numbers.reduce((a, b) => a + b, 0);
        expect(cart.goods).toBe(sum(cart.suppliers.map(({ subtotal }) => subtotal)));
        expect(cart.goods).toBe(sum(itemsOf(cart).map((item) => item.sum)));
        expect(cart.payable).toBe(cart.goods + cart.delivery_cost);
        expect(cart.payable).toBe(sum(cart.vat_split.map((part) => part.sum)));
        expect(cart.vat).toBe(sum(cart.vat_split.map(({ vat }) => vat)));
        expect(cart.quantity).toBe(sum(itemsOf(cart).map(({ quantity }) => quantity)));
      },
    ),
    { numRuns: 25 },
  );
});
