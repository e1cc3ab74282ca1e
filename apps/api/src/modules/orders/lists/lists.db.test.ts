import type { Order, OrderPage, TradePart } from '@org/api-client/schema';
import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createOrderApp, type OrderApp, placed } from '../../../testing/order-app.ts';
import { type Buyer, createBuyer } from '../../../testing/trade-app.ts';

let server: OrderApp;
let buyer: Buyer;
let orders: Order[];
beforeAll(async () => {
  server = await createOrderApp();
  buyer = await createBuyer(server);
  await server.db.query('update company set min_order_sum = 0');
  orders = [];
  for (const [at, quantity] of [4, 8, 2].entries()) {
    const offer = server.offers[at === 2 ? 1 : 0][0] ?? '';
    await server.setOffer(offer, { bulk_price: 100_000, quantity: 100, min_order: 1, multiple: 1 });
    orders.push(...(await placed(server, buyer, [offer, quantity])));
  }
  const [first, second] = orders;
  await server.db.query(`update purchase set created_at = '2026-10-31T22:00:00Z' where id = $1`, [
    first?.id,
  ]);
  await server.db.query(`update purchase set created_at = '2026-10-31T20:00:00Z' where id = $1`, [
    second?.id,
  ]);
});
afterAll(() => server.close());

const page = async (query: string, who: Pick<Buyer, 'get'> = buyer, path = '/orders') =>
  (await who.get(`${path}?${query}`)).json<OrderPage>();
const found = async (query: string) => {
  const { data, totals } = await page(query);
  return [data.map(({ id }) => orders.findIndex((one) => one.id === id)), totals.sum];
};

describe('a list of orders', () => {
  test('is searched, cut by days of Moscow and by supplier; its sum is of all that was found', async () => {
    expect(await found('per_page=1')).toEqual([[2], 1_400_000]);
    expect(await found('from=2026-11-01&to=2026-11-01')).toEqual([[0], 400_000]);
    expect(await found('to=2026-10-31')).toEqual([[1], 800_000]);
    expect(await found(`q=${orders[1]?.number}`)).toEqual([[1], 800_000]);
    expect(await found('q=%25')).toEqual([[], 0]);
    const title = encodeURIComponent(orders[2]?.items[0]?.product.title.slice(0, 40) ?? '');
    expect((await found(`q=${title}`))[0]).toContain(2);
    expect(await found(`partner=${server.suppliers[1]}`)).toEqual([[2], 200_000]);
    expect(await found(`q=${encodeURIComponent(orders[2]?.supplier.name ?? '')}`)).toEqual([
      [2],
      200_000,
    ]);
    expect((await page('status=closed')).partners).toHaveLength(2);
  });

  test('begins with what waits for its reader, whatever was selected, by the time that is left', async () => {
    const set = (at: number, what: string) =>
      server.db.query(`update purchase set ${what} where id = $1`, [orders[at]?.id]);
    await set(0, `status = 'offered', due_at = '2030-01-03T12:00:00Z'`);
    await set(1, `status = 'offered', due_at = '2030-01-02T12:00:00Z'`);
    const { waiting } = await page('status=closed');
    expect(
      waiting.data.map(({ id, turns }) => [orders.findIndex((one) => one.id === id), turns]),
    ).toEqual([
      [1, [{ by: 'buyer', action: 'answer', until: '2030-01-02T12:00:00.000Z' }]],
      [0, [{ by: 'buyer', action: 'answer', until: '2030-01-03T12:00:00.000Z' }]],
    ]);
    expect(waiting.total).toBe(2);
    const theirs = await page('', server.seller, `/companies/${server.suppliers[0]}/orders`);
    expect(theirs.waiting).toEqual({ total: 0, data: [] });
    for (const at of [0, 1]) await set(at, `status = 'new'`);
    const again = await page('', server.seller, `/companies/${server.suppliers[0]}/orders`);
    expect(again.waiting.data.map(({ turns }) => turns[0]?.action)).toEqual(['answer', 'answer']);
  });

  test('is the supplier’s alone', async () => {
    const sold = await page('', server.seller, `/companies/${server.suppliers[0]}/orders`);
    expect([sold.data.length, sold.totals]).toEqual([
      2,
      { orders: 2, quantity: 12, sum: 1_200_000 },
    ]);
    for (const path of ['/trade?by=brands&', '/trade/export?by=brands&', '/order-list/export?'])
      expect((await buyer.get(`${path}company=${server.suppliers[0]}`)).statusCode).toBe(404);
  });

  test('is a workbook of all its pages', async () => {
    const { rawPayload } = await buyer.get('/order-list/export?to=2026-11-01');
    const { sheets } = await readXlsx(rawPayload);
    expect(sheets[0]?.rows.slice(1).map((row) => [row[0], row[9]])).toEqual([
      [orders[1]?.number, 8000],
      [orders[0]?.number, 4000],
    ]);
  });
});

test('purchases are told by month, brand, supplier and size, and are the same in a workbook', async () => {
  await server.db.query(
    'update purchase_item set confirmed_quantity = 6, shipped = 6, received = 6, credited = 1 where purchase_id = $1',
    [orders[1]?.id],
  );
  await server.db.query(`update purchase set status = 'declined' where id = $1`, [orders[2]?.id]);
  const trade = async (by: string) =>
    (await buyer.get(`/trade?by=${by}`)).json<{ data: TradePart[] }>().data;
  expect(await trade('months')).toEqual([
    { name: '2026-10', orders: 1, quantity: 5, sum: 500_000 },
    { name: '2026-11', orders: 1, quantity: 4, sum: 400_000 },
  ]);
  for (const by of ['brands', 'partners', 'sizes']) {
    const parts = await trade(by);
    expect(parts.reduce((sum, part) => sum + part.sum, 0)).toBe(900_000);
    const { rawPayload } = await buyer.get(`/trade/export?by=${by}`);
    const { sheets } = await readXlsx(rawPayload);
    expect(sheets[0]?.rows.slice(1).map(([name, , , sum]) => [name, sum])).toEqual(
      parts.map(({ name, sum }) => [name, sum / 100]),
    );
  }
});
