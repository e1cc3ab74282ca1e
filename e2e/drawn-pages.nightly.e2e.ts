import { type APIRequestContext, type Browser, expect, type Page, test } from '@playwright/test';
import { BUYER, signIn } from './account.ts';
import { comeUndrawn, openDrawn } from './own-view.ts';
import { pages, pathOf } from './pages.ts';
import { findPlaces } from './places.ts';

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

const STATES = {
  'as it is': '',
  filtered: '?brand=Michelin&price_max=900000',
  'in another order': '?order_by=quantity__desc',
  'its second page': '?page=2',
  'beyond its end': '?page=9999',
  'with nothing in it': '?price_max=1',
  'of words that nobody sells': '?q=кракозябра',
};
/** What the visitors of a server may be: who they are, what they have chosen, how wide their window is. */
const VISITORS = {
  stranger: { choices: {}, width: 1342 },
  'somebody who chose before': {
    choices: { city: 'Тверь', cost: 'net', density: 'dense', theme: 'dark' },
    width: 360,
  },
  user: { choices: { city: 'Казань', cost: 'landed' }, width: 1342 },
};

/** A browser of this visitor, which has told the server how its pages look. */
async function browserOf(browser: Browser, who: keyof typeof VISITORS): Promise<Page> {
  const { choices, width } = VISITORS[who];
  const page = await browser.newPage({ viewport: { width, height: 900 } });
  if (who === 'user') await signIn(page, BUYER);
  await page.goto('/tires');
  await page.evaluate((chosen) => {
    const root = JSON.parse(localStorage.getItem('root') ?? '{"version":1}');
    localStorage.setItem('root', JSON.stringify({ ...root, ...chosen }));
  }, choices);
  await page.reload();
  await expect(page.locator('html')).not.toHaveAttribute('data-app');
  return page;
}

/** These hold ids, which React makes in the order in which it draws. */
const WITH_IDS = /^(?:id|for|aria-(?:activedescendant|controls|describedby|labelledby|owns))$/;

/** What a page consists of, element by element. */
const contentOf = (page: Page) =>
  page.evaluate(
    (withIds) =>
      [...document.querySelectorAll('main *:not(noscript, noscript *)')].map((element) => {
        const attributes = [...element.attributes].filter(
          ({ name }) => !RegExp(withIds).test(name),
        );
        const texts = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
        return [
          element.localName,
          ...attributes.map(({ name, value }) => `${name}=${value}`).toSorted(),
          texts.map(({ nodeValue }) => nodeValue).join(''),
        ].join(' ');
      }),
    WITH_IDS.source,
  );

/** The history of a product's price is asked for once it is seen. */
const seeHistory = (page: Page) =>
  page.evaluate(() => document.getElementById('price-history')?.scrollIntoView());

for (const who of Object.keys(VISITORS) as (keyof typeof VISITORS)[])
  test(`what the server draws for a ${who} is what the browser draws at first`, async ({
    browser,
    baseURL,
  }) => {
    test.slow();
    const addressOf = await findPlaces(baseURL ?? '');
    const sections = pages.filter(({ name }) =>
      /^(?:tires|disks|\w+-tires|truck-disks)$/.test(name),
    );
    expect(sections).toHaveLength(SECTIONS.length);
    const addresses = [
      ...sections.flatMap(({ path }) => Object.values(STATES).map((state) => path + state)),
      ...pages
        .filter(({ name }) => /-(?:product|selection|link)$/.test(name))
        .map(({ path }) => path),
      ...['home', 'catalog', 'compare', 'suppliers', 'not-found'].map(pathOf),
    ].map(addressOf);
    const drawn = await browserOf(browser, who);
    const undrawn = await browserOf(browser, who);
    const errors: string[] = [];
    drawn.on('pageerror', (error) => errors.push(`${drawn.url()}: ${error.message}`));
    for (const address of addresses) {
      await openDrawn(drawn, address);
      await expect(drawn.locator('html')).not.toHaveAttribute('data-app');
      await comeUndrawn(undrawn);
      await undrawn.goto(address);
      await expect
        .soft(async () => {
          for (const page of [drawn, undrawn]) await seeHistory(page);
          expect(await contentOf(drawn)).toEqual(await contentOf(undrawn));
        }, address)
        .toPass({ timeout: 15_000 });
    }
    expect(errors).toEqual([]);
  });
