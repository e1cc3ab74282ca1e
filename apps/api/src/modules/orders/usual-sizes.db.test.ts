import type { Order, UsualSize } from '@org/api-client/schema';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createOrderApp, type OrderApp, placed } from '../../testing/order-app.ts';
import { type Buyer, createBuyer } from '../../testing/trade-app.ts';

let server: OrderApp;
let buyer: Buyer;
beforeAll(async () => {
  server = await createOrderApp();
  buyer = await createBuyer(server);
  await server.db.query('update company set min_order_sum = 0');
});
afterAll(() => server.close());

const usual = async (who: Pick<Buyer, 'get'> = buyer) =>
  (await who.get('/usual-sizes')).json<{ data: UsualSize[] }>().data;

/** Orders pieces of the n-th offer, so many days ago. */
async function bought(n: number, quantity: number, days: number, who = buyer): Promise<Order> {
  const offer = server.offers[n]?.[0] ?? '';
  await server.setOffer(offer, { bulk_price: 100_000, quantity: 100, min_order: 1, multiple: 1 });
  const [order] = await placed(server, who, [offer, quantity]);
  if (!order) throw new Error('Nothing was ordered.');
  await server.db.query(
    `update orders set created_at = ((now() at time zone 'Europe/Moscow')::date - $2::int + time '12:00') at time zone 'Europe/Moscow' where id = $1`,
    [order.id, days],
  );
  return order;
}

const daysAgo = async (days: number): Promise<string> => {
  const { rows } = await server.db.query<{ day: string }>(
    `select ((now() at time zone 'Europe/Moscow')::date - $1::int)::text "day"`,
    [days],
  );
  return rows[0]?.day ?? '';
};

test('a size has a rhythm from the fourth day with an order on; what is off, older or another’s does not count', async () => {
  const stranger = await createBuyer(server);
  await bought(0, 50, 3, stranger);
  await bought(0, 8, 400);
  const declined = await bought(0, 40, 5);
  await server.db.query(`update orders set status = 'declined' where id = $1`, [declined.id]);
  const sample = await bought(0, 16, 41);
  await bought(0, 12, 41);
  await bought(0, 16, 32);
  const [three] = await usual();
  const { size, season, section } = sample.items[0]?.product ?? {};
  expect(three).toMatchObject({ section, size, season, orders: 3, quantity: 16, every_days: null });
  expect(three?.due_on).toBeNull();

  await bought(0, 16, 21);
  const last = await bought(0, 20, 12);
  await server.db.query(
    'update order_item set confirmed_quantity = 20, shipped = 20, received = 20, credited = 4 where order_id = $1',
    [last.id],
  );
  const [four] = await usual();
  expect(four).toMatchObject({
    orders: 5,
    quantity: 16,
    every_days: 9,
    last: { ordered_on: await daysAgo(12), quantity: 16, sum: 1_600_000 },
    due_on: await daysAgo(3),
  });
  expect((await usual(stranger)).map(({ orders }) => orders)).toEqual([1]);
});

test('each has the lowest prices of its size and season in the last 30 days, the oldest first', async () => {
  const sample = await bought(0, 4, 1);
  const { size, season } = sample.items[0]?.product ?? {};
  await server.db.query('delete from size_price');
  await server.db.query(
    `insert into size_price (size, season, day, median_bulk_price, min_bulk_price)
     select $1, $2, current_date - d.days, d.price + 100, d.price from (values (0, 403000), (7, 412000), (31, 1)) d (days, price)
     union all select $1, 'other', current_date, 2, 2`,
    [size, season],
  );
  const ownSize = (await usual()).find((one) => one.size === size && one.season === season);
  expect(ownSize?.prices).toEqual([
    { day: expect.stringMatching(/^\d{4}-/), price: 412_000 },
    { day: expect.any(String), price: 403_000 },
  ]);
});
