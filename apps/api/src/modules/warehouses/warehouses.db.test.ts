import type { Company } from '@org/api-client/schema';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { insertCatalog } from '../../testing/catalog/insert-catalog.ts';
import { randomCatalog } from '../../testing/catalog/random-catalog.ts';
import { createCompany } from '../../testing/companies.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createUser, type User } from '../../testing/visitor.ts';

let server: TestApp;
let owner: User;
let company: Company;
let cities: string[];
beforeAll(async () => {
  server = await createTestApp();
  await insertCatalog(server.db, randomCatalog(3, { products: 5 }));
  const { rows } = await server.db.query<{ name: string }>('select name from city order by id');
  cities = rows.map(({ name }) => name);
  owner = await createUser(server, { email: 'owner@koleso.ru' });
});
afterAll(() => server.close());
beforeEach(async () => {
  company = await createCompany(owner);
});

const warehouses = (rest = '') => `/companies/${company.id}/warehouses${rest}`;
const body = (changes: object = {}) => ({
  name: 'Основной',
  city: cities[0],
  address: 'Монтажников, 24',
  working_hours: 'пн–пт 9–18',
  delivery_days_min: 0,
  delivery_days_max: 2,
  ...changes,
});
const create = async (changes?: object): Promise<string> =>
  (await owner.post(warehouses(), body(changes))).json().id;
const stock = (id: string) =>
  server.db.query(
    `insert into offer (supplier_id, product_id, warehouse_id, city_id, section, bulk_price, quantity)
     select w.company_id, p.id, w.id, w.city_id, p.section, 100000, 4 from warehouse w, product p where w.id = $1::int`,
    [id],
  );

test('a warehouse is made, listed A–Z, changed and deleted', async () => {
  await create({ name: 'Склад 10' });
  const id = await create({ name: ' Склад 9 ' });
  const { data } = (await owner.get(warehouses())).json();
  expect(data.map(({ name }: { name: string }) => name)).toEqual(['Склад 9', 'Склад 10']);
  const answer = await owner.put(warehouses(`/${id}`), body({ name: 'Новый', city: cities[1] }));
  expect(answer.json()).toEqual({
    id,
    ...body({ name: 'Новый', city: cities[1] }),
    rests_count: 0,
  });
  expect((await owner.delete(warehouses(`/${id}`))).statusCode).toBe(204);
  expect((await owner.delete(warehouses(`/${id}`))).statusCode).toBe(404);
});

test.each([
  ['name', { name: ' ' }],
  ['city', { city: 'Атлантида' }],
  ['delivery_days_max', { delivery_days_min: 3 }],
  ['delivery_days_min', { delivery_days_min: -1 }],
])('a wrong %s is refused there', async (field, changes) => {
  const answer = await owner.post(warehouses(), body(changes));
  expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, [field]]);
});

test('two of one company have two names, however many are made at once', async () => {
  const answers = await Promise.all(
    Array.from({ length: 4 }, () => owner.post(warehouses(), body())),
  );
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 422, 422, 422]);
  const other = await create({ name: 'Другой' });
  const renamed = await owner.put(warehouses(`/${other}`), body());
  expect([renamed.statusCode, Object.keys(renamed.json().errors)]).toEqual([422, ['name']]);
});

test('with stock it stays in its city; deleted, it takes the stock off sale', async () => {
  const id = await create();
  await stock(id);
  const { rows } = await server.db.query<{ n: number }>(
    'select sum(offers_count)::int n from listing',
  );
  const [{ rests_count }] = (await owner.get(warehouses())).json().data;
  expect(rests_count).toBeGreaterThan(0);
  const moved = await owner.put(warehouses(`/${id}`), body({ city: cities[1] }));
  expect([moved.statusCode, moved.json().message]).toEqual([
    409,
    'Пока на складе есть остатки, его город не меняется',
  ]);
  expect((await owner.put(warehouses(`/${id}`), body({ name: 'Тот же' }))).statusCode).toBe(200);
  expect((await owner.delete(warehouses(`/${id}`))).statusCode).toBe(204);
  const after = await server.db.query<{ n: number }>(
    'select sum(offers_count)::int n from listing',
  );
  expect(after.rows[0]?.n).toBe((rows[0]?.n ?? 0) - rests_count);
});

test('with goods in an open order it stays', async () => {
  const id = await create();
  await stock(id);
  await server.db.query(
    `with p as (insert into orders (id, supplier_id, buyer, supplier, contact, delivery)
       values (gen_random_uuid(), $1, '{}', '{}', '{}', '{}') returning id)
     insert into order_item (id, order_id, position, offer_id, product, city, warehouse, quantity, bulk_price, vat_included)
     select gen_random_uuid(), p.id, 1, (select min(id) from offer where warehouse_id = $2::int), '{}', '', '', 1, 1, true from p`,
    [company.id, id],
  );
  const refused = await owner.delete(warehouses(`/${id}`));
  expect([refused.statusCode, refused.json().message]).toEqual([
    409,
    'На складе ждут открытые заказы. Сначала завершите их',
  ]);
  await server.db.query(`update orders set status = 'cancelled'`);
  expect((await owner.delete(warehouses(`/${id}`))).statusCode).toBe(204);
});

test('nobody else reaches it', async () => {
  const stranger = await createUser(server, { email: 'stranger@koleso.ru' });
  const id = await create();
  const ownCompany = await createCompany(stranger);
  for (const answer of [
    await stranger.get(warehouses()),
    await stranger.post(warehouses(), body()),
    await stranger.put(warehouses(`/${id}`), body()),
    await stranger.delete(warehouses(`/${id}`)),
    await stranger.put(`/companies/${ownCompany.id}/warehouses/${id}`, body()),
    await stranger.delete(`/companies/${ownCompany.id}/warehouses/${id}`),
  ])
    expect(answer.statusCode).toBe(404);
  expect((await owner.get(warehouses())).json().data).toHaveLength(1);
});
