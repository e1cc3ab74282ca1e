import type { CheapestPlan, PreparedPurchase } from '@org/api-client/schema';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createCompany } from '../../../testing/companies.ts';
import {
  type Buyer,
  createBuyer,
  createTradeApp,
  type TradeApp,
} from '../../../testing/trade-app.ts';

let server: TradeApp;
let buyer: Buyer;
let company: string;
/** What is bought, and of whom. */
let lines: { offer_id: string; quantity: number }[];
/** Offers of one product by three suppliers. */
let rivals: { id: string; supplier_id: string; product_id: number }[];

beforeAll(async () => {
  server = await createTradeApp();
  const { rows } = await server.db.query<(typeof rivals)[number]>(
    `select distinct on (o.supplier_id) o.id::text id, o.supplier_id, o.product_id from offer o
     where o.product_id = (select product_id from offer group by 1 having count(distinct supplier_id) > 2 order by 1 limit 1)
     order by o.supplier_id, o.id limit 3`,
  );
  rivals = rows;
});
afterAll(() => server.close());
beforeEach(async () => {
  buyer = await createBuyer(server);
  ({ id: company } = await createCompany(buyer));
  lines = [];
  await server.db.query(
    'update address set company_id = $1, account_id = null where account_id = $2',
    [company, buyer.id],
  );
  await server.db.query('update company set min_order_sum = 0');
  await server.db.query(
    'update offer set quantity = 0, dot_year = null, dot_week = null where product_id = $1',
    [rivals[0]!.product_id],
  );
  for (const [at, { id }] of rivals.entries())
    await server.setOffer(id, {
      bulk_price: 100_000 - at * 10_000,
      quantity: 8,
      min_order: 1,
      multiple: 1,
      vat_rate: 22,
      vat_included: true,
    });
  await server.db.query(
    `update warehouse set delivery_days_min = 0, delivery_days_max = 2 where id in (select warehouse_id from offer where id = any($1::bigint[]))`,
    [rivals.map(({ id }) => id)],
  );
});

const offerAt = (at: number) => rivals[at]!.id;
const want = (offer_id: string, quantity: number) => {
  lines = [{ offer_id, quantity }];
};
const optimise = (limits: object = {}) =>
  buyer.post(`/companies/${company}/plan`, { lines, ...limits });
const plan = async (limits?: object) => {
  const answer = await optimise(limits);
  expect(answer.statusCode).toBe(200);
  return answer.json<CheapestPlan>();
};

test('moves a product to whom it is cheapest at, as far as the stock goes', async () => {
  want(offerAt(0), 6);
  await server.setOffer(offerAt(2), { quantity: 4 });
  const { changes, ...answer } = await plan();
  expect(answer).toMatchObject({
    total_before: 600_000,
    total: 4 * 80_000 + 2 * 90_000,
    saving: 100_000,
    proven: true,
    gap: 0,
  });
  expect(changes).toHaveLength(1);
  expect(changes[0]).toMatchObject({
    saving: 100_000,
    from: [{ offer_id: offerAt(0), quantity: 6, bulk_price: 100_000 }],
  });
  expect(changes[0]!.to.map(({ offer_id, quantity }) => [offer_id, quantity]).sort()).toEqual(
    [
      [offerAt(1), 2],
      [offerAt(2), 4],
    ].sort(),
  );

  lines = answer.items;
  expect(await plan()).toMatchObject({ saving: 0, changes: [] });
});

