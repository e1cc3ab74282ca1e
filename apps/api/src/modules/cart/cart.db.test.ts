import type { Cart, LineProblem, Product, ProductBrief } from '@org/api-client/schema';
import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  type Buyer,
  brief,
  createBuyer,
  createTradeApp,
  itemsOf,
  type TradeApp,
} from '../../testing/trade-app.ts';
import { openSession, visitor } from '../../testing/visitor.ts';

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

describe('a cart', () => {
  test('is empty at first', async () => {
    expect(await buyer.cart()).toEqual({
      suppliers: [],
      items_count: 0,
      quantity: 0,
      goods: 0,
      delivery_cost: 0,
      payable: 0,
      vat: 0,
      vat_split: [],
      warnings_count: 0,
    });
  });

  test('groups its lines by supplier, in the order in which they were added', async () => {
    await buyer.order(other, 1);
    await buyer.order(first, 2);
    await buyer.order(second, 3);
    await buyer.order(other, 4);
    const cart = await buyer.cart();
    expect(cart.suppliers.map(({ supplier }) => supplier.id)).toEqual([
      server.suppliers[1],
      server.suppliers[0],
    ]);
    expect(brief(cart)).toEqual([
      [other, 4],
      [first, 2],
      [second, 3],
    ]);
    expect(cart).toMatchObject({ items_count: 3, quantity: 9 });
  });

  test('is the same on every device, and nobody else sees it', async () => {
    await buyer.order(first, 2);
    const phone = visitor(server, await openSession(server, buyer.id));
    expect(brief((await phone.get('/cart')).json<Cart>())).toEqual([[first, 2]]);
    const stranger = await createBuyer(server);
    expect(brief(await stranger.cart())).toEqual([]);
  });

  test('says of a product what the catalog says', async () => {
    const { rows } = await server.db.query<{ id: number; brief: ProductBrief }>(
      'select id, product_brief(id) brief from product',
    );
    for (const { id, brief } of rows) {
      const product = (await buyer.get(`/product/${id}`)).json<Product>();
      // in a product of the catalog these two are fields of their own
      const { run_flat = null, xl = null, ...specs } = brief.specs;
      expect(product).toMatchObject({ ...brief, specs });
      expect(product.specs).toEqual(specs);
      expect([run_flat, xl]).toEqual([product.run_flat || null, product.xl || null]);
    }
  });
});

describe('money', () => {
  test('is exact, with VAT per line by its own regime', async () => {
    const [, , third = ''] = server.offers[0];
    await server.setOffer(first, { bulk_price: 530_000, vat_rate: 22 });
    await server.setOffer(second, { bulk_price: 333_333, vat_rate: 5 });
    await server.setOffer(third, { bulk_price: 123_457, vat_rate: 22, vat_included: false });
    await server.setOffer(other, { bulk_price: 777_777, vat_rate: null });
    await buyer.add([first, 16], [second, 3], [third, 3], [other, 2]);
    const cart = await buyer.cart();
    // 15 291,80 of 84 800,00; 476,19 of 9 999,99; 814,82 on top of 3 703,71
    expect(itemsOf(cart).map(({ sum, vat }) => [sum, vat])).toEqual([
      [8_480_000, 1_529_180],
      [999_999, 47_619],
      [451_853, 81_482],
      [1_555_554, 0],
    ]);
    expect(cart.suppliers.map(({ subtotal, vat }) => [subtotal, vat])).toEqual([
      [9_931_852, 1_658_281],
      [1_555_554, 0],
    ]);
    expect(cart).toMatchObject({ goods: 11_487_406, vat: 1_658_281 });
    expect(cart.vat_split).toEqual([
      { vat_rate: 22, sum: 8_931_853, vat: 1_610_662 },
      { vat_rate: 5, sum: 999_999, vat: 47_619 },
      { vat_rate: null, sum: 1_555_554, vat: 0 },
    ]);
    await server.setOffer(third, { vat_included: true, bulk_price: 100_000 });
  });

  test('counts down to the minimum order of the supplier', async () => {
    await server.db.query('update company set min_order_sum = 500000 where id = $1', [
      server.suppliers[0],
    ]);
    const left = async (quantity: number) => {
      const cart = (await buyer.order(first, quantity)).json<Cart>();
      return cart.suppliers[0]?.min_order_left;
    };
    expect([await left(3), await left(5), await left(7)]).toEqual([200_000, 0, 0]);
  });
});

