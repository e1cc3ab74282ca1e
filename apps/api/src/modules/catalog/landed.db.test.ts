import type { DeliveryTerm, Offer, OfferPage } from '@org/api-client/schema';
import { deliveryCost } from '@org/trade/delivery';
import { lineSum } from '@org/trade/tax';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { destinationNow } from '../../delivery/destinations.ts';
import { priced } from '../../testing/priced.ts';
import { createTradeApp, type TradeApp } from '../../testing/trade-app.ts';
import { visitor } from '../../testing/visitor.ts';
import { fit } from '../../trade/line.ts';
import { selectGroups } from './product/product.sql.ts';

let server: TradeApp;
let product: string;
let city: string;
let grams: number;

beforeAll(async () => {
  server = await createTradeApp();
  const { rows } = await server.db.query<{ id: string; city: string; grams: number }>(
    `select product_id::text id, (select name from city order by id limit 1) city, product_grams(product_id) grams
     from offer where section = 1 and quantity > 0 group by product_id having count(distinct supplier_id) > 2 order by count(*) desc, product_id limit 1`,
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
    const statement = values[at % values.length];
    if (!statement) continue;
    const { days, ...rest } = statement;
    const warehouseTerms = {
      days_min: days,
      days_max: days,
      cutoff: 1440,
      workdays: [1, 2, 3, 4, 5, 6, 7],
      disk_price: null,
    };
    terms.set(String(id), { ...warehouseTerms, ...rest, warehouse_id: String(id) } as DeliveryTerm);
    await server.db.query(
      `insert into delivery_zone (company_id, position, name, own_city, everywhere, cities, regions)
       values ($1, 0, 'Россия', false, true, '{}', '{}') on conflict do nothing`,
      [company_id],
    );
    await server.db.query(
      `insert into delivery_term select z.id, $2, $3, $3, 1440, '{1,2,3,4,5,6,7}', $4, $5, null, $6, $7
       from delivery_zone z where z.company_id = $1`,
      [
        company_id,
        id,
        days,
        statement.basis,
        statement.price,
        statement.min_cost,
        statement.free_from,
      ],
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
        const offerTerms = terms.get(places.get(offer.id) ?? '');
        const { delivery } = offer;
        if (!offerTerms || !delivery) throw new Error('Nothing was told.');
        const { pieces } = delivery;
        expect(pieces).toBe(fit(4, { ...offer, stock: offer.quantity }));
        if (pieces === 0) {
          expect(delivery).toMatchObject({ standing: 'short', cost: null, gross_price: null });
          continue;
        }
        const { sum, vat } = lineSum({ ...priced(offer), quantity: pieces });
        const cost = deliveryCost(offerTerms, { sum, pieces, disks: 0, grams: grams * pieces });
        expect(delivery.cost).toBe(cost);
        expect(delivery.gross_price).toBe(cost === null ? null : Math.round((sum + cost) / pieces));
        expect(delivery.net_price === null).toBe(cost === null);
        if (cost !== null)
          expect(delivery.net_price).toBeLessThanOrEqual(Math.round((sum - vat + cost) / pieces));
        expect(delivery.reach).toBe(offerTerms.basis === 'carrier' ? 'carrier' : 'delivers');
      }
    }),
    { numRuns: 8 },
  );
});

const PLACES = ['fresh', 'old', 'unknown', 'short'] as const;
const placeOf = ({ delivery }: Offer) => PLACES.indexOf(delivery?.standing ?? 'fresh');

