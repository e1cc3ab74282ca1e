import { productPath } from '@org/trade/product-path';
import { XMLParser } from 'fast-xml-parser';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

const ORIGIN = 'https://protektor.example';

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp({ hasCatalog: true });
});
afterAll(() => server.close());

const read = async (url: string) => {
  const { statusCode, headers, body } = await server.app.inject(url);
  expect([url, statusCode, headers['content-type']]).toEqual([url, 200, 'application/xml']);
  return new XMLParser({ isArray: (name) => name === 'url' || name === 'sitemap' }).parse(body);
};

test('robots are told where the site map is', async () => {
  const { statusCode, body } = await server.app.inject('/robots.txt');
  expect(statusCode).toBe(200);
  expect(body).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
});

test('the site map has every product that somebody sells, at its own address, and no other', async () => {
  const { sitemapindex } = await read('/sitemap.xml');
  const parts: string[] = sitemapindex.sitemap.map(({ loc }: { loc: string }) => loc);
  expect(parts[0]).toBe(`${ORIGIN}/sitemap-pages.xml`);
  const listed: string[] = [];
  for (const part of parts.filter((path) => /-\d+\.xml$/.test(path))) {
    const { urlset } = await read(part.slice(ORIGIN.length));
    for (const { loc, lastmod } of urlset.url) {
      expect(new Date(lastmod).getTime()).toBeGreaterThan(0);
      listed.push(loc);
    }
  }
  const { rows } = await server.db.query<{ id: string }>(
    'select product_id::text id from listing where offers_count > 0 order by product_id',
  );
  expect(rows.length).toBeGreaterThan(0);
  expect(listed.map((url) => url.split('-').at(-1)?.split('/').at(-1))).toEqual(
    rows.map(({ id }) => id),
  );
  // the API and the site map write the same address
  const { body } = await server.app.inject(`/api/product/${rows[0]?.id}`);
  expect(listed[0]).toBe(ORIGIN + productPath(JSON.parse(body)));
});

test('a part that has no products is not found', async () => {
  for (const url of ['/sitemap-999999.xml', '/sitemap-x.xml', '/sitemap-1e3.xml'])
    expect(
      (await server.app.inject({ url, headers: { accept: 'application/xml' } })).statusCode,
    ).toBe(404);
});