test('honours multiples, minimum orders, the number of suppliers and the term', async () => {
  want(offerAt(0), 6);
  const totalOf = async (limits?: object) => (await plan(limits)).total;
  expect(await totalOf()).toBe(480_000);

  await server.setOffer(offerAt(2), { multiple: 4, min_order: 4 });
  expect(await totalOf()).toBe(4 * 80_000 + 2 * 90_000);
  expect(await totalOf({ suppliers_max: 1 })).toBe(6 * 90_000);

  await server.setOffer(offerAt(2), { multiple: 1, min_order: 1 });
  await server.db.query('update company set min_order_sum = 480001 where id = $1', [
    rivals[2]!.supplier_id,
  ]);
  expect(await totalOf()).toBe(6 * 90_000);
  await server.db.query('update company set min_order_sum = 480000 where id = $1', [
    rivals[2]!.supplier_id,
  ]);
  expect(await totalOf()).toBe(480_000);

  // every day of the week is a working day
  await deliver(rivals.map(() => ({ price: 0, days: 0 })));
  await server.db.query(
    'update warehouse set delivery_days_max = 5 where id = (select warehouse_id from offer where id = $1::bigint)',
    [offerAt(2)],
  );
  expect(await totalOf({ delivery_days_max: 3 })).toBe(6 * 90_000);
});

test('finds goods whose offer is gone elsewhere', async () => {
  want(offerAt(2), 6);
  await server.setOffer(offerAt(2), { quantity: 0 });
  const { changes, total, total_before, saving } = await plan();
  expect({ total, total_before, saving }).toEqual({ total: 540_000, total_before: 0, saving: 0 });
  expect(changes[0]).toMatchObject({
    from: [{ offer_id: offerAt(2), bulk_price: 80_000 }],
    to: [{ offer_id: offerAt(1), quantity: 6 }],
  });
});

test('says why nothing can be found', async () => {
  const refusal = async (limits?: object) => {
    const answer = await optimise(limits);
    return [answer.statusCode, answer.json().message];
  };
  want(offerAt(0), 8);
  for (const { id } of rivals) await server.setOffer(id, { quantity: 2 });
  expect(await refusal()).toEqual([
    409,
    expect.stringMatching(/^Столько, сколько нужно, нет в продаже: \S+/),
  ]);
  for (const { id } of rivals) await server.setOffer(id, { quantity: 4 });
  expect(await refusal({ suppliers_max: 1 })).toEqual([
    409,
    'С такими ограничениями всё это не собрать. Разрешите больше поставщиков или больший срок',
  ]);
  expect(await refusal({ delivery_days_max: 0 })).toEqual([
    409,
    expect.stringMatching(/нет с доставкой в этот срок/),
  ]);
});

test.each([
  ['suppliers_max', 0],
  ['suppliers_max', 1.5],
  ['delivery_days_max', -1],
  ['delivery_days_max', '3'],
])('refuses %s %s', async (field, value) => {
  want(offerAt(0), 4);
  const answer = await optimise({ [field]: value });
  expect(answer.statusCode).toBe(422);
  expect(Object.keys(answer.json().errors)).toEqual([field]);
});

/** The orders that these lines would make. */
const orderedNow = async () =>
  (await buyer.post(`/companies/${company}/prepared`, { lines })).json<PreparedPurchase>().plan
    .orders;

/** Gives each supplier a delivery price for an order to anywhere, and its days; null is a price that is named later. */
async function deliver(terms: readonly { price: number | null; days: number }[]) {
  await server.db.query('delete from delivery_zone');
  for (const [at, { price, days }] of terms.entries()) {
    const supplier = rivals[at]!.supplier_id;
    await server.db.query(
      `insert into delivery_zone (company_id, position, name, own_city, everywhere, cities, regions)
       values ($1, 0, 'Россия', false, true, '{}', '{}')`,
      [supplier],
    );
    await server.db.query(
      `insert into delivery_term
       select z.id, o.warehouse_id, $3::int, $3::int, 1440, '{1,2,3,4,5,6,7}', $4, $5, null, 0, null
       from delivery_zone z, offer o where z.company_id = $1 and o.id = $2::bigint`,
      [supplier, offerAt(at), days, price === null ? 'carrier' : 'order', price ?? 0],
    );
  }
  await server.db.query('update warehouse set delivery_days_min = 0, delivery_days_max = 0');
}