test('by any order no old, unknown or short offer stands before a fresh one with a known price', async () => {
  await say([
    { days: 5, basis: 'order', price: 90_000, min_cost: 0, free_from: null },
    { days: 1, basis: 'piece', price: 10_000, min_cost: 0, free_from: null },
  ]);
  const year = new Date().getUTCFullYear();
  const update = 'update offer set dot_week = null, dot_year =';
  await server.db.query(`${update} $2 where product_id = $1`, [product, year]);
  const known = (await rests()).filter(({ delivery }) => delivery?.standing === 'fresh');
  const [old, short, far] = known.map(({ id }) => id);
  await server.db.query(
    `update delivery_term set basis = 'carrier' where warehouse_id = (select warehouse_id from offer where id = $1)`,
    [far],
  );
  // both are the cheapest by far
  await server.db.query(`${update} $2, bulk_price = 1 where id = $1`, [old, year - 3]);
  await server.db.query(
    'update offer set bulk_price = 1, quantity = 3, multiple = 4 where id = $1',
    [short],
  );
  const orders = ['landed_gross__asc', 'landed_net__asc', 'delivery_days__asc', 'quantity__desc'];
  for (const order_by of orders) {
    const offers = await rests({ order_by });
    const places = offers.map(placeOf);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(new Set(places).isSupersetOf(new Set([1, 2, 3]))).toBe(true);
    expect(offers.find(({ id }) => id === old)?.delivery?.standing).toBe('old');
  }
  const answer = await visitor(server).post(`/product/${product}/rests`, {
    to: city,
    standing: ['old'],
  });
  const { data, groups, meta } = answer.json<OfferPage>();
  expect(data.map(({ id }) => id)).toEqual([old]);
  expect(meta.total).toBe(1);
  const all = await rests({ order_by: 'landed_gross__asc' });
  const shownPlaces = PLACES.filter((_, at) => all.some((offer) => placeOf(offer) === at));
  expect(groups).toEqual(
    shownPlaces.map((standing) => {
      const standingOffers = all.filter(({ delivery }) => delivery?.standing === standing);
      return {
        standing,
        offers_count: standingOffers.length,
        price: Math.min(
          ...standingOffers.map((one) => one.delivery?.gross_price ?? priced(one).bulk_price),
        ),
        dot_year: standing === 'old' ? year - 3 : year,
      };
    }),
  );
});

test('at the start of the winter its tyres are old sooner, in SQL as in memory', async () => {
  await say([{ days: 5, basis: 'order', price: 80_000, min_cost: 0, free_from: null }]);
  const { rows: tyres } = await server.db.query<{ id: string; is_winter: boolean }>(
    `select distinct on (w.is_winter) l.product_id::text id, w.is_winter from listing l join attribute_value v on v.id = l.season
       cross join lateral (select v.value = 'winter' or l.studded is true is_winter) w
     where l.section = 1 and l.offers_count > 0 order by w.is_winter, l.product_id`,
  );
  await server.db.query(
    'update offer set dot_year = 2025, dot_week = 30, quantity = 40 where product_id = any($1::int[])',
    [tyres.map(({ id }) => id)],
  );
  const destination = await destinationNow(server.db, city);
  const since = { winter: 202_541, other: 202_515 };
  const landed = { destination, by: 'gross' as const, pieces: 4, since };
  expect(tyres.map(({ is_winter }) => is_winter)).toEqual([false, true]);
  for (const { id, is_winter } of tyres) {
    const groups = await selectGroups(server.db, id, [], landed);
    expect(groups.map(({ standing }) => standing)).toEqual([is_winter ? 'old' : 'fresh']);
  }
});

test('the price is that of as many pieces as are needed', async () => {
  await say([{ days: 5, basis: 'order', price: 80_000, min_cost: 0, free_from: null }]);
  for (const { delivery, ...offer } of await rests({ quantity_min: 16 })) {
    const pieces = fit(16, { ...offer, stock: offer.quantity });
    expect(delivery?.pieces).toBe(pieces);
    const { sum } = lineSum({ ...priced(offer), quantity: pieces });
    expect(delivery?.gross_price).toBe(Math.round((sum + 80_000) / pieces));
  }
});

test('offers are sorted by it, and by the day of arrival', async () => {
  await say([
    { days: 5, basis: 'order', price: 10_000, min_cost: 0, free_from: null },
    { days: 0, basis: 'carrier', price: 0, min_cost: 0, free_from: null },
    { days: 2, basis: 'piece', price: 90_000, min_cost: 0, free_from: null },
  ]);
  for (const order of ['gross', 'net'] as const) {
    const prices = (await rests({ order_by: `landed_${order}__asc`, standing: ['fresh'] })).map(
      ({ delivery }) => delivery?.[`${order}_price`] ?? 0,
    );
    expect(prices.length).toBeGreaterThan(1);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
  }
  const days = (await rests({ order_by: 'delivery_days__asc', standing: ['fresh'] })).map(
    ({ delivery }) => delivery?.date_max ?? '',
  );
  expect(days).toEqual(days.toSorted());
});

test('without a city nothing is told of delivery; a city that is none is refused', async () => {
  const [offer] = await rests({ to: undefined });
  expect(offer?.delivery).toBeNull();
  const answer = await visitor(server).post(`/product/${product}/rests`, { to: 'Атлантида' });
  expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, ['to']]);
  const nowhere = await visitor(server).post(`/product/${product}/rests`, { standing: ['old'] });
  expect([nowhere.statusCode, Object.keys(nowhere.json().errors)]).toEqual([422, ['to']]);
});
