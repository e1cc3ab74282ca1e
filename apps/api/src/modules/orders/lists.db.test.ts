import type { Order, OrderPage, OwnPurchases, Trade } from '@org/api-client/schema';
import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createOrderApp, type OrderApp, placed } from '../../testing/order-app.ts';
import { type Buyer, createBuyer } from '../../testing/trade-app.ts';

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
  await server.db.query(`update orders set created_at = '2026-10-31T22:00:00Z' where id = $1`, [
    first?.id,
  ]);
  await server.db.query(`update orders set created_at = '2026-10-31T20:00:00Z' where id = $1`, [
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

  test.each([
    ['number__desc', [2, 1, 0]],
    ['number__asc', [0, 1, 2]],
    ['payable__asc', [2, 0, 1]],
    ['payable__desc', [1, 0, 2]],
  ])('is sorted by %s, over all pages', async (sort, order) => {
    expect((await found(`order_by=${sort}`))[0]).toEqual(order);
    expect((await found(`order_by=${sort}&per_page=1&page=2`))[0]).toEqual(order.slice(1, 2));
  });

  test('is sorted by the other side, the newest of equal ones first', async () => {
    const names = async (sort: string) =>
      (await page(`order_by=${sort}`)).data.map(({ supplier }) => supplier.name.toLowerCase());
    const rising = await names('partner__asc');
    expect(new Set(rising).size).toBe(2);
    expect(await names('partner__desc')).toEqual(rising.toReversed());
    const byPartner = (await found('order_by=partner__asc'))[0] as number[];
    expect(byPartner.filter((at) => at < 2)).toEqual([1, 0]);
    expect((await buyer.get('/orders?order_by=status')).statusCode).toBe(422);
  });

  test('begins with what waits for its reader, whatever was selected, by the time that is left', async () => {
    const set = (at: number, what: string) =>
      server.db.query(`update orders set ${what} where id = $1`, [orders[at]?.id]);
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

  test('says what is to be paid, to whom and until when, to both sides', async () => {
    const set = (at: number, what: string) =>
      server.db.query(`update orders set ${what} where id = $1`, [orders[at]?.id]);
    await set(0, `status = 'shipped', pay_days = 7, pay_until = '2026-12-04'`);
    await set(1, `status = 'received', pay_days = 7, pay_until = '2026-12-04'`);
    // paid beforehand: until the stock is released
    await set(2, `status = 'invoiced', pay_days = 0, due_at = '2026-11-30T21:30:00Z'`);
    const numbers = ({ payments }: OrderPage) =>
      payments.data.map(({ until, sum, orders: of }) => [
        until,
        sum,
        of.map(({ id }) => orders.findIndex((one) => one.id === id)),
      ]);
    const mine = await page('status=closed');
    expect(numbers(mine)).toEqual([
      ['2026-12-01', 200_000, [2]],
      ['2026-12-04', 1_200_000, [0, 1]],
    ]);
    expect(mine.payments.sum).toBe(1_400_000);
    expect(mine.payments.data[1]?.partner.id).toBe(server.suppliers[0]);
    const theirs = await page('', server.seller, `/companies/${server.suppliers[0]}/orders`);
    expect(numbers(theirs)).toEqual([['2026-12-04', 1_200_000, [0, 1]]]);
    for (const at of [0, 1, 2]) await set(at, `status = 'new', pay_days = 0, pay_until = null`);
    expect((await page('')).payments).toEqual({ sum: 0, data: [] });
  });

  test('counts its states under the other filters, and leaves out what is over if asked', async () => {
    const set = (at: number, status: string) =>
      server.db.query('update orders set status = $2 where id = $1', [orders[at]?.id, status]);
    await set(0, 'closed');
    await set(2, 'declined');
    const statuses = [
      { status: 'closed', orders: 1 },
      { status: 'declined', orders: 1 },
      { status: 'new', orders: 1 },
    ];
    const live = await page('status=live');
    expect(live.data.map(({ id }) => id)).toEqual([orders[1]?.id]);
    expect(live.statuses).toEqual(statuses);
    expect((await page('status=closed')).statuses).toEqual(statuses);
    expect((await page(`status=live&partner=${server.suppliers[1]}`)).statuses).toEqual([
      { status: 'declined', orders: 1 },
    ]);
    for (const at of [0, 2]) await set(at, 'new');
  });

  test('is the supplier’s alone', async () => {
    const sold = await page('', server.seller, `/companies/${server.suppliers[0]}/orders`);
    expect([sold.data.length, sold.totals]).toEqual([
      2,
      { orders: 2, quantity: 12, sum: 1_200_000 },
    ]);
    for (const path of ['/trade?', '/trade/export?by=brands&', '/order-list/export?'])
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

  test('is a workbook of those that were chosen, if they are the reader’s', async () => {
    const rowsOf = async (who: Pick<Buyer, 'get'>, ids: string) => {
      const { rawPayload } = await who.get(`/order-list/export?ids=${ids}`);
      return (await readXlsx(rawPayload)).sheets[0]?.rows.slice(1).map((row) => row[0]);
    };
    const ids = `${orders[0]?.id},${orders[2]?.id}`;
    expect(await rowsOf(buyer, ids)).toEqual([orders[2]?.number, orders[0]?.number]);
    expect(await rowsOf(server.seller, ids)).toEqual([]);
    expect((await buyer.get('/order-list/export?ids=1')).statusCode).toBe(422);
  });
});

test('purchases are told by month, brand, supplier and size, and are the same in a workbook', async () => {
  await server.db.query(
    'update order_item set confirmed_quantity = 6, shipped = 6, received = 6, credited = 1 where order_id = $1',
    [orders[1]?.id],
  );
  await server.db.query(`update orders set status = 'declined' where id = $1`, [orders[2]?.id]);
  const trade = await tradeOf('');
  expect(trade.months).toMatchObject([
    { name: '2026-10', orders: 1, quantity: 5, sum: 500_000, year_ago: null },
    { name: '2026-11', orders: 1, quantity: 4, sum: 400_000, year_ago: null },
  ]);
  for (const by of ['brands', 'partners', 'sizes', 'companies'] as const) {
    expect(trade[by].reduce((sum, part) => sum + part.sum, 0)).toBe(900_000);
    const { rawPayload } = await buyer.get(`/trade/export?by=${by}`);
    const { sheets } = await readXlsx(rawPayload);
    expect(sheets[0]?.rows.slice(1).map(([name, , , sum]) => [name, sum])).toEqual(
      trade[by].map(({ name, sum }) => [name, sum / 100]),
    );
  }
});

const tradeOf = async (query: string) => (await buyer.get(`/trade?${query}`)).json<Trade>();

test('of a product it is told how often it was bought, and for how much the last time', async () => {
  const bought = async (at: number, who: Pick<Buyer, 'get'> = buyer) => {
    const product = orders[at]?.items[0]?.product.id;
    return (await who.get(`/product/${product}/purchases`)).json<OwnPurchases>();
  };
  const none = { orders: 0, last: null };
  expect(await bought(0)).toEqual({
    orders: 2,
    last: { ordered_on: '2026-11-01', quantity: 4, sum: 400_000 },
  });
  // declined
  expect(await bought(2)).toEqual(none);
  // who sold it has not bought it
  expect(await bought(0, server.seller)).toEqual(none);
});

test('a period is compared with the same days a year before, part by part', async () => {
  const [first, second] = orders;
  const place = (id: string | undefined, day: string) =>
    server.db.query('update orders set created_at = $2 where id = $1', [id, `${day}T09:00:00Z`]);
  await place(first?.id, '2026-11-10');
  await place(second?.id, '2025-11-10');
  const november = await tradeOf('from=2026-11-01&to=2026-11-28');
  const year_ago = { quantity: 5, sum: 500_000, delivery: 0 };
  expect(november.since).toBe('2025-11-10');
  expect(november.total).toMatchObject({ quantity: 4, sum: 400_000, year_ago });
  expect(november.months).toMatchObject([{ name: '2026-11', sum: 400_000, year_ago }]);
  expect(november.partners).toMatchObject([{ sum: 400_000, year_ago }]);
  // the order of a year ago is of a later day
  expect((await tradeOf('from=2026-11-01&to=2026-11-09')).total.year_ago?.sum).toBe(0);
  await place(first?.id, '2026-10-10');
  const gone = await tradeOf('from=2026-11-01&to=2026-11-28');
  expect(gone.total).toMatchObject({ quantity: 0, sum: 0, year_ago });
  for (const by of ['months', 'brands', 'partners', 'sizes', 'companies'] as const)
    expect(gone[by]).toMatchObject([{ orders: 0, sum: 0, year_ago }]);
  expect((await tradeOf('from=0001-01-01')).total.year_ago).toBeNull();
});

test('paid is set against the market of that day, and the better offers are named; what is unknown is not guessed', async () => {
  const [first, second] = orders;
  const set = (id: string | undefined, values: (number | string | null)[]) =>
    server.db.query(
      'update order_item set market_price = $2, best_price = $3, best_supplier = $4, best_days = $5 where order_id = $1',
      [id, ...values],
    );
  await server.db.query(`update orders set created_at = '2026-11-10T09:00:00Z' where id = $1`, [
    second?.id,
  ]);
  await server.db.query(`update orders set created_at = '2026-11-10T09:00:00Z' where id = $1`, [
    first?.id,
  ]);
  await set(first?.id, [110_000, 90_000, 'Волга', 1]);
  await set(second?.id, [null, null, null, null]);
  const trade = await tradeOf('from=2026-11-01&to=2026-11-28');
  const market = { quantity: 4, paid: 400_000, sum: 440_000 };
  expect(trade.total).toMatchObject({ quantity: 9, market });
  expect(trade.missed).toMatchObject({
    ...{ lines: 1, of: 1, sum: 40_000, rest: null },
    data: [{ order_id: first?.id, number: first?.number, best_supplier: 'Волга', sum: 40_000 }],
  });
  const sold = await server.seller.get(`/trade?company=${server.suppliers[0]}`);
  expect(sold.json<Trade>()).toMatchObject({ total: { sum: 900_000 }, missed: null });
});
