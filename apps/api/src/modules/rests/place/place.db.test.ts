import type { Offer, Rest } from '@org/api-client/schema';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CatalogApp, createCatalogApp } from '../../../testing/catalog/catalog-app.ts';
import { createUser, type User, visitor } from '../../../testing/visitor.ts';

let server: CatalogApp;
let seller: User;
let company: string;
let city: string;
const COUNT = 12;

const bases = ['order', 'piece', 'order', 'weight', 'sum', 'carrier'] as const;
const world = fc.record({
  terms: fc.array(
    fc.record({
      basis: fc.constantFrom(...bases),
      price: fc.constantFrom(0, 40_000),
      free_from: fc.option(fc.integer({ min: 1_000_000, max: 2_500_000 })),
    }),
    { minLength: 5, maxLength: 9 },
  ),
  offers: fc.array(
    fc.record({
      // coarse, so that some are equal
      bulk_price: fc.integer({ min: 40, max: 46 }).map((hundreds) => hundreds * 10_000),
      quantity: fc.constantFrom(0, 2, 4, 40, 40, 40),
      vat_rate: fc.constantFrom(null, 22),
      vat_included: fc.boolean(),
      dot_year: fc.constantFrom(null, null, null, 2015),
      condition: fc.constantFrom('new', 'new', 'new', 'new', 'used'),
    }),
    { minLength: 110, maxLength: 140 },
  ),
});
type World = typeof world extends fc.Arbitrary<infer Value> ? Value : never;

beforeAll(async () => {
  server = await createCatalogApp();
  company = server.catalog.suppliers[0]?.id ?? '';
  seller = await createUser(server, { email: 'places@a.example' });
  await server.db.query(
    'insert into company_member (company_id, account_id, is_owner) values ($1, $2, true)',
    [company, seller.id],
  );
  const { rows } = await server.db.query<{ name: string }>('select name from city limit 1');
  city = rows[0]?.name ?? '';
});
afterAll(() => server.close());

/** Sells some tyres, each by many suppliers, and says how each warehouse delivers. */
async function fill({ terms, offers }: World) {
  const { db } = server;
  await db.exec('delete from offer; delete from delivery_zone; delete from cost_price');
  await db.exec(`insert into delivery_zone (company_id, position, name, own_city, everywhere, cities, regions)
    select id, 0, 'Россия', false, true, '{}', '{}' from company`);
  await db.query(
    `insert into delivery_term select z.id, w.id, 1, 1, 1440, '{1,2,3,4,5,6,7}', t.basis, t.price, null, 0, t.free_from
     from delivery_zone z join (select *, row_number() over (order by id) as at from warehouse) w on w.company_id = z.company_id
       join (select *, row_number() over () as at from json_to_recordset($1) t(basis text, price int, free_from bigint)) t
         on t.at = w.at % $2 + 1`,
    [JSON.stringify(terms), terms.length],
  );
  // an own row in every product, the others in turns
  await db.query(
    `insert into offer (supplier_id, product_id, warehouse_id, city_id, section, identity, bulk_price, quantity, vat_rate, vat_included,
       dot_year, condition)
     select w.company_id, p.id, w.id, w.city_id, p.section, g.at::text, g.bulk_price, g.quantity, g.vat_rate, g.vat_included, g.dot_year, g.condition
     from (select *, row_number() over () - 1 as at from json_to_recordset($1)
         g(bulk_price int, quantity int, vat_rate smallint, vat_included boolean, dot_year smallint, condition text)) g
       join (select id, section, row_number() over (order by id) - 1 as at from product where section = 1) p on p.at = g.at % ${COUNT}
       join (select *, row_number() over (order by company_id <> $2, id) - 1 as at, count(*) over () n from warehouse) w
         on w.at = g.at / ${COUNT} % w.n`,
    [JSON.stringify(offers), company],
  );
}

