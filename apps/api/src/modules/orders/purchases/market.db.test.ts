import { randomUUID } from 'node:crypto';
import type { Order } from '@org/api-client/schema';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createCompany } from '../../../testing/companies.ts';
import { createOrderApp, type OrderApp, placed } from '../../../testing/order-app.ts';
import { type Buyer, createBuyer } from '../../../testing/trade-app.ts';

let server: OrderApp;
let buyer: Buyer;
/** Offers of one product: of the supplier that is ordered from, and of three others. */
let ownCompany: string;
let rivals: string[];
let company: string;

beforeAll(async () => {
  server = await createOrderApp();
  buyer = await createBuyer(server);
  ({ id: company } = await createCompany(buyer));
  await server.db.query('update company set min_order_sum = 0, pickup = true');
  const { rows } = await server.db.query<{ ids: string[] }>(
    `select (array_agg(id::text order by id))[1:4] ids from
       (select distinct on (product_id, supplier_id) * from offer where section = 1 order by product_id, supplier_id, id) o
     group by product_id having count(*) >= 4 order by product_id limit 1`,
  );
  [ownCompany = '', ...rivals] = rows[0]?.ids ?? [];
});
afterAll(() => server.close());

/** All warehouses deliver everywhere at these costs of an order, by offer; null if a carrier sets the cost. */
async function deliverAt(costs: Record<string, number | null>) {
  await server.db.query('delete from delivery_zone');
  for (const [offer, cost] of Object.entries(costs)) {
    const { rows } = await server.db.query<{ id: string }>(
      `insert into delivery_zone (company_id, position, name, own_city, everywhere, cities, regions)
       select supplier_id, 0, 'Россия', false, true, '{}', '{}' from offer where id = $1 returning id`,
      [offer],
    );
    await server.db.query(
      `insert into delivery_term select $1, warehouse_id, 1, 1, 1440, '{1,2,3,4,5,6,7}', $3, $4, null, 0, null from offer where id = $2`,
      [rows[0]?.id, offer, cost === null ? 'carrier' : 'order', cost ?? 0],
    );
  }
}

/** Puts an offer on sale at a price. */
const price = (offer: string, bulk_price: number, more: object = {}) =>
  server.db.query(
    `update offer set (bulk_price, quantity, min_order, multiple, vat_rate, vat_included, dot_year, dot_week, condition) =
       (select bulk_price, 1000, 1, coalesce(multiple, 1), 22, true, dot_year, dot_week, coalesce(condition, 'new')
        from jsonb_populate_record(null::offer, $2)) where id = $1`,
    [offer, JSON.stringify({ bulk_price, ...more })],
  );

beforeEach(async () => {
  const [first = '', second = '', third = ''] = rivals;
  // no other offer of the product counts
  await server.db.query(
    'update offer set quantity = 0 where product_id = (select product_id from offer where id = $1)',
    [ownCompany],
  );
  await price(ownCompany, 500_000);
  await price(first, 520_000);
  await price(second, 480_000);
  await price(third, 470_000);
  await deliverAt({ [ownCompany]: 40_000, [first]: 0, [second]: 20_000, [third]: 800_000 });
});

const marketOf = async (order: Order | undefined) => {
  const { rows } = await server.db.query(
    `select i.market_price, i.best_price, i.best_supplier = (select c.name from offer o join company c on c.id = o.supplier_id
       where o.id = $2) is_second from order_item i where i.order_id = $1`,
    [order?.id, rivals[1]],
  );
  return rows[0];
};
const byCart = async () => marketOf((await placed(server, buyer, [ownCompany, 4]))[0]);

async function byProgram(address_id: string | undefined) {
  const body = { name: 'Учёт', scopes: ['orders'] };
  const { secret } = (await buyer.post(`/companies/${company}/keys`, body)).json();
  const answer = await server.app.inject({
    method: 'POST',
    url: `/api/companies/${company}/purchases`,
    headers: { authorization: `Bearer ${secret}`, 'idempotency-key': randomUUID() },
    payload: { lines: [{ offer_id: ownCompany, quantity: 4 }], address_id },
  });
  expect(answer.statusCode, answer.body).toBe(200);
  const [order] = answer.json<{ data: Order[] }>().data;
  return marketOf(order);
}

// four pieces land at 20 400, 20 800, 19 400 and 26 800: the middle is 20 600, the best 19 400, the own delivery 400
const MARKET = { market_price: 505_000, best_price: 475_000, is_second: true };

test('an order of a cart keeps what the market asked, with the delivery to the buyer, and which offer was better', async () => {
  expect(await byCart()).toEqual(MARKET);
  // what becomes of the market later doesn't change the order
  const [order] = await placed(server, buyer, [ownCompany, 4]);
  await price(rivals[1] ?? '', 100_000);
  expect(await marketOf(order)).toEqual(MARKET);
});

test('an order of a program keeps the same', async () => {
  const { rows } = await server.db.query<{ id: string }>(
    `insert into address (company_id, label, city_id, street, receiver, phone, is_default)
     select $1, label, city_id, street, receiver, phone, true from address where account_id = $2 returning id`,
    [company, buyer.id],
  );
  expect(await byProgram(rows[0]?.id)).toEqual(MARKET);
});

test('what doesn’t sell these pieces, is old, used, or has an unknown delivery is no market', async () => {
  const [first = '', second = '', third = ''] = rivals;
  await price(first, 100_000, { multiple: 8 });
  await price(second, 100_000, { dot_year: 2019 });
  await price(third, 100_000, { condition: 'used' });
  const nothing = { market_price: null, best_price: null, is_second: null };
  expect(await byCart()).toEqual(nothing);
  await price(first, 100_000);
  await deliverAt({ [ownCompany]: 40_000, [first]: null });
  expect(await byCart()).toEqual(nothing);
  await deliverAt({ [ownCompany]: null, [first]: 0 });
  expect(await byCart()).toEqual(nothing);
});

test('who else had the product learns what it lost, and neither who bought nor who sold', async () => {
  await server.db.query('delete from choice_note');
  await price(rivals[2] ?? '', 470_000, { multiple: 8 });
  const [order] = await placed(server, buyer, [ownCompany, 4]);
  const { rows } = await server.db.query<{
    lost: { reason: string; percent: number; gap: number }[];
  }>('select lost from choice_note');
  const [{ lost } = { lost: [] }] = rows;
  // 20 800 and 19 400 against 20 400
  expect(lost.map(({ reason, percent, gap }) => [reason, percent, gap])).toEqual([
    ['dearer', 2, 40_000],
    ['other', null, -100_000],
    ['lots', null, 0],
  ]);
  const text = JSON.stringify(rows);
  for (const secret of [buyer.id, order?.supplier.id, order?.id])
    expect(text).not.toContain(secret);
});
