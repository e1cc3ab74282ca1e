import type { AddressInfo } from 'node:net';
import type { ProductPage } from '@org/api-client/schema';
import * as fc from 'fast-check';
import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type CatalogApp, createCatalogApp } from '../../testing/catalog/catalog-app.ts';
import { SECTIONS } from './filter/sections.ts';

let server: CatalogApp;
beforeAll(async () => {
  server = await createCatalogApp();
});
afterAll(() => server.close());

const fetchFile = async (url: string, payload: object) => {
  const answer = await server.app.inject({ method: 'POST', url: `/api${url}`, payload });
  return { ...answer, headers: answer.headers, bytes: answer.rawPayload };
};

/** Reads the table of a file: its header and its rows. */
async function tableOf(url: string, payload: object) {
  const { statusCode, bytes } = await fetchFile(url, payload);
  expect(statusCode).toBe(200);
  const { sheets } = await readXlsx(bytes);
  const [header = [], ...rows] = sheets[0]?.rows ?? [];
  const column = (title: string) => rows.map((row) => row[header.indexOf(title)]);
  return { header, rows, column };
}

describe.each(Object.values(SECTIONS))('$code', ({ code }) => {
  test('the file holds what the search finds, in its order', async () => {
    const bodies = fc.record({
      brand: fc.option(fc.subarray(['Кама', 'Michelin', 'Nokian Tyres']), { nil: undefined }),
      quantity_min: fc.option(fc.constantFrom(1, 8), { nil: undefined }),
      order_by: fc.constantFrom('min_bulk_price__asc', 'quantity__desc', 'brand_model__asc'),
    });
    await fc.assert(
      fc.asyncProperty(bodies, async (body) => {
        const { data } = await server.post<ProductPage>(`/search_v2/${code}`, {
          ...body,
          per_page: 100,
        });
        const { column, rows } = await tableOf(`/search_v2/${code}/export`, body);
        expect(rows).toHaveLength(data.length);
        expect(column('Бренд')).toEqual(data.map(({ brand }) => brand));
        expect(column('Модель')).toEqual(data.map(({ model }) => model));
        expect(column('Мин. опт, ₽')).toEqual(data.map((row) => Number(row.min_bulk_price) / 100));
        expect(column('Остаток, шт.')).toEqual(data.map(({ quantity }) => quantity));
      }),
      { numRuns: 8 },
    );
  });
});

test('words are said as people say them', async () => {
  const { column } = await tableOf('/search_v2/tyres/export', {
    season: ['winter'],
    studded: true,
  });
  expect(new Set(column('Шипы'))).toEqual(new Set(['да']));
  expect(column('Сезон')).toContain('«winter»');
  expect(column('Сезон')).not.toContain('winter');
});

test('a staggered set keeps its order', async () => {
  const body = {
    width: [205],
    profile: [55],
    diameter: [16],
    rear: { width: 255, profile: 40, diameter: 16 },
  };
  const { data } = await server.post<ProductPage>('/search_v2/tyres', { ...body, per_page: 100 });
  const { column } = await tableOf('/search_v2/tyres/export', body);
  expect(column('Модель')).toEqual(data.map(({ model }) => model));
});

test('a CSV has the same rows, and a name that browsers read', async () => {
  const { body, headers } = await fetchFile('/search_v2/disks/export?format=csv', {});
  const { meta } = await server.post<ProductPage>('/search_v2/disks', {});
  expect(body.trimEnd().split('\r\n')).toHaveLength(meta.total + 1);
  expect(headers['content-disposition']).toContain(encodeURIComponent('Диски.csv'));
  // programs that read only these letters still save it under a name that tells what it is
  expect(headers['content-disposition']).toContain('filename="Diski.csv"');
  expect(headers['content-type']).toContain('text/csv');
});

test('favourites ask who is there; what the section does not know is refused', async () => {
  expect((await fetchFile('/search_v2/tyres/export', { favorite: true })).statusCode).toBe(401);
  expect((await fetchFile('/search_v2/tyres/export', { pcd: [100] })).statusCode).toBe(422);
  expect((await fetchFile('/search_v2/tyres/export?format=pdf', {})).statusCode).toBe(422);
});

test('a long list comes piece by piece, says about how long it will be, and is whole', async () => {
  await server.db.exec(`
    insert into product (id, section, brand_id, model_id, size, specs, search_text)
      select 100000 + n, 4, 1, 1, '9.00×22.5', '{}', '' from generate_series(1, 2500) n;
    insert into listing (product_id, section, brand_id, model_id, sort_name)
      select 100000 + n, 4, 1, 1, lpad(n::text, 5, '0') from generate_series(1, 2500) n;
    insert into offer (supplier_id, product_id, warehouse_id, city_id, section, bulk_price, quantity)
      select company_id, 100000 + n, w.id, w.city_id, 4, 100 + n, 4
      from generate_series(1, 2500) n, (select * from warehouse limit 1) w`);
  const body = { order_by: 'brand_model__asc' };
  const { meta } = await server.post<ProductPage>('/search_v2/truck_disks', body);
  const { headers, bytes } = await fetchFile('/search_v2/truck_disks/export', body);
  const { sheets } = await readXlsx(bytes);
  expect(sheets[0]?.rows).toHaveLength(meta.total + 1);
  const estimate = Number(headers['x-estimated-length']) / bytes.length;
  expect(estimate).toBeGreaterThan(0.6);
  expect(estimate).toBeLessThan(1.6);
});

// the last test, since it closes the server
test('a file that is under way is sent to its end by a server that is told to stop', async () => {
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.app.server.address() as AddressInfo;
  const answer = await fetch(
    `http://127.0.0.1:${port}/api/search_v2/truck_disks/export?format=csv`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-encoding': 'identity' },
      body: '{}',
    },
  );
  const closed = server.app.close();
  const text = await answer.text();
  expect(text.trimEnd().split('\r\n').length).toBeGreaterThan(2500);
  await closed;
});
