import type {
  Offer,
  Product,
  ProductPage,
  Showcase,
  ShowcasePreview,
} from '@org/api-client/schema';
import * as fc from 'fast-check';
import { XMLParser } from 'fast-xml-parser';
import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import {
  type CatalogueApp,
  createCatalogueApp,
  FAVORITES,
} from '../../testing/catalogue/catalogue-app.ts';
import { createCompany } from '../../testing/companies.ts';
import { createUser, type User, visitor } from '../../testing/visitor.ts';
import { priceOf } from './showcase/markup.ts';

let server: CatalogueApp;
let owner: User;
let company: string;
beforeAll(async () => {
  server = await createCatalogueApp();
  owner = await createUser(server, { email: 'shop@koleso.ru' });
  ({ id: company } = await createCompany(owner, { name: 'Шины & К°' }));
  // half of all offers come with a recommended price
  await server.db.query(
    `update offer set prices = jsonb_build_array(jsonb_build_object('title', 'РРЦ', 'type', 'retail', 'price', bulk_price * 5 / 4)) where id % 2 = 0`,
  );
});
afterAll(() => server.close());

const RULES = {
  section: 'tyres' as const,
  filter: {},
  suppliers_not: [] as string[],
  bands: [
    { from: 0, percent: 18, min: 45_000 },
    { from: 400_000, percent: 11.5, min: 0 },
  ],
  rounding: 1000 as const,
  floor_retail: true,
  days_added: 2,
  stock: 'in_stock' as const,
  cap_quantity: false,
};
const url = (rest = '') => `/companies/${company}/showcases${rest}`;
let number = 0;
async function make(changes: object = {}): Promise<Showcase> {
  number += 1;
  const answer = await owner.post(url(), { name: `Витрина ${number}`, ...RULES, ...changes });
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return answer.json();
}
const linkOf = ({ links }: Showcase, file: string) =>
  links.find((link) => link.file === file)?.url.replace('https://protektor.example', '') ?? '';
const fetchFile = (showcase: Showcase, file: string, headers: Record<string, string> = {}) =>
  server.app.inject({ method: 'GET', url: linkOf(showcase, file), headers });
/** As if the last look at the catalogue was long ago, and the catalogue another. */
const later = () =>
  server.db.query(`update showcase_feed set checked_at = now() - interval '2 minutes', version = 0`);

async function sheetOf(showcase: Showcase) {
  const { statusCode, rawPayload } = await fetchFile(showcase, 'price.xlsx');
  expect(statusCode).toBe(200);
  const { sheets } = await readXlsx(rawPayload);
  const [header = [], ...rows] = sheets[0]?.rows ?? [];
  const at = (title: string) => header.indexOf(title);
  return new Map(
    rows.map((row) => [
      String(row[at('Код')]),
      { price: Number(row[at('Цена, ₽')]), quantity: row[at('Остаток, шт.')], header, row },
    ]),
  );
}
const parser = new XMLParser({ ignoreAttributes: false, parseTagValue: false });
async function offersOf(showcase: Showcase): Promise<Record<string, string>[]> {
  const { statusCode, body } = await fetchFile(showcase, 'yml.xml');
  expect(statusCode).toBe(200);
  const { offer = [] } = parser.parse(body).yml_catalog.shop.offers;
  return [offer].flat();
}

const price = ({ bulk_price, vat_rate, vat_included }: Offer) =>
  vat_included ? bulk_price : Math.round((bulk_price * (100 + (vat_rate ?? 0))) / 100);

/** What a search finds by the same filter, and what its offers cost. */
async function searched(filter: object) {
  const found: Product[] = [];
  for (let page = 1; ; page++) {
    const { data, meta } = await server.post<ProductPage>('/search_v2/tyres', {
      ...filter,
      page,
      per_page: 100,
    });
    found.push(...data);
    if (page >= meta.last_page) return found;
  }
}

const filters = fc.record({
  brand: fc.option(fc.subarray(['Кама', 'Michelin', 'Nokian Tyres']), { nil: undefined }),
  season: fc.option(fc.subarray(['winter', 'summer']), { nil: undefined }),
  quantity_min: fc.option(fc.constantFrom(1, 8), { nil: undefined }),
  q: fc.option(fc.constantFrom('зима', 'R16', '205'), { nil: undefined }),
});