test('counts what deliveries cost and when the last arrives, where the city is known', async () => {
  want(offerAt(0), 4);
  await deliver([
    { price: 10_000, days: 1 },
    { price: 60_000, days: 3 },
    { price: 100_000, days: 2 },
  ]);
  // the third supplier has the cheapest goods, 320 000, but 420 000 with delivery; the second's are 420 000, those of
  // the lines 410 000
  const stay = await plan();
  expect(stay).toMatchObject({
    saving: 0,
    changes: [],
    delivery: { before: 10_000, after: 10_000 },
  });

  await deliver([
    { price: 10_000, days: 1 },
    { price: 60_000, days: 3 },
    { price: 20_000, days: 2 },
  ]);
  const { total, total_before, saving, items, delivery } = await plan();
  expect({ total, total_before, saving }).toEqual({
    total: 340_000,
    total_before: 410_000,
    saving: 70_000,
  });
  expect(items).toEqual([{ offer_id: offerAt(2), quantity: 4 }]);
  expect(delivery).toMatchObject({ before: 10_000, after: 20_000, unknown: 0 });
  const dayOf = (date?: string | null) => Date.parse(date ?? '') / 86_400_000;
  expect(dayOf(delivery?.date_after) - dayOf(delivery?.date_before)).toBe(1);
  // the limit of days counts to the arrival
  expect((await plan({ delivery_days_max: 1 })).saving).toBe(0);

  lines = items;
  const [ordered] = await orderedNow();
  expect([ordered?.delivery_cost, ordered?.promised_on]).toEqual([
    delivery?.after,
    delivery?.date_after,
  ]);

  // an offer that leaves later than its warehouse's usual days arrives later, in the plan as in the order
  await server.db.query(
    'update offer set delivery_days_min = 4, delivery_days_max = 4 where id = $1::bigint',
    [offerAt(2)],
  );
  const slow = await plan();
  const [slowOrder] = await orderedNow();
  await server.db.query(
    'update offer set delivery_days_min = null, delivery_days_max = null where id = $1::bigint',
    [offerAt(2)],
  );
  expect(dayOf(slow.delivery?.date_before) - dayOf(delivery?.date_after)).toBe(4);
  expect(slowOrder?.promised_on).toBe(slow.delivery?.date_before);
});

test('goes to whom nobody can price the delivery of only where there is no other way', async () => {
  want(offerAt(0), 6);
  await deliver([
    { price: 50_000, days: 1 },
    { price: 120_000, days: 1 },
    { price: null, days: 1 },
  ]);
  expect(await plan()).toMatchObject({ saving: 0, delivery: { unknown: 0 } });
  await server.setOffer(offerAt(0), { quantity: 0 });
  await server.setOffer(offerAt(1), { quantity: 2 });
  expect(await plan()).toMatchObject({
    items: expect.arrayContaining([{ offer_id: offerAt(2), quantity: 6 }]),
    delivery: { after: 0, unknown: 1 },
  });
});

test('takes old tyres only where there is no other way, and no more of them than the lines have', async () => {
  want(offerAt(0), 6);
  await deliver(rivals.map(() => ({ price: 0, days: 1 })));
  const year = new Date().getUTCFullYear();
  const age = (at: number, dot_year: number) =>
    server.db.query('update offer set dot_year = $2 where id = $1', [offerAt(at), dot_year]);
  // the cheapest is three years old
  await age(2, year - 3);
  expect((await plan()).items).toEqual([{ offer_id: offerAt(1), quantity: 6 }]);
  // what the buyer has chosen stays a choice
  await age(0, year - 3);
  await age(1, year - 3);
  expect(await plan()).toMatchObject({ saving: 0, changes: [] });
  await server.setOffer(offerAt(0), { quantity: 0 });
  await server.setOffer(offerAt(1), { quantity: 0 });
  expect((await plan()).items).toEqual([{ offer_id: offerAt(2), quantity: 6 }]);
});