describe('adding many lines, addCartItems', () => {
  test('adds to what is there, and tells what did not fit', async () => {
    await server.setOffer(first, { multiple: 4 });
    await buyer.order(first, 4);
    const answer = await buyer.add(
      [first, 6],
      [other, 200],
      ['999999999', 3],
      [second, 1],
      [second, 2],
    );
    const { cart, adjusted } = answer.json<{ cart: Cart; adjusted: LineProblem[] }>();
    expect(brief(cart)).toEqual([
      [first, 12],
      [second, 3],
      [other, 100],
    ]);
    expect(adjusted.map(({ offer_id, code, requested }) => [offer_id, code, requested])).toEqual([
      [first, 'multiple', 10],
      [other, 'short', 200],
      ['999999999', 'gone', 3],
    ]);
  });

  test('from two devices at once loses nothing', async () => {
    await Promise.all(Array.from({ length: 10 }, () => buyer.add([first, 1], [other, 2])));
    expect(brief(await buyer.cart())).toEqual([
      [first, 10],
      [other, 20],
    ]);
  });
});

describe('replacing', () => {
  test('leaves exactly these lines, which keep their price when added', async () => {
    await buyer.add([first, 4], [second, 4]);
    await server.setOffer(first, { bulk_price: 120_000 });
    const items = [
      { offer_id: other, quantity: 8 },
      { offer_id: first, quantity: 6 },
    ];
    const cart = (await buyer.put('/cart', { items })).json<Cart>();
    expect(brief(cart)).toEqual([
      [first, 6],
      [other, 8],
    ]);
    expect(itemsOf(cart)[0]?.price_added).toBe(100_000);
  });

  test('is refused as a whole where one line is', async () => {
    await buyer.order(first, 4);
    const items = [
      { offer_id: other, quantity: 8 },
      { offer_id: second, quantity: 101 },
      { offer_id: '999999999', quantity: 1 },
    ];
    const answer = await buyer.put('/cart', { items });
    expect(answer.statusCode).toBe(409);
    expect(answer.json<{ lines: LineProblem[] }>().lines.map(({ code }) => code)).toEqual([
      'short',
      'gone',
    ]);
    expect(brief(await buyer.cart())).toEqual([[first, 4]]);
  });

  test('takes every offer once', async () => {
    const items = [first, other, first].map((offer_id) => ({ offer_id, quantity: 1 }));
    expect((await buyer.put('/cart', { items })).json().errors).toHaveProperty([
      'items.2.offer_id',
    ]);
  });

  test('with nothing, as clearing, empties it', async () => {
    await buyer.order(first, 4);
    expect(brief((await buyer.put('/cart', { items: [] })).json<Cart>())).toEqual([]);
    await buyer.order(first, 4);
    expect(brief((await buyer.delete('/cart')).json<Cart>())).toEqual([]);
    expect((await buyer.delete(`/cart/items/${first}`)).statusCode).toBe(200);
  });
});

test('the workbook has every line and the totals, with sums in roubles', async () => {
  await server.setOffer(first, { bulk_price: 530_050 });
  await server.setOffer(other, { vat_rate: 5, vat_included: false });
  await buyer.add([first, 2], [second, 1], [other, 1]);
  const cart = (await buyer.get('/cart')).json<Cart>();
  const answer = await buyer.get('/cart/export?format=xlsx');
  expect(answer.headers['content-disposition']).toContain(
    `filename*=UTF-8''${encodeURIComponent('Корзина')}.xlsx`,
  );
  const { sheets } = await readXlsx(answer.rawPayload);
  const [header, ...lines] = sheets[0]?.rows ?? [];
  const column = (name: string) => lines.map((line) => line[header?.indexOf(name) ?? -1]);
  expect(column('Товар').slice(2)).toEqual([
    'Итого у поставщика',
    expect.any(String),
    'Итого у поставщика',
    'Всего',
    'В том числе с НДС 22 %',
    'В том числе с НДС 5 %',
  ]);
  expect(column('Поставщик').map((name) => name !== null)).toEqual([
    true,
    true,
    true,
    true,
    true,
    false,
    false,
    false,
  ]);
  expect(column('Количество, шт.')).toEqual([2, 1, 3, 1, 1, 4, null, null]);
  expect(column('Цена, ₽')).toEqual([5300.5, 1000, null, 1000, null, null, null, null]);
  expect(column('Сумма с НДС, ₽')).toEqual([
    10_601, 1000, 11_601, 1050, 1050, 12_651, 11_601, 1050,
  ]);
  expect(column('Ставка НДС')).toEqual(['22 %', '22 %', null, '5 %', null, null, '22 %', '5 %']);
  const vat = [1911.66, 180.33, 2091.99, 50, 50, 2141.99, 2091.99, 50];
  expect(column('В том числе НДС, ₽')).toEqual(vat);
  expect([cart.goods, cart.vat]).toEqual([1_265_100, 214_199]);
});
