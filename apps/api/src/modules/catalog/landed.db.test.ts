import type { DeliveryTerm, Offer } from '@org/api-client/schema';
import { deliveryCost } from '@org/trade/delivery';
import { lineSum } from '@org/trade/tax';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTradeApp, type TradeApp } from '../../testing/trade-app.ts';
import { visitor } from '../../testing/visitor.ts';

let server: TradeApp;
let product: string;
let city: string;
let grams: number;

beforeAll(async () => {
  server = await createTradeApp();
  const { rows } = await server.db.query<{ id: string; city: string; grams: number }>(
    `select product_id::text id, (select name from city order by id limit 1) city, product_grams(product_id) grams
     from offer where section = 1 and quantity > 0 group by product_id having count(distinct supplier_id) > 2 order by product_id limit 1`,
  );
  ({ id: product = '', city = '', grams = 0 } = rows[0] ?? {});
});
afterAll(() => server.close());

const rests = async (body: object = {}) =>
  (
    await visitor(server).post(`/product/${product}/rests`, { to: city, per_page: 100, ...body })
  ).json<{
    data: Offer[];
  }>().data;

const term = fc.record({
  days: fc.nat(9),
  basis: fc.constantFrom('order', 'piece', 'weight', 'sum', 'carrier'),
  price: fc.nat(90_000),
  min_cost: fc.constantFrom(0, 60_000),
  free_from: fc.option(fc.integer({ min: 1, max: 4_000_000 })),
});
type Terms = Map<string, DeliveryTerm>;

/** Gives each warehouse delivery terms of its own, for all cities. */
async function say(values: readonly (typeof term extends fc.Arbitrary<infer T> ? T : never)[]) {
  const terms: Terms = new Map();
  const { rows } = await server.db.query<{ id: number; company_id: string }>(
    'select id, company_id from warehouse order by id',
  );
  await server.db.query('delete from delivery_zone');
  for (const [at, { id, company_id }] of rows.entries()) {
    const said = values[at % values.length];
    if (!said) continue;
    const { days, ...rest } = said;
    const own = {
      days_min: days,
      days_max: days,
      cutoff: 1440,
      workdays: [1, 2, 3, 4, 5, 6, 7],
      disk_price: null,
    };
    terms.set(String(id), { ...own, ...rest, warehouse_id: String(id) } as DeliveryTerm);
    await server.db.query(
      `insert into delivery_zone (company_id, position, name, own_city, everywhere, cities, regions)
       values ($1, 0, 'Россия', false, true, '{}', '{}') on conflict do nothing`,
      [company_id],
    );
    await server.db.query(
      `insert into delivery_term select z.id, $2, $3, $3, 1440, '{1,2,3,4,5,6,7}', $4, $5, null, $6, $7
       from delivery_zone z where z.company_id = $1`,
      [company_id, id, days, said.basis, said.price, said.min_cost, said.free_from],
    );
  }
  return terms;
}

const warehousesOf = async () => {
  const { rows } = await server.db.query<{ id: string; warehouse: string }>(
    'select id::text id, warehouse_id::text warehouse from offer',
  );
  return new Map(rows.map(({ id, warehouse }) => [id, warehouse]));
};

test('the landed price is that of a calculator, for any terms', async () => {
  const places = await warehousesOf();
  await fc.assert(
    fc.asyncProperty(fc.array(term, { minLength: 1, maxLength: 12 }), async (values) => {
      const terms = await say(values);
      for (const offer of await rests()) {
        const own = terms.get(places.get(offer.id) ?? '');
        const { delivery } = offer;
        if (!own || !delivery) throw new Error('Nothing was told.');
        const { pieces } = delivery;
        const lots = Math.max(
          Math.ceil(offer.min_order / offer.multiple),
          Math.ceil(4 / offer.multiple),
        );
        expect(pieces).toBe(Math.min(offer.quantity, lots * offer.multiple));
        const { sum, vat } = lineSum({ ...offer, quantity: pieces });
        const cost = deliveryCost(own, { sum, pieces, disks: 0, grams: grams * pieces });
        expect(delivery.cost).toBe(cost);
        expect(delivery.gross_price).toBe(cost === null ? null : Math.round((sum + cost) / pieces));
        expect(delivery.net_price === null).toBe(cost === null);
        if (cost !== null)
          expect(delivery.net_price).toBeLessThanOrEqual(Math.round((sum - vat + cost) / pieces));
        expect(delivery.reach).toBe(own.basis === 'carrier' ? 'carrier' : 'delivers');
      }
    }),
    { numRuns: 8 },
  );
});

test('offers are sorted by it, the unknown last; and by the day of arrival', async () => {
  await say([
    { days: 5, basis: 'order', price: 10_000, min_cost: 0, free_from: null },
    { days: 0, basis: 'carrier', price: 0, min_cost: 0, free_from: null },
    { days: 2, basis: 'piece', price: 90_000, min_cost: 0, free_from: null },
  ]);
  for (const order of ['gross', 'net'] as const) {
    const prices = (await rests({ order_by: `landed_${order}__asc` })).map(
      ({ delivery }) => delivery?.[`${order}_price`] ?? Number.POSITIVE_INFINITY,
    );
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
  }
  const days = (await rests({ order_by: 'delivery_days__asc' })).map(
    ({ delivery }) => delivery?.date_max ?? '',
  );
  expect(days).toEqual(days.toSorted());
});

test('without a city nothing is told of delivery; a city that is none is refused', async () => {
  const [offer] = await rests({ to: undefined });
  expect(offer?.delivery).toBeNull();
  const answer = await visitor(server).post(`/product/${product}/rests`, { to: 'Атлантида' });
  expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, ['to']]);
});
