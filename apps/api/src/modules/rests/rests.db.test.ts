import type { Company, Rest } from '@org/api-client/schema';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { insertCatalog } from '../../testing/catalog/insert-catalog.ts';
import { randomCatalog } from '../../testing/catalog/random-catalog.ts';
import { createCompany } from '../../testing/companies.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createUser, type User } from '../../testing/visitor.ts';
import { updateRest } from './rests.sql.ts';

let server: TestApp;
let owner: User;
let company: Company;
let warehouses: string[];
beforeAll(async () => {
  server = await createTestApp();
  await insertCatalog(server.db, randomCatalog(5, { products: 40 }));
  owner = await createUser(server, { email: 'owner@koleso.ru' });
});
afterAll(() => server.close());

/** A company that has every tyre in two warehouses, at 1000, 1001 … roubles. */
beforeEach(async () => {
  company = await createCompany(owner);
  const { rows: cities } = await server.db.query<{ name: string }>('select name from city limit 2');
  warehouses = [];
  for (const [at, { name }] of cities.entries()) {
    const answer = await owner.post(`/companies/${company.id}/warehouses`, {
      name: `Склад ${at}`,
      city: name,
      delivery_days_min: 0,
      delivery_days_max: 1,
    });
    warehouses.push(answer.json().id);
  }
  await server.db.query(
    `insert into offer (supplier_id, product_id, warehouse_id, city_id, section, bulk_price, quantity)
     select w.company_id, p.id, w.id, w.city_id, p.section, 100000 + p.id * 100, p.id % 7
     from warehouse w, product p where w.company_id = $1 and p.section = 1`,
    [company.id],
  );
});

const rests = (rest = '') => `/companies/${company.id}/rests${rest}`;
const list = async (body: object = {}) => (await owner.post(rests(), body)).json();
const all = async (body: object = {}): Promise<Rest[]> =>
  (await list({ per_page: 100, ...body })).data;

/** Finds products whose aggregates differ from their offers. */
async function wrongAggregates() {
  const { rows } = await server.db.query(
    `select l.product_id from listing l left join lateral (
       select count(*) n, min(bulk_price) low, coalesce(sum(quantity), 0) q from offer o
       where o.product_id = l.product_id and quantity > 0) f on true
     where (l.offers_count, l.min_bulk_price, l.quantity) is distinct from (f.n, f.low, f.q)`,
  );
  return rows;
}

describe('the list', () => {
  test('is the company’s own stock, what is sold out included, page by page', async () => {
    const first = await list({ per_page: 30 });
    expect(first.meta).toMatchObject({ total: 80, last_page: 3 });
    const second = await owner.post(first.links.next.split('/api')[1], { per_page: 30 });
    expect(second.json().meta.from).toBe(31);
    expect((await list({ page: 9 })).meta).toMatchObject({ total: 80, from: null });
    const rows = await all();
    expect(new Set(rows.map(({ id }) => id)).size).toBe(80);
    expect(rows.some(({ quantity }) => quantity === 0)).toBe(true);
    expect(rows[0]).toMatchObject({
      product: { title: expect.any(String), specs: expect.any(Object) },
      warehouse: { name: expect.stringMatching(/^Склад/) },
      source_name: null,
      match: { by: 'manual', evidence: null },
    });
  });

  test.each([
    ['bulk_price__desc', (row: Rest) => -row.bulk_price],
    ['bulk_price__asc', (row: Rest) => row.bulk_price],
    ['quantity__desc', (row: Rest) => -row.quantity],
    ['updated_at__asc', (row: Rest) => Date.parse(row.updated_at)],
  ] as const)('goes by %s', async (order_by, key) => {
    const keys = (await all({ order_by })).map(key);
    expect(keys).toEqual(keys.toSorted((a, b) => a - b));
  });

  test('is narrowed as one would count by hand', async () => {
    const rows = await all();
    const branded = rows.find(({ product }) => product.brand);
    const brand = branded?.product.brand ?? '';
    const filters: [object, (row: Rest) => boolean][] = [
      [{ brand: [brand] }, ({ product }) => product.brand === brand],
      [
        { section: [branded?.product.section] },
        (row) => row.product.section === branded?.product.section,
      ],
      [{ warehouse_id: [warehouses[1]] }, ({ warehouse }) => warehouse.id === warehouses[1]],
      [
        { price_min: 101_000, price_max: 102_000 },
        ({ bulk_price }) => bulk_price >= 101_000 && bulk_price <= 102_000,
      ],
      [{ quantity_min: 2, quantity_max: 3 }, ({ quantity }) => quantity === 2 || quantity === 3],
      [{ season: ['winter'] }, ({ product }) => product.season === 'winter'],
      [{ diameter: [16] }, ({ product }) => product.specs.diameter === 16],
    ];
    for (const [body, fits] of filters)
      expect((await all(body)).map(({ id }) => id)).toEqual(rows.filter(fits).map(({ id }) => id));
  });

  test('is searched by words of the product in any order, and by nothing else', async () => {
    const row = (await all()).find(({ product }) => product.brand && product.model);
    const { brand, model } = row?.product ?? {};
    const found = await all({ q: `${model?.toUpperCase()} ${brand}` });
    expect(found.map(({ id }) => id)).toContain(row?.id);
    expect(await all({ q: 'такого нет' })).toEqual([]);
    for (const q of ['%', '_', '\\', "'"]) expect(await all({ q })).toEqual([]);
  });
});