test('files have the rows of the search with the same filter, at the prices of the rules', async () => {
  await fc.assert(
    fc.asyncProperty(filters, async (asked) => {
      const filter = JSON.parse(JSON.stringify(asked));
      const showcase = await make({ filter });
      const found = await searched(filter);
      const rows = await sheetOf(showcase);
      expect(new Set(rows.keys())).toEqual(new Set(found.map(({ id }) => id)));
      const offers = await offersOf(showcase);
      expect(offers.map((offer) => offer['@_id'])).toEqual([...rows.keys()]);
      for (const product of found.slice(0, 5)) {
        const { q: _q, brand: _brand, season: _season, ...narrowed } = filter;
        const { data } = await server.post<{ data: Offer[] }>(`/product/${product.id}/rests`, {
          ...narrowed,
          per_page: 100,
        });
        const cost = Math.min(...data.map(price));
        const row = rows.get(product.id);
        expect(row?.quantity).toBe(product.quantity);
        expect(row?.price).toBeGreaterThanOrEqual(priceOf(cost, null, RULES).price / 100);
        const free = priceOf(cost, Math.round((cost * 5) / 4), RULES).price / 100;
        expect(row?.price).toBeLessThanOrEqual(Math.max(free, 2 * (cost / 100)));
        const offer = offers.find((one) => one['@_id'] === product.id);
        expect(Number(offer?.price)).toBe(row?.price);
        expect(offer).toMatchObject({ vendor: product.brand, model: product.model });
      }
      await owner.delete(url(`/${showcase.id}`));
    }),
    { numRuns: 6 },
  );
}, 60_000);

test('the preview says what files have, and nothing of it is in them', async () => {
  const showcase = await make();
  const { name: _name, revision: _r, updated_at: _at, links: _links, id: _id, ...rules } = showcase;
  const body = { name: 'Любая', ...rules };
  const answer = await owner.post(`${url('/preview')}?per_page=100`, body);
  const preview: ShowcasePreview = answer.json();
  const rows = await sheetOf(showcase);
  expect(preview.total).toBe(rows.size);
  expect(preview.bands.reduce((sum, count) => sum + count, 0)).toBe(rows.size);
  expect(preview.raised).toBeGreaterThan(0);
  for (const row of preview.data) {
    const { price, raised } = priceOf(row.cost, row.retail, RULES);
    expect(row).toMatchObject({ price, raised });
    expect(rows.get(row.product_id)?.price).toBe(price / 100);
  }
  const sample: ShowcasePreview = (await owner.post(`${url('/preview')}?sample=true`, body)).json();
  expect(sample.data.some(({ raised }) => raised)).toBe(true);
  expect(sample.data.length).toBeLessThan(10);
  // whom the shop buys from, and for how much, is its own business
  const csv = (await fetchFile(showcase, 'price.csv')).body;
  const { rows: names } = await server.db.query<{ name: string }>(
    'select name from company where id in (select supplier_id from offer)',
  );
  for (const { name } of names) expect(csv).not.toContain(name);
  const [header = ''] = csv.split('\r\n');
  expect(header).not.toMatch(/Закуп|опт|Поставщик/i);
});

test('suppliers that are left out sell nothing here', async () => {
  const [first = '', ...others] = server.catalogue.suppliers.map(({ id }) => id);
  const without = await sheetOf(await make({ suppliers_not: [first] }));
  const found = await searched({ supplier_id: others });
  expect(new Set(without.keys())).toEqual(new Set(found.map(({ id }) => id)));
  const none = await make({ suppliers_not: [first, ...others] });
  expect((await sheetOf(none)).size).toBe(0);
});

test('favourites become suppliers, for a link is nobody’s', async () => {
  await server.db.query(
    'insert into favorite_supplier (account_id, supplier_id) select $1, unnest($2::uuid[]) on conflict do nothing',
    [owner.id, FAVORITES],
  );
  const { filter } = await make({ filter: { favorite: true } });
  expect(filter).toEqual({ supplier_id: FAVORITES.toSorted() });
});

test.each([
  [{ filter: { pcd: [100] } }, 'filter.pcd'],
  [{ filter: { width: 'много' } }, 'filter.width'],
  [{ bands: [{ from: 100, percent: 1, min: 0 }] }, 'bands.0.from'],
  [{ bands: [0, 500, 500].map((from) => ({ from, percent: 1, min: 0 })) }, 'bands.2.from'],
  [{ rounding: 7 }, 'rounding'],
  [{ name: '  ' }, 'name'],
])('%j is refused at its field', async (changes, field) => {
  const answer = await owner.post(url(), { name: 'Новая', ...RULES, ...changes });
  expect(answer.statusCode).toBe(422);
  expect(Object.keys(answer.json().errors)).toContain(field);
});

test('a link needs its key alone, stays through changes, and is renewed', async () => {
  const showcase = await make();
  const before = await sheetOf(showcase);
  const changed = await owner.put(url(`/${showcase.id}`), {
    ...RULES,
    name: showcase.name,
    bands: [{ from: 0, percent: 300, min: 0 }],
    revision: showcase.revision,
  });
  expect(changed.statusCode).toBe(200);
  const after = await sheetOf(showcase);
  for (const [id, { price }] of after) expect(price).toBeGreaterThan(before.get(id)?.price ?? 0);
  const stale = await owner.put(url(`/${showcase.id}`), {
    ...RULES,
    name: 'Поздно',
    revision: showcase.revision,
  });
  expect(stale.statusCode).toBe(409);

  const renewed: Showcase = (await owner.post(url(`/${showcase.id}/renew`))).json();
  expect((await fetchFile(showcase, 'price.csv')).statusCode).toBe(404);
  expect((await fetchFile(renewed, 'price.csv')).statusCode).toBe(200);
  const [listed] = (await owner.get(url()))
    .json()
    .data.filter(({ id }: Showcase) => id === showcase.id);
  expect(listed.links[1]).toMatchObject({ rows: after.size, fetched_at: expect.any(String) });
  await owner.delete(url(`/${showcase.id}`));
  expect((await fetchFile(renewed, 'price.csv')).statusCode).toBe(404);
  // somebody else has no such company
  const stranger = await createUser(server, { email: 'stranger@koleso.ru' });
  expect((await stranger.get(url())).statusCode).toBe(404);
  expect((await visitor(server).get(url())).statusCode).toBe(401);
});

