import { type APIRequestContext, expect, test } from '@playwright/test';

const SECTIONS = [
  'tyres',
  'disks',
  'truck_tyres',
  'truck_disks',
  'special_tyres',
  'moto_tyres',
  'quadro_tyres',
];
const PRODUCTS = 1000;
const PAGE_SIZE = 100;

/** Ids of the products of all sections, the first pages of each. */
async function someProducts(request: APIRequestContext) {
  const ids: string[] = [];
  for (let page = 1; ids.length < PRODUCTS; page += 1) {
    const before = ids.length;
    for (const section of SECTIONS) {
      const data = { page, per_page: PAGE_SIZE };
      const answer = await request.post(`/api/search_v2/${section}`, { data });
      const found: { data: { id: string }[] } = await answer.json();
      ids.push(...found.data.map(({ id }) => id));
    }
    if (ids.length === before) break;
  }
  return ids.slice(0, PRODUCTS);
}

/** What a page says for machines, and what stands in its head. */
function readPage(html: string) {
  const [product] = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
    ([, text = '']) => JSON.parse(text),
  );
  const [, title] = /<title>([^<]*)<\/title>/.exec(html) ?? [];
  const [, description = ''] = /<meta name="description" content="([^"]*)"/.exec(html) ?? [];
  const { offers } = product;
  return {
    headings: html.match(/<h1/g)?.length,
    title,
    name: product.name,
    price: offers?.lowPrice,
    offers: offers?.offerCount,
    stock: /в наличии ([\d\u202f]+)/.exec(description)?.[1]?.replaceAll('\u202f', ''),
  };
}

test('what the pages of a thousand products say is what the API says', async ({ request }) => {
  test.slow();
  const ids = await someProducts(request);
  expect(ids).toHaveLength(PRODUCTS);
  for (const id of ids) {
    await expect(async () => {
      const answer = await request.get(`/api/product/${id}`);
      const { brand, model, min_bulk_price, offers_count, quantity } = await answer.json();
      const redirect = await request.get(`/tires/${id}`, { maxRedirects: 0 });
      expect(redirect.status()).toBe(301);
      const page = await request.get(redirect.headers().location ?? '', { maxRedirects: 0 });
      expect(page.status()).toBe(200);
      const html = await page.text();
      expect(html).toContain('id="drawn"');
      const said = readPage(html);
      expect(said).toEqual({
        headings: 1,
        title: expect.stringMatching(/ — Протектор$/),
        name: expect.stringMatching(new RegExp(`^${RegExp.escape(`${brand} ${model} `)}`)),
        price: (min_bulk_price / 100).toFixed(2),
        offers: offers_count,
        stock: String(quantity),
      });
    }, `product ${id}`).toPass();
  }
});