test('a row says how its product sells, from all warehouses', async () => {
  const [row, other] = (await all({ quantity_min: 1 })).filter(
    ({ warehouse }) => warehouse.id === warehouses[0],
  );
  const sell = (status: string, days: number, quantity: number) =>
    server.db.query(
      `with p as (insert into orders (id, status, supplier_id, supplier, buyer, contact, delivery, created_at)
         values (gen_random_uuid(), $2, $1, '{}', '{}', '{}', '{}', now() - make_interval(days => $3)) returning id)
       insert into order_item (id, order_id, position, offer_id, product, city, warehouse, quantity, bulk_price, vat_included)
       select gen_random_uuid(), p.id, 0, 1, json_build_object('id', $4::text), '', '', $5, 100, true from p`,
      [company.id, status, days, row?.product.id, quantity],
    );
  await sell('closed', 1, 2);
  await sell('new', 89, 1);
  await sell('declined', 1, 50);
  await sell('closed', 91, 50);
  const quantity = Number(row?.product.id) % 7;
  const sold = (await all()).filter(({ product }) => product.id === row?.product.id);
  expect(sold).toMatchObject([
    { sold: 3, stock_days: 60 * quantity },
    { sold: 3, stock_days: 60 * quantity },
  ]);
  const unsold = await all({ unsold: true });
  expect(unsold.map(({ id }) => id)).toContain(other?.id);
  expect(unsold.map(({ product }) => product.id)).not.toContain(row?.product.id);
  expect(unsold.every((one) => one.quantity > 0 && one.sold === 0)).toBe(true);
  const days = (await all({ order_by: 'stock_days__desc', quantity_min: 1 })).map(
    ({ stock_days }) => stock_days ?? Number.POSITIVE_INFINITY,
  );
  expect(days).toEqual(days.toSorted((a, b) => b - a));
});

describe('a row', () => {
  test('takes the fields that are sent, and the catalog follows', async () => {
    const [row] = await all({ quantity_min: 1 });
    const answer = await owner.put(rests(`/${row?.id}`), { bulk_price: 100, quantity: 999 });
    expect(answer.json()).toMatchObject({
      ...row,
      bulk_price: 100,
      quantity: 999,
      updated_at: expect.any(String),
    });
    const { rows } = await server.db.query<{ min_bulk_price: number }>(
      'select min_bulk_price from listing where product_id = $1::int',
      [row?.product.id],
    );
    expect(rows[0]?.min_bulk_price).toBe(100);
    expect(await wrongAggregates()).toEqual([]);
  });

  test.each([
    {},
    { bulk_price: 0 },
    { quantity: -1 },
    { quantity: 1.5 },
    { vat_rate: 18 },
    { id: '1' },
  ])('refuses %o', async (body) => {
    const [row] = await all();
    expect((await owner.put(rests(`/${row?.id}`), body)).statusCode).toBe(422);
  });

  test('keeps where the pieces come from, as papers can state it', async () => {
    const [row] = await all();
    const put = async (body: object) => (await owner.put(rests(`/${row?.id}`), body)).json();
    const number = '10702070/150324/5012345';
    await put({ country: null });
    expect((await put({ customs_declaration: number })).errors).toHaveProperty(['country']);
    expect(await put({ country: 'Китай', customs_declaration: `ГТД № ${number}` })).toMatchObject({
      country: 'Китай',
      customs_declaration: number,
    });
    expect((await put({ country: 'Неведомо' })).errors).toHaveProperty(['country']);
    expect((await put({ customs_declaration: 'позже' })).errors).toHaveProperty([
      'customs_declaration',
    ]);
    expect(await put({ quantity: 5 })).toMatchObject({ country: 'Китай', quantity: 5 });
    expect(await put({ customs_declaration: null })).toMatchObject({
      country: 'Китай',
      customs_declaration: null,
    });
  });

  test('takes no other field, whatever a caller within the server hands on', async () => {
    const [row] = await all();
    const stranger = await createCompany(owner, { name: 'Другая' });
    const body = {
      bulk_price: 4200,
      supplier_id: stranger.id,
      'quantity = 0, min_order': 1,
    };
    expect(await updateRest(server.db, company.id, String(row?.id), body)).toBe(true);
    const [changed] = await all({ price_min: 4200, price_max: 4200 });
    expect(changed).toMatchObject({ id: row?.id, bulk_price: 4200, quantity: row?.quantity });
  });

  test('is taken off sale', async () => {
    const [row] = await all({ quantity_min: 1 });
    expect((await owner.delete(rests(`/${row?.id}`))).statusCode).toBe(204);
    expect((await owner.delete(rests(`/${row?.id}`))).statusCode).toBe(404);
    expect(await wrongAggregates()).toEqual([]);
  });

  test('of another company is none of the user’s', async () => {
    const stranger = await createUser(server, { email: `stranger${Date.now()}@koleso.ru` });
    const ownCompany = await createCompany(stranger);
    const [row] = await all();
    for (const path of [rests(), `/companies/${ownCompany.id}/rests`]) {
      const answers = [
        await stranger.put(`${path}/${row?.id}`, { quantity: 1 }),
        await stranger.delete(`${path}/${row?.id}`),
      ];
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404]);
    }
    const none = await stranger.post(`/companies/${ownCompany.id}/rests/delete`, {
      ids: [row?.id],
    });
    expect(none.json().deleted).toBe(0);
    expect((await list()).meta.total).toBe(80);
  });
});

