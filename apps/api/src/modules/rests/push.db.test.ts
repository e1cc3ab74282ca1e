import type { Company, Rest } from '@org/api-client/schema';
import * as fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { insertCatalog } from '../../testing/catalog/insert-catalog.ts';
import { randomCatalog } from '../../testing/catalog/random-catalog.ts';
import { createCompany } from '../../testing/companies.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createUser, type User } from '../../testing/visitor.ts';

let server: TestApp;
let owner: User;
let company: Company;
let warehouses: string[];
beforeAll(async () => {
  server = await createTestApp();
  await insertCatalog(server.db, randomCatalog(6, { products: 12 }));
  owner = await createUser(server, { email: 'owner@koleso.ru' });
});
afterAll(() => server.close());

/**
 * The company sells every product in two warehouses, with a code made of its id; the first product also with the year
 * 2025.
 */
beforeEach(async () => {
  company = await createCompany(owner);
  const { rows } = await server.db.query<{ id: string }>(
    `insert into warehouse (company_id, name, city_id, delivery_days_min, delivery_days_max)
     select $1, 'Склад ' || n, (select min(id) from city), 0, 1 from generate_series(1, 2) n returning id::text id`,
    [company.id],
  );
  warehouses = rows.map(({ id }) => id);
  await server.db.query(
    `insert into offer (supplier_id, product_id, warehouse_id, city_id, section, bulk_price, quantity, source_article, dot_year, identity)
     select w.company_id, p.id, w.id, w.city_id, p.section, 100000, 4, 'K' || p.id, y, concat('K' || p.id, '·' || y)
     from warehouse w, product p, unnest(array[null, 2025]::int[]) y
     where w.company_id = $1 and (y is null or p.id = 1)`,
    [company.id],
  );
});

const send = (rows: object[], who = owner) =>
  who.patch(`/companies/${company.id}/rests/push`, { rows });
const push = async (...rows: object[]) => (await send(rows)).json();
const stock = async (): Promise<Rest[]> =>
  (await owner.post(`/companies/${company.id}/rests`, { per_page: 100 })).json().data;
const of = async (code: string, warehouse?: string) =>
  (await stock()).filter(
    (rest) => rest.source_article === code && (!warehouse || rest.warehouse.id === warehouse),
  );

test('sets a row of a warehouse, and leaves what is not said', async () => {
  const [warehouse] = warehouses;
  expect(await push({ code: ' K2 ', warehouse_id: warehouse, quantity: 17 })).toEqual({
    updated: 1,
    unchanged: 0,
    refused: [],
  });
  expect(await of('K2', warehouse)).toMatchObject([{ quantity: 17, bulk_price: 100_000 }]);
  expect(await of('K2', warehouses[1])).toMatchObject([{ quantity: 4 }]);
});

test('sets a price in all warehouses; sent again it changes nothing', async () => {
  expect(await push({ code: 'K2', bulk_price: 99_900 })).toMatchObject({ updated: 2 });
  const before = await of('K2');
  expect(before.map(({ bulk_price }) => bulk_price)).toEqual([99_900, 99_900]);
  expect(await push({ code: 'K2', bulk_price: 99_900 })).toMatchObject({
    updated: 0,
    unchanged: 2,
  });
  expect(await of('K2')).toEqual(before);
});

test('tells row by row what it could not set, and sets the rest', async () => {
  const [warehouse] = warehouses;
  const answer = await push(
    { code: 'nobody', quantity: 1 },
    { code: 'K3', quantity: 1 },
    { code: 'K4', warehouse_id: warehouse, quantity: 1 },
    { code: 'K4', warehouse_id: warehouse, quantity: 2 },
    { code: 'K1', warehouse_id: warehouse, dot_year: 2025, quantity: 3 },
    { code: 'K1', warehouse_id: warehouse, dot_year: null, quantity: 5 },
  );
  expect(answer.refused).toMatchObject([
    { row: 0, code: 'nobody', reason: 'unknown_code' },
    { row: 1, code: 'K3', reason: 'several_rows' },
    { row: 2, code: 'K4', reason: 'repeated' },
  ]);
  expect(answer.updated).toBe(3);
  expect(await of('K4', warehouse)).toMatchObject([{ quantity: 2 }]);
  const years = (await of('K1', warehouse)).map(({ dot_year, quantity }) => [dot_year, quantity]);
  expect(years).toEqual(
    expect.arrayContaining([
      [2025, 3],
      [null, 5],
    ]),
  );
  expect(await of('K3')).toMatchObject([{ quantity: 4 }, { quantity: 4 }]);
});