const list = async (body: object = {}): Promise<Rest[]> => {
  const answer = await seller.post(`/companies/${company}/rests`, {
    per_page: 100,
    to: city,
    ...body,
  });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().data;
};

/** What the catalog shows to everybody of the product of a row. */
const offersOf = async ({ product }: Rest): Promise<Offer[]> =>
  (await visitor(server).post(`/product/${product.id}/rests`, { to: city, per_page: 100 })).json()
    .data;

/** The best landed prices of the other suppliers, counted from the catalog by hand. */
function othersOf(rest: Rest, offers: readonly Offer[]) {
  const ownOffer = offers.find(({ id }) => id === rest.id);
  const best = new Map<string, number>();
  for (const { supplier, delivery, condition } of offers) {
    if (
      supplier.id === company ||
      delivery?.standing !== 'fresh' ||
      condition !== ownOffer?.condition
    )
      continue;
    const price = delivery.gross_price ?? 0;
    best.set(supplier.id, Math.min(price, best.get(supplier.id) ?? price));
  }
  return { own: ownOffer, prices: [...best.values()].sort((a, b) => a - b) };
}

const middle = (values: readonly number[]) => {
  const sorted = values.toSorted((a, b) => a - b);
  const at = sorted.length >> 1;
  const [low = 0, high = 0] =
    sorted.length % 2 ? [sorted[at], sorted[at]] : [sorted[at - 1], sorted[at]];
  return Math.round((low + high) / 2);
};

const placeOf = ({ place, quantity }: Rest) => {
  if (place?.rank) return place.rank === 1 ? 'first' : place.rank < 4 ? 'near' : 'far';
  if (place?.standing === 'fresh') return 'few';
  return quantity > 0 ? 'apart' : undefined;
};

test('a price stands where the catalog shows it, and the filter finds the same', async () => {
  await fc.assert(
    fc.asyncProperty(world, async (drawnWorld) => {
      await fill(drawnWorld);
      const rests = await list();
      expect(rests.length).toBeGreaterThanOrEqual(COUNT);
      // a world in which somebody is cheaper
      fc.pre(rests.some(({ place }) => (place?.rank ?? 0) > 1));
      const shown = new Map<string, Offer[]>();
      for (const rest of rests.filter(({ quantity }) => quantity > 0)) {
        const offers = shown.get(rest.product.id) ?? (await offersOf(rest));
        shown.set(rest.product.id, offers);
        const { own: ownPlace, prices } = othersOf(rest, offers);
        const isCompared = ownPlace?.delivery?.standing === 'fresh' && prices.length >= 3;
        const price = ownPlace?.delivery?.gross_price ?? null;
        expect(rest.place).toEqual({
          ...{ standing: ownPlace?.delivery?.standing, gross_price: price, others: prices.length },
          rank: isCompared ? 1 + prices.filter((other) => other < (price ?? 0)).length : null,
          best_gap: isCompared ? (price ?? 0) - (prices[0] ?? 0) : null,
          median_gap: isCompared ? (price ?? 0) - middle([...prices, price ?? 0]) : null,
        });
      }
      for (const place of ['first', 'near', 'far', 'few', 'apart']) {
        const ids = (await list({ place: [place] })).map(({ id }) => id);
        expect(ids).toEqual(rests.filter((rest) => placeOf(rest) === place).map(({ id }) => id));
      }
      const gaps = (await list({ order_by: 'gap__desc' })).map(
        ({ place }) => place?.best_gap ?? null,
      );
      expect(gaps).toEqual(gaps.toSorted((a, b) => (b ?? -1e12) - (a ?? -1e12)));
    }),
    { numRuns: 2, endOnFailure: true },
  );
});

