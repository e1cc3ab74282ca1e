import type {
  Offer,
  Product,
  ProductPage,
  Showcase,
  ShowcasePreview,
} from '@org/api-client/schema';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FAVORITES } from '../../testing/catalog/catalog-app.ts';
import { priced } from '../../testing/priced.ts';
import { createShowcaseApp, RULES, type ShowcaseApp } from '../../testing/showcase-app.ts';
import { createUser, visitor } from '../../testing/visitor.ts';
import { priceOf } from './showcase/markup.ts';

let shop: ShowcaseApp;
beforeAll(async () => {
  shop = await createShowcaseApp();
});
afterAll(() => shop.close());

function price(offer: Offer) {
  const { bulk_price, vat_rate, vat_included } = priced(offer);
  return vat_included ? bulk_price : Math.round((bulk_price * (100 + (vat_rate ?? 0))) / 100);
}

const NONE = Number.POSITIVE_INFINITY;
/** Returns the recommended price of an offer of this market: a quarter more, for every second offer. */
const retail = (offer: Offer | undefined) =>
  offer && Number(offer.id) % 2 === 0 ? Math.trunc((priced(offer).bulk_price * 5) / 4) : null;

/** Finds the products of a search with the same filter. */
async function searched(filter: object) {
  const found: Product[] = [];
  for (let page = 1; ; page++) {
    const { data, meta } = await shop.post<ProductPage>('/search_v2/tyres', {
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
      const showcase = await shop.make({ filter });
      const found = await searched(filter);
      const rows = await shop.sheetOf(showcase);
      expect(new Set(rows.keys())).toEqual(new Set(found.map(({ id }) => id)));
      const offers = await shop.offersOf(showcase);
      expect(offers.map((offer) => offer['@_id'])).toEqual([...rows.keys()]);
      for (const product of found.slice(0, 5)) {
        const { q: _q, brand: _brand, season: _season, ...narrowed } = filter;
        const { data } = await shop.post<{ data: Offer[] }>(`/product/${product.id}/rests`, {
          ...narrowed,
          per_page: 100,
        });
        const [best, ...others] = data.toSorted(
          (a, b) => price(a) - price(b) || Number(a.id) - Number(b.id),
        );
        const recommended = [retail(best), Math.min(...others.map((one) => retail(one) ?? NONE))];
        const floor = recommended.find((one) => one !== null && one !== NONE) ?? null;
        const row = rows.get(product.id);
        expect(row?.quantity).toBe(product.quantity);
        expect(row?.price).toBe(best && priceOf(price(best), floor, RULES).price / 100);
        const offer = offers.find((one) => one['@_id'] === product.id);
        expect(Number(offer?.price)).toBe(row?.price);
        const { brand, model } = product;
        expect([offer?.vendor, offer?.model]).toEqual([brand ?? undefined, model ?? undefined]);
      }
      await shop.owner.delete(shop.url(`/${showcase.id}`));
    }),
    { numRuns: 6 },
  );
});

test('the preview says what files have, and nothing of it is in them (previewShowcase)', async () => {
  const showcase = await shop.make();
  const { name: _name, revision: _r, updated_at: _at, links: _links, id: _id, ...rules } = showcase;
  const body = { name: 'Любая', ...rules };
  const answer = await shop.owner.post(`${shop.url('/preview')}?per_page=100`, body);
  const preview: ShowcasePreview = answer.json();
  const rows = await shop.sheetOf(showcase);
  expect(preview.total).toBe(rows.size);
  expect(preview.bands.reduce((sum, count) => sum + count, 0)).toBe(rows.size);
  expect(preview.raised).toBeGreaterThan(0);
  for (const row of preview.data) {
    const { price, raised } = priceOf(row.cost, row.retail, RULES);
    expect(row).toMatchObject({ price, raised });
    expect(rows.get(row.product_id)?.price).toBe(price / 100);
  }
  const sample: ShowcasePreview = (
    await shop.owner.post(`${shop.url('/preview')}?sample=true`, body)
  ).json();
  expect(sample.data.some(({ raised }) => raised)).toBe(true);
  expect(sample.data.length).toBeLessThan(10);
  // the file must not tell whom the shop buys from, and for how much
  const csv = (await shop.fetchFile(showcase, 'price.csv')).body;
  const { rows: names } = await shop.db.query<{ name: string }>(
    'select name from company where id in (select supplier_id from offer)',
  );
  for (const { name } of names) expect(csv).not.toContain(name);
  const [header = ''] = csv.split('\r\n');
  expect(header).not.toMatch(/Закуп|опт|Поставщик/i);
});