describe('rows that are taken off sale together (deleteRests, restoreRests)', () => {
  const remove = async (ids: string[]) => (await owner.post(rests('/delete'), { ids })).json();
  const restore = (undo_id: string) => owner.post(rests('/restore'), { undo_id });

  test('come back as they were, once', async () => {
    const before = await all();
    const ids = before.slice(0, 20).map(({ id }) => id);
    const { deleted, undo_id } = await remove([...ids, '999999999']);
    expect([deleted, (await list()).meta.total]).toEqual([20, 60]);
    expect(await wrongAggregates()).toEqual([]);
    const answers = await Promise.all([restore(undo_id), restore(undo_id)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404]);
    expect(await all()).toEqual(before);
    expect(await wrongAggregates()).toEqual([]);
    expect((await restore(undo_id)).statusCode).toBe(404);
  });

  test('leave what has been put in their place', async () => {
    const [row] = await all({ quantity_min: 1 });
    const { undo_id } = await remove([row?.id ?? '']);
    await server.db.query(
      `insert into offer (supplier_id, product_id, warehouse_id, city_id, section, bulk_price, quantity)
       select w.company_id, p.id, w.id, w.city_id, p.section, 777, 7 from warehouse w, product p
       where w.id = $1::int and p.id = $2::int`,
      [row?.warehouse.id, row?.product.id],
    );
    expect((await restore(undo_id)).json()).toEqual({ restored: 0 });
    expect((await all({ price_max: 777 })).map(({ quantity }) => quantity)).toEqual([7]);
  });

  test('do not come back to a warehouse that is gone, nor after a quarter of an hour', async () => {
    const [row, other] = await all({ warehouse_id: [warehouses[0]] });
    const { undo_id } = await remove([row?.id ?? '']);
    await server.db.query(`update removed_rest set expires_at = now() where undo_id = $1`, [
      undo_id,
    ]);
    expect((await restore(undo_id)).statusCode).toBe(404);
    const next = await remove([other?.id ?? '']);
    await owner.delete(`/companies/${company.id}/warehouses/${warehouses[0]}`);
    expect((await restore(next.undo_id)).json()).toEqual({ restored: 0 });
  });
});

test('the stock goes out as a table, as CSV and as a workbook (exportRests)', async () => {
  await server.db.query(`update offer set quantity_is_minimum = true where supplier_id = $1`, [
    company.id,
  ]);
  const csv = await owner.get(rests('/export?format=csv'));
  expect(csv.headers['content-type']).toContain('text/csv');
  const lines = csv.body.replace('\ufeff', '').trim().split('\r\n');
  expect(lines).toHaveLength(81);
  expect(lines[0]).toMatch(/^Бренд;Модель;Наименование;Артикул;Склад;Город;Цена опт/);
  expect(lines[1]).toMatch(/;10\d\d,00;Без НДС;>?\d;/);
  const xlsx = await owner.get(rests('/export'));
  expect(xlsx.rawPayload.subarray(0, 2).toString()).toBe('PK');
  expect(xlsx.headers['content-disposition']).toContain(encodeURIComponent('Остатки.xlsx'));
});