test.each([
  { place: 2, floor: 'present', percent: 10, raises: false },
  { place: 1, floor: 'present', percent: 3, raises: true },
  { place: 2, floor: 'cost', percent: 4, raises: true },
])(
  'the draft %o becomes true, and is taken back (previewRepricing, applyRepricing, getRepricing, undoRepricing)',
  async (rule) => {
    const path = (part = '') => `/companies/${company}/rests/repricing${part}`;
    await fc.assert(
      fc.asyncProperty(world, async (drawnWorld) => {
        await fill(drawnWorld);
        await server.db.query(
          `insert into cost_price select distinct on (product_id) supplier_id, product_id, bulk_price * 9 / 10 from offer
         where supplier_id = $1 and product_id % 3 > 0 order by product_id, bulk_price`,
          [company],
        );
        const before = await list();
        const answer = await seller.post(path(), { to: city, ...rule, rests: {} });
        expect(answer.statusCode, answer.body).toBe(200);
        const { data, ...counts } = answer.json();
        const kept = Object.values<number>(counts).reduce((sum, count) => sum + count, 0);
        expect(data.length + kept).toBe(before.filter(({ quantity }) => quantity > 0).length);
        if (data.length === 0) return;
        const rows = data.map(({ id, bulk_price, new_price }: (typeof data)[number]) => ({
          ...{ id, from: bulk_price, to: new_price },
        }));
        const applied = (await seller.post(path('/apply'), { rows })).json();
        expect(applied).toMatchObject({ changed: rows.length, skipped: 0 });
        const { skipped: _, ...appliedSums } = applied;
        expect((await seller.get(path())).json()).toEqual({ last: appliedSums });
        const after = new Map((await list()).map((rest) => [rest.id, rest]));
        for (const row of data) {
          const rest = after.get(row.id);
          expect(rest?.place).toMatchObject({ rank: row.new_rank, others: row.others });
          expect(row.new_rank).toBeLessThanOrEqual(rule.place);
          const floor =
            rule.floor === 'cost'
              ? (row.cost_price * (100 + rule.percent)) / 100
              : (row.bulk_price * (100 - rule.percent)) / 100;
          expect(row.new_price).toBeGreaterThanOrEqual(floor);
          if (!rule.raises) expect(row.new_price).toBeLessThan(row.bulk_price);
        }
        // once more nothing is left of it; and a price that somebody has changed stays
        expect((await seller.post(path('/apply'), { rows })).json()).toMatchObject({ changed: 0 });
        const [first] = rows;
        await seller.put(`/companies/${company}/rests/${first.id}`, { bulk_price: 123_456 });
        const undo = await seller.post(path('/undo'), { undo_id: applied.undo_id });
        expect(undo.json()).toEqual({ restored: rows.length - 1, kept: 1 });
        const back = new Map((await list()).map(({ id, bulk_price }) => [id, bulk_price]));
        for (const { id, bulk_price } of before)
          expect(back.get(id)).toBe(id === first.id ? 123_456 : bulk_price);
        expect((await seller.get(path())).json()).toEqual({ last: null });
        expect((await seller.post(path('/undo'), { undo_id: applied.undo_id })).statusCode).toBe(
          404,
        );
      }),
      { numRuns: 2, endOnFailure: true },
    );
  },
);

test('places need a city that there is', async () => {
  const ask = (body: object) => seller.post(`/companies/${company}/rests`, body);
  for (const body of [{ place: ['first'] }, { order_by: 'gap__desc' }, { to: 'Нигде' }]) {
    const answer = await ask(body);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toHaveProperty('to');
  }
});

test('a cost price is the product’s, changes no offer, and goes when it is cleared', async () => {
  const [row] = await list();
  const put = (body: object) => seller.put(`/companies/${company}/rests/${row?.id}`, body);
  const saved = (await put({ cost_price: 390_000 })).json<Rest>();
  expect(saved).toMatchObject({ cost_price: 390_000, updated_at: row?.updated_at });
  expect((await put({ cost_price: null })).json()).toMatchObject({ cost_price: null });
  expect((await put({ cost_price: 0 })).statusCode).toBe(422);
});