test('advertisements for Avito have the prices of the list, and what Avito demands', async () => {
  await shop.db.query(
    `update company set actual_address = 'Екатеринбург, Малышева, 1' where name = 'Шины & К°'`,
  );
  const showcase = await shop.make({ stock: 'with_incoming' });
  const rows = await shop.sheetOf(showcase);
  const { Ads } = await shop.xmlOf(showcase, 'avito.xml');
  expect(Ads).toMatchObject({ '@_formatVersion': '3', '@_target': 'Avito.ru' });
  const ads = [Ads.Ad].flat() as Record<string, string>[];
  const inStock = [...rows].filter(([, { availability }]) => availability === 'В наличии');
  const found = new Map((await searched({})).map((product) => [product.id, product]));
  // Avito takes none without both names
  const named = inStock.filter(([id]) => found.get(id)?.brand && found.get(id)?.model);
  expect(named.length).toBeLessThan(inStock.length);
  expect(ads.map(({ Id }) => Id)).toEqual(named.map(([id]) => id));
  for (const ad of ads) {
    const product = found.get(ad.Id ?? '');
    expect(ad).toMatchObject({
      Address: 'Екатеринбург, Малышева, 1',
      Category: 'Запчасти и аксессуары',
      GoodsType: 'Шины, диски и колёса',
      ProductType: 'Легковые шины',
      Price: String(Math.ceil(rows.get(ad.Id ?? '')?.price ?? 0)),
      Brand: product?.brand,
      Model: product?.model,
    });
    expect(ad.Title?.length).toBeLessThanOrEqual(50);
    expect([
      undefined,
      'Летние',
      'Зимние шипованные',
      'Зимние нешипованные',
      'Всесезонные',
    ]).toContain(ad.TireType);
    expect(['Новое', 'Б/у']).toContain(ad.Condition);
  }
  // Avito has other formats for other products
  const disks = await shop.make({ section: 'disks' });
  expect(disks.links.map(({ file }) => file)).not.toContain('avito.xml');
  const csv = disks.links[0]?.url.replace('https://protektor.example', '').replace(/[^/]+$/, '');
  const none = await shop.app.inject({ method: 'GET', url: `${csv}avito.xml` });
  expect(none.statusCode).toBe(404);
});

test('goods on their way alone are in the bands and go out at their prices', async () => {
  const { rows: taken } = await shop.db.query<{ id: string }>(
    `select product_id::text id from offer where section = 1 and quantity > 0 group by product_id order by product_id limit 2`,
  );
  const ids = taken.map(({ id }) => id);
  const { rows: before } = await shop.db.query<{ id: string; quantity: number; incoming: number }>(
    'select id, quantity, incoming from offer where product_id = any($1::int[])',
    [ids],
  );
  await shop.db.query(
    'update offer set quantity = 0, incoming = 8 where product_id = any($1::int[])',
    [ids],
  );
  try {
    const showcase = await shop.make({ stock: 'with_incoming' });
    const { name, revision: _r, updated_at: _at, links: _links, id: _id, ...rules } = showcase;
    const body = { name, ...rules };
    const ask = async (query: string): Promise<ShowcasePreview> =>
      (await shop.owner.post(`${shop.url('/preview')}?${query}`, body)).json();
    const { total, bands } = await ask('per_page=100');
    const files = await shop.sheetOf(showcase);
    expect(total).toBe(files.size);
    expect(bands.reduce((sum, count) => sum + count, 0)).toBe(total);
    for (const id of ids) expect(files.get(id)?.price).toBeGreaterThan(0);
  } finally {
    for (const { id, quantity, incoming } of before)
      await shop.db.query('update offer set quantity = $2, incoming = $3 where id = $1', [
        id,
        quantity,
        incoming,
      ]);
  }
});

test('suppliers that are left out sell nothing here', async () => {
  const [first = '', ...others] = shop.catalog.suppliers.map(({ id }) => id);
  const without = await shop.sheetOf(await shop.make({ suppliers_not: [first] }));
  const found = await searched({ supplier_id: others });
  expect(new Set(without.keys())).toEqual(new Set(found.map(({ id }) => id)));
  const none = await shop.make({ suppliers_not: [first, ...others] });
  expect((await shop.sheetOf(none)).size).toBe(0);
});

test('favourites become suppliers, for a link is nobody’s', async () => {
  await shop.db.query(
    'insert into favorite_supplier (account_id, supplier_id) select $1, unnest($2::uuid[]) on conflict do nothing',
    [shop.owner.id, FAVORITES],
  );
  const { filter } = await shop.make({ filter: { favorite: true } });
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
  const answer = await shop.owner.post(shop.url(), { name: 'Новая', ...RULES, ...changes });
  expect(answer.statusCode).toBe(422);
  expect(Object.keys(answer.json().errors)).toContain(field);
});

test('a link needs its key alone, stays through changes, and is renewed (renewShowcase)', async () => {
  const showcase = await shop.make({ floor_retail: false });
  const before = await shop.sheetOf(showcase);
  const changed = await shop.owner.put(shop.url(`/${showcase.id}`), {
    ...RULES,
    name: showcase.name,
    floor_retail: false,
    bands: [{ from: 0, percent: 300, min: 0 }],
    revision: showcase.revision,
  });
  expect(changed.statusCode).toBe(200);
  const after = await shop.sheetOf(showcase);
  for (const [id, { price }] of after) expect(price).toBeGreaterThan(before.get(id)?.price ?? 0);
  const stale = await shop.owner.put(shop.url(`/${showcase.id}`), {
    ...RULES,
    name: 'Поздно',
    revision: showcase.revision,
  });
  expect(stale.statusCode).toBe(409);

  const renewed: Showcase = (await shop.owner.post(shop.url(`/${showcase.id}/renew`))).json();
  expect((await shop.fetchFile(showcase, 'price.csv')).statusCode).toBe(404);
  expect((await shop.fetchFile(renewed, 'price.csv')).statusCode).toBe(200);
  const [listed] = (await shop.owner.get(shop.url()))
    .json()
    .data.filter(({ id }: Showcase) => id === showcase.id);
  expect(listed.links[1]).toMatchObject({ rows: after.size, fetched_at: expect.any(String) });
  await shop.owner.delete(shop.url(`/${showcase.id}`));
  expect((await shop.fetchFile(renewed, 'price.csv')).statusCode).toBe(404);
  // another account has no such company
  const stranger = await createUser(shop, { email: 'stranger@koleso.ru' });
  expect((await stranger.get(shop.url())).statusCode).toBe(404);
  expect((await visitor(shop).get(shop.url())).statusCode).toBe(401);
});