test('a stranger sets nothing, and nobody the stock of another company', async () => {
  const stranger = await createUser(server, { email: 'stranger@koleso.ru' });
  expect((await send([{ code: 'K2', quantity: 1 }], stranger)).statusCode).toBe(404);
  const other = await createCompany(owner);
  const answer = await owner.patch(`/companies/${other.id}/rests/push`, {
    rows: [{ code: 'K2', quantity: 1 }],
  });
  expect(answer.json().refused).toMatchObject([{ reason: 'unknown_code' }]);
  expect((await of('K2')).every(({ quantity }) => quantity === 4)).toBe(true);
});

test('any rows: the stock is what one would write by hand, and buyers see its totals', async () => {
  const row = fc.record(
    {
      code: fc.integer({ min: 1, max: 14 }).map((id) => `K${id}`),
      warehouse: fc.constantFrom(0, 1),
      quantity: fc.nat(20),
      bulk_price: fc.integer({ min: 1, max: 200_000 }),
    },
    { requiredKeys: ['code', 'warehouse', 'quantity'] },
  );
  await fc.assert(
    fc.asyncProperty(fc.array(row, { minLength: 1, maxLength: 8 }), async (rows) => {
      const expected = new Map(
        (await stock()).map((rest) => [
          [rest.source_article, rest.warehouse.id, rest.dot_year].join(),
          [rest.quantity, rest.bulk_price],
        ]),
      );
      // of several rows about the same only the last one counts
      const last = new Map(rows.map((one) => [`${one.code} ${one.warehouse}`, one]));
      for (const { code, warehouse, quantity, bulk_price } of last.values()) {
        const key = [code, warehouses[warehouse], null].join();
        const now = expected.get(key);
        if (now) expected.set(key, [quantity, bulk_price ?? now[1]!]);
      }
      await push(
        ...rows.map(({ warehouse, ...one }) => ({
          ...one,
          warehouse_id: warehouses[warehouse],
          dot_year: null,
        })),
      );
      const found = new Map(
        (await stock()).map((rest) => [
          [rest.source_article, rest.warehouse.id, rest.dot_year].join(),
          [rest.quantity, rest.bulk_price],
        ]),
      );
      expect(found).toEqual(expected);
      const { rows: wrong } = await server.db.query(
        `select l.product_id from listing l left join lateral (
           select count(*) n, min(bulk_price) low, coalesce(sum(quantity), 0) q from offer o
           where o.product_id = l.product_id and quantity > 0) f on true
         where (l.offers_count, l.min_bulk_price, l.quantity) is distinct from (f.n, f.low, f.q)`,
      );
      expect(wrong).toEqual([]);
    }),
    { numRuns: 20 },
  );
});

test('states where the pieces come from; what papers could not state is refused by its row', async () => {
  const origin = { country: 'Китай', customs_declaration: 'ГТД 10702070/150324/5012345' };
  const kept = { country: 'Китай', customs_declaration: '10702070/150324/5012345' };
  expect(await push({ code: 'K2', origin })).toMatchObject({ updated: 2, refused: [] });
  expect(await of('K2')).toMatchObject([kept, kept]);
  expect(await push({ code: 'K2', origin })).toMatchObject({ updated: 0, unchanged: 2 });
  expect(await push({ code: 'K2', bulk_price: 90_000 })).toMatchObject({ updated: 2 });
  expect(await of('K2')).toMatchObject([kept, kept]);
  const answer = await push(
    { code: 'K2', origin: { ...origin, country: 'Неведомо' } },
    { code: 'K3', origin: { ...origin, customs_declaration: 'позже' }, quantity: 1 },
    { code: 'K4', bulk_price: 80_000 },
  );
  expect(answer).toMatchObject({
    updated: 2,
    refused: [
      { row: 0, code: 'K2', reason: 'unread_origin' },
      { row: 1, code: 'K3', reason: 'unread_origin' },
    ],
  });
  expect(await push({ code: 'K2', origin: null })).toMatchObject({ updated: 2 });
  const none = { country: null, customs_declaration: null };
  expect(await of('K2')).toMatchObject([none, none]);
});
