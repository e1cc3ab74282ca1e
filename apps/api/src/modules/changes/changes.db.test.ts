import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CatalogApp, createCatalogApp } from '../../testing/catalog/catalog-app.ts';

let server: CatalogApp;
beforeAll(async () => {
  server = await createCatalogApp();
});
afterAll(() => server.close());

interface Changes {
  version: number;
  product_ids: string[];
  complete: boolean;
}
const ask = async (since?: number) => {
  const query = since === undefined ? '' : `?since=${since}`;
  const { status, body } = await server.send(`/catalog/changes${query}`);
  expect(status).toBe(200);
  return body as Changes;
};
/** Runs `sql` and resolves to the changes since just before it. */
async function changesOf(sql: string): Promise<Changes> {
  const { version } = await ask();
  await server.db.exec(sql);
  return ask(version);
}

test('nothing has changed since now', async () => {
  const { version, ...rest } = await ask();
  expect(rest).toEqual({ product_ids: [], complete: true });
  expect(await ask(version)).toEqual({ version, product_ids: [], complete: true });
});

test.each([
  ['a price', 'update offer set bulk_price = bulk_price + 1 where product_id in (IDS)'],
  [
    'a change that no total shows',
    'update offer set bulk_price = bulk_price, warehouse_id = warehouse_id where product_id in (IDS)',
  ],
  ['stock that is sold', 'update offer set quantity = 0 where product_id in (IDS)'],
  ['an offer that is gone', 'delete from offer where product_id in (IDS)'],
  [
    'a bulk writer',
    `begin; set local app.bulk = 'on'; update offer set quantity = 1 where product_id in (IDS);
     select listing_refresh('{IDS}'); commit`,
  ],
])('%s is told by product', async (_what, sql) => {
  const { rows } = await server.db.query<{ id: string }>(
    'select distinct product_id::text id from offer order by id limit 2',
  );
  const ids = rows.map(({ id }) => id);
  const { product_ids, complete } = await changesOf(sql.replaceAll('IDS', ids.join(',')));
  expect({ product_ids: product_ids.sort(), complete }).toEqual({
    product_ids: ids,
    complete: true,
  });
});

test('another term of delivery is told for the goods of the warehouse', async () => {
  const { rows } = await server.db.query<{ id: string }>(
    'select distinct product_id::text id from offer where warehouse_id = 2',
  );
  const { product_ids, complete } = await changesOf(
    'update warehouse set delivery_days_max = delivery_days_max + 1 where id = 2',
  );
  expect(complete).toBe(true);
  expect(product_ids.sort()).toEqual(rows.map(({ id }) => id).sort());
  const unchanged = await changesOf('update warehouse set name = name where id = 2');
  expect(unchanged).toMatchObject({ product_ids: [], complete: true });
});

test.each([
  ['a product is described anew', 'update listing set width = width where product_id = 1'],
  ['words change', `update product set search_text = 'x' where id = 1`],
  [
    'more change than anybody shows',
    `select listing_refresh(array(select generate_series(1, 1001)))`,
  ],
  ['too many change to be kept', `select listing_refresh(array(select generate_series(1, 20001)))`],
])('where %s, everything is to be read again', async (_what, sql) => {
  expect(await changesOf(sql)).toMatchObject({ product_ids: [], complete: false });
});

test('what is longer ago than the changes are kept is to be read again, and they do not pile up', async () => {
  await server.db.exec(`update catalog_change set changed_at = now() - interval '61 minutes'`);
  const { version } = await ask();
  await server.db.exec(`select listing_refresh('{4}') from generate_series(1, 1000)`);
  expect(await ask(version)).toMatchObject({ product_ids: ['4'], complete: true });
  expect(await ask(version - 1)).toMatchObject({ product_ids: [], complete: false });
  const { rows } = await server.db.query('select count(*) n from catalog_change');
  expect(rows).toEqual([{ n: 1000 }]);
});

test('a version that never was is to be read again, and one that cannot be is refused', async () => {
  expect(await ask(9_000_000)).toMatchObject({ product_ids: [], complete: false });
  expect((await server.send('/catalog/changes?since=-1')).status).toBe(422);
});