test('what has not changed is not sent again', async () => {
  const showcase = await make({ filter: { brand: ['Кама'] } });
  const first = await fetchFile(showcase, 'yml.xml');
  const etag = String(first.headers.etag);
  const again = await fetchFile(showcase, 'yml.xml', { 'if-none-match': etag });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  // a change elsewhere is none here
  await server.db.query(`update offer set quantity = quantity + 1 where section = 2`);
  await later();
  expect((await fetchFile(showcase, 'yml.xml', { 'if-none-match': etag })).statusCode).toBe(304);
  await server.db.query(`update offer set bulk_price = bulk_price * 2 where section = 1`);
  await later();
  const moved = await fetchFile(showcase, 'yml.xml', { 'if-none-match': etag });
  expect(moved.statusCode).toBe(200);
  expect(moved.headers.etag).not.toBe(etag);
});

const heldOf = async ({ id }: Showcase, file = 'price.csv') =>
  (await owner.get(url(`/${id}`))).json().links.find((link: { file: string }) => link.file === file)
    .held;

test('a file is never empty by a fault: the last good one is given out', async () => {
  const showcase = await make({ filter: { price_max: 100_000_000 } });
  const first = (await fetchFile(showcase, 'price.csv')).body;
  await server.db.query('create table kept as select id, quantity from offer');
  await server.db.query('update offer set quantity = 0 where section = 1');
  await later();
  expect((await fetchFile(showcase, 'price.csv')).body).toBe(first);
  expect(await heldOf(showcase)).toBe('empty');
  // a third of it is not believed either, for a day
  await server.db.query(
    `update offer o set quantity = k.quantity from kept k where k.id = o.id and o.product_id % 3 = 0`,
  );
  await later();
  expect((await fetchFile(showcase, 'price.csv')).body).toBe(first);
  expect(await heldOf(showcase)).toBe('shrunk');
  await server.db.query(`update showcase_feed set held_since = now() - interval '25 hours'`);
  await later();
  const less = (await fetchFile(showcase, 'price.csv')).body;
  expect(less.length).toBeLessThan(first.length);
  expect(await heldOf(showcase)).toBeNull();
  await server.db.query('update offer o set quantity = k.quantity from kept k where k.id = o.id; ');
  await server.db.query('drop table kept');
});

test('a file that can’t be made leaves the last one in its place, and comes when it can', async () => {
  const showcase = await make();
  const first = (await fetchFile(showcase, 'price.csv')).body;
  await server.db.query('alter table listing rename column sort_name to lost');
  await later();
  expect((await fetchFile(showcase, 'price.csv')).body).toBe(first);
  expect(await heldOf(showcase)).toBe('failed');
  // another file, of which there is none yet
  expect((await fetchFile(showcase, 'yml.xml')).statusCode).toBe(500);
  await server.db.query('alter table listing rename column lost to sort_name');
  await later();
  expect((await fetchFile(showcase, 'price.csv')).statusCode).toBe(200);
  expect(await heldOf(showcase)).toBeNull();
  expect((await fetchFile(showcase, 'yml.xml')).statusCode).toBe(200);
});

test('goods on their way are listed where that is wished, and not as in stock', async () => {
  const { rows } = await server.db.query<{ id: string; product_id: string; quantity: number }>(
    `select o.id, o.product_id::text, o.quantity from offer o join listing l using (product_id)
     where o.section = 1 and l.offers_count = 1 and o.quantity > 0 order by o.id limit 1`,
  );
  const gone = rows[0]!;
  await server.db.query('update offer set quantity = 0, incoming = 12 where id = $1', [gone.id]);
  expect((await sheetOf(await make())).has(gone.product_id)).toBe(false);
  const showcase = await make({ stock: 'with_incoming' });
  const offer = (await offersOf(showcase)).find((one) => one['@_id'] === gone.product_id);
  expect(offer).toMatchObject({ '@_available': 'false', count: '0' });
  const { header, row } = (await sheetOf(showcase)).get(gone.product_id)!;
  expect(row[header.indexOf('Наличие')]).toBe('В пути');
  await server.db.query('update offer set quantity = $2 where id = $1', [gone.id, gone.quantity]);
});

test('asked for at once by many, a file is made once', async () => {
  const showcase = await make();
  const put = vi.spyOn((await import('flydrive')).Disk.prototype, 'putStream');
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => fetchFile(showcase, 'price.csv')),
  );
  expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
  expect(put).toHaveBeenCalledTimes(1);
  put.mockRestore();
});
