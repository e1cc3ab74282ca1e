import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertCatalog } from '../testing/catalog/insert-catalog.ts';
import { randomCatalog } from '../testing/catalog/random-catalog.ts';
import { wrongAggregates } from '../testing/database/wrong-aggregates.ts';
import { createSupplier, type Supplier } from '../testing/price-lists/supplier.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { createUser } from '../testing/visitor.ts';
import { cleanUp } from '../workers/workers.ts';

let server: TestApp;
let supplier: Supplier;
beforeAll(async () => {
  server = await createTestApp();
  await insertCatalog(server.db, randomCatalog(5, { products: 40 }));
  supplier = await createSupplier(server, await createUser(server, { email: 'anna@koleso.ru' }));
});
afterAll(() => server.close());

const FOREIGN_KEY = { code: '23503' };
const query = (text: string, params: unknown[] = []) => server.db.query(text, params);

test('an offer is from a warehouse of its supplier alone, and of a product that there is', async () => {
  const insert = (product: string, supplierId: string) =>
    query(
      `insert into offer (supplier_id, product_id, warehouse_id, city_id, section, bulk_price, quantity)
       select ${supplierId}, ${product}, w.id, w.city_id, 1, 100, 1 from warehouse w where w.company_id <> $1 limit 1`,
      [supplier.id],
    );
  await expect(insert('1', '$1')).rejects.toMatchObject(FOREIGN_KEY);
  await expect(insert('-1', 'w.company_id')).rejects.toMatchObject(FOREIGN_KEY);
  await expect(
    query('update offer set product_id = -1 where id = (select min(id) from offer)'),
  ).rejects.toMatchObject(FOREIGN_KEY);
});

test('a product stays, and so do those that its listing and its keys name', async () => {
  for (const statement of [
    'delete from product where id = 1',
    'update product set id = -1 where id = 1',
    `insert into product_key (key, product_id, kind) values ('', -1, 'own')`,
    `insert into listing (product_id, section, brand_id, model_id, sort_name) values (-1, 1, 1, 1, '')`,
  ])
    await expect(query(statement), statement).rejects.toMatchObject(FOREIGN_KEY);
});

test('a product is of a model of its brand, and of a section that there is', async () => {
  const insert = (section: number, isOwn: string) =>
    query(
      `insert into product (section, brand_id, model_id, size, search_text)
       select $1, b.id, m.id, '', '' from brand b join model m on ${isOwn} limit 1`,
      [section],
    );
  await expect(insert(1, 'm.brand_id <> b.id')).rejects.toMatchObject(FOREIGN_KEY);
  await expect(insert(8, 'm.brand_id = b.id')).rejects.toMatchObject({ code: '23514' });
});

test('a product that comes with its totals is counted', async () => {
  await server.db.transaction(async (tx) => {
    await tx.exec(`set local app.bulk = 'on'`);
    await tx.exec(`
      insert into product (id, section, brand_id, model_id, size, search_text)
        select 700000, 7, brand_id, id, '', '' from model limit 1;
      insert into offer (supplier_id, product_id, warehouse_id, city_id, section, bulk_price, quantity)
        select w.company_id, 700000, w.id, w.city_id, 7, 100, 1 from warehouse w limit 1;
      insert into listing (product_id, section, brand_id, model_id, sort_name, min_bulk_price, max_bulk_price, max_quantity, quantity,
          offers_count, suppliers_count, offers_updated_at)
        select 700000, 7, brand_id, model_id, '', 100, 100, 1, 1, 1, 1, updated_at from product p join offer o on o.product_id = p.id
        where p.id = 700000`);
  });
  expect(await wrongAggregates(server.db)).toEqual([]);
});

/** Inserts a list with one good, one row and one change. Resolves to its id. */
async function insertList(status: string): Promise<string> {
  const id = uuidv7();
  await query(
    `insert into price_list (id, company_id, status, mode, file_name, file_size, file_hash) values ($1, $2, $3, 'update', '', 1, '')`,
    [id, supplier.id, status],
  );
  await query(
    `insert into price_list_good (list_id, good, section, brand, model, size, words, source_key) values ($1, 0, 1, '', '', '', '', '')`,
    [id],
  );
  await query(
    `insert into price_list_row (list_id, position, row, good, name, place, bulk_price, has_vat, quantity)
     values ($1, 0, 2, 0, '', '', 100, false, 1)`,
    [id],
  );
  await query(
    `insert into price_list_change (list_id, offer_id, product_id, kind, name, warehouse) values ($1, 1, 1, 'created', '', '')`,
    [id],
  );
  return id;
}

/** The names of the tables that hold rows of a list. */
const tablesOf = async (id: string) => {
  const tables = ['price_list_good', 'price_list_row', 'price_list_change'];
  const { rows } = await server.db.query<{ name: string }>(
    tables
      .map((name) => `select '${name}' name from ${name} where list_id = $1`)
      .join(' union all '),
    [id],
  );
  return rows.map(({ name }) => name).sort();
};

test('what is staged for a list, and what it has changed, goes with it', async () => {
  const id = await insertList('preview');
  await query('delete from price_list where id = $1', [id]);
  expect(await tablesOf(id)).toEqual([]);
});

test('the goods of a list are kept as long as it waits; what it has changed stays', async () => {
  const [waiting, over] = [await insertList('preview'), await insertList('done')];
  await cleanUp(server.db);
  expect(await tablesOf(waiting)).toEqual([
    'price_list_change',
    'price_list_good',
    'price_list_row',
  ]);
  expect(await tablesOf(over)).toEqual(['price_list_change']);
});
