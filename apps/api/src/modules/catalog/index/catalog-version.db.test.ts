import type { ProductPage } from '@org/api-client/schema';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CatalogApp, createCatalogApp } from '../../../testing/catalog/catalog-app.ts';

const PATH = '/api/search_v2/disks';

let server: CatalogApp;
beforeAll(async () => {
  server = await createCatalogApp({ isIndexed: true });
});
afterAll(() => server.close());

const search = async (least?: string) => {
  const { statusCode, headers, body } = await server.app.inject({
    method: 'POST',
    url: PATH,
    payload: { order_by: 'min_bulk_price__asc', per_page: 1 },
    headers: least ? { 'min-catalog-version': least } : {},
  });
  const { data, as_of } = JSON.parse(body) as ProductPage;
  const version = headers['catalog-version'];
  return { status: statusCode, price: data?.[0]?.min_bulk_price, as_of, version };
};

test('who has written finds it at once, and the index answers', async () => {
  const before = await search();
  await server.db.query('update offer set bulk_price = 1 where section = 2');
  const { rows } = await server.db.query<{ v: string }>('select v::text from catalog_version');
  const ofVersion = await search(rows[0]?.v);
  expect(ofVersion).toMatchObject({ price: 1, version: rows[0]?.v });
  expect(Date.parse(ofVersion.as_of)).toBeGreaterThanOrEqual(Date.parse(before.as_of));
  expect(server.app.catalogIndex.figures().behind).toBe(0);
});

test('a version that the index can never reach is left to the database', async () => {
  expect((await search('9000000')).status).toBe(200);
  expect(server.app.catalogIndex.figures().behind).toBe(1);
});

test('an index that is soon read again is waited for, and then knows every product', async () => {
  const { catalogIndex } = server.app;
  // else it would take the newly built index by itself, now or a moment later
  await catalogIndex.stop();
  const { behind, builds } = catalogIndex.figures();
  await server.db.exec('update product set search_text = search_text where id = 1');
  await catalogIndex.refresh();
  expect(catalogIndex.current()?.described).toBeLessThan(catalogIndex.current()?.version ?? 0);
  expect((await search()).status).toBe(200);
  expect(catalogIndex.current()?.described).toBe(catalogIndex.current()?.version);
  expect(catalogIndex.figures()).toMatchObject({ behind, builds: builds + 1 });
});

test('what is no version is refused', async () => {
  expect((await search('soon')).status).toBe(422);
});

test('the answer of a write says which version knows of it', async () => {
  const { headers } = await server.app.inject({
    method: 'DELETE',
    url: '/api/cart',
    headers: { authorization: server.authorization },
  });
  const { rows } = await server.db.query<{ v: string }>('select v::text from catalog_version');
  expect(headers['catalog-version']).toBe(rows[0]?.v);
});
