import type { ProductPage, Section, Selection } from '@org/api-client/schema';
import { productIdOf } from '@org/trade/product-path';
import { SECTION_PATHS } from '@org/trade/section-paths';
import { XMLParser } from 'fast-xml-parser';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp({ hasCatalog: true });
});
afterAll(() => server.close());

const sections = Object.keys(SECTION_PATHS) as Section[];

const ask = (section: Section, path = '') =>
  server.app.inject(`/api/selections/${section}?${new URLSearchParams({ path })}`);
const selectionOf = async (section: Section, path?: string): Promise<Selection> => {
  const answer = await ask(section, path);
  expect([section, path, answer.statusCode]).toEqual([section, path, 200]);
  return answer.json();
};
const search = async (section: Section, payload: object): Promise<ProductPage> => {
  const answer = await server.app.inject({
    method: 'POST',
    url: `/api/search_v2/${section}`,
    payload: { ...payload, per_page: 1 },
  });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};
const totalOf = async (section: Section, payload: object) =>
  (await search(section, payload)).meta.total;
const brandedOf = async (section: Section) => {
  const { facets } = await search(section, { facets: ['brand'] });
  return (facets?.brand ?? []).reduce((sum, { count }) => sum + count, 0);
};

test('the site map has every address under which something is on sale: a search finds as much as the goods say', async () => {
  const index = await server.app.inject('/sitemap.xml');
  for (const section of sections) {
    expect(index.body).toContain(`/sitemap-${section}.xml<`);
    const { body } = await server.app.inject(`/sitemap-${section}.xml`);
    const { urlset } = new XMLParser({ isArray: (name) => name === 'url' }).parse(body);
    const paths: string[] = urlset.url.map(({ loc }: { loc: string }) => new URL(loc).pathname);
    expect(new Set(paths).size).toBe(paths.length);
    let ofBrands = 0;
    expect(paths.length, section).toBeGreaterThan(2);
    for (const path of paths) {
      const words = path.slice(SECTION_PATHS[section].length + 1);
      const selection = await selectionOf(section, words);
      expect(selection).toMatchObject({ path: words, on_sale: true });
      const total = await totalOf(section, selection.filter);
      expect(total, path).toBeGreaterThan(0);
      if (Object.keys(selection.filter).join() === 'brand') ofBrands += total;
      // an address of a product ends with its id
      for (const word of words.split('/')) expect(productIdOf(word), path).toBeUndefined();
      expect(selection.title).not.toMatch(/undefined|null|NaN/);
    }
    // what has no brand has no address of one
    expect(ofBrands, section).toBe(await brandedOf(section));
  }
});

test('every brand that has a link has as many products as the vocabulary counts', async () => {
  for (const section of sections) {
    const whole = await selectionOf(section);
    const brands = whole.links.filter(({ of }) => of === 'brand');
    const vocabulary = await server.app.inject({
      method: 'POST',
      url: '/api/vocabulary',
      payload: { vocabularies: [{ vocabulary: `SysProduct.${section}_brand` }] },
    });
    const [answer] =
      vocabulary.json<Record<string, { items: { label: string; count: number }[] }>[]>();
    const counts = answer?.[`${section}_brand`]?.items ?? [];
    expect(brands.length).toBeGreaterThan(0);
    for (const { label, path } of brands) {
      const { filter, title } = await selectionOf(section, path);
      expect(title).toContain(label);
      expect(filter).toEqual({ brand: [label] });
      expect(await totalOf(section, filter)).toBe(
        counts.find((item) => item.label === label)?.count,
      );
    }
  }
});

test('each link leads to a narrower part of the same goods', async () => {
  for (const section of sections) {
    const { links } = await selectionOf(section);
    for (const { path, label } of links.filter(({ of }) => of !== 'kind').slice(0, 3)) {
      const wide = await selectionOf(section, path);
      for (const link of wide.links) {
        const narrow = await selectionOf(section, link.path);
        expect(narrow.filter).toMatchObject(wide.filter);
        expect(narrow.title).toBe(`${link.label} ${label}`);
        expect(await totalOf(section, narrow.filter)).toBeLessThanOrEqual(
          await totalOf(section, wide.filter),
        );
      }
    }
  }
});

test('other spellings lead to the same, unknown words to nothing', async () => {
  const { links } = await selectionOf('tyres');
  const size = links.find(({ of }) => of === 'size')?.path ?? '';
  const narrow = (await selectionOf('tyres', size)).links[0]?.path ?? '';
  const [first, second] = narrow.split('/');
  expect(await selectionOf('tyres', `${second?.toUpperCase()}/${first}`)).toMatchObject({
    path: narrow,
  });
  for (const path of [
    'zzz',
    '205-55-r99',
    '-',
    '%',
    '../tires',
    'zima/leto',
    'zima/zima',
    `${size}/${size}`,
    `zima/${size}/zzz`,
    '177',
    'литые',
    'constructor',
    '__proto__',
  ])
    expect([path, (await ask('tyres', path)).statusCode]).toEqual([path, 404]);
  expect((await ask('tyres', 'x'.repeat(201))).statusCode).toBe(422);
  expect((await ask('boats' as Section)).statusCode).toBe(422);
});
