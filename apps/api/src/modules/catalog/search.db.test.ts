import type { ProductPage } from '@org/api-client/schema';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type CatalogApp, createCatalogApp, FAVORITES } from '../../testing/catalog/catalog-app.ts';
import { naiveFacet } from '../../testing/catalog/naive-facets.ts';
import { type NaiveQuery, naiveSearch } from '../../testing/catalog/naive-search.ts';
import type { WeighedCatalog } from '../../testing/catalog/naive-standing.ts';
import type { Value } from '../../testing/catalog/random-catalog.ts';
import {
  ATTRIBUTES,
  type AttributeName,
  SECTIONS,
  type SectionDescription,
} from './filter/sections.ts';

let server: CatalogApp;
let catalog: WeighedCatalog;
/** searches that were sent */
let asked = 0;

type Body = Record<string, unknown>;
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });
/** Makes a filter rare: only a few filters at a time find something. */
const rarely = <T>(value: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 9, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: value });
const sampleOf = <T>(values: readonly T[]) =>
  fc.uniqueArray(fc.constantFrom(...values), { minLength: 0, maxLength: 3 });

/** Filters of an attribute by the contract's names for them. */
function attributeFilters(name: AttributeName): Record<string, fc.Arbitrary<unknown>> {
  const values = (catalog.values[name] ?? []).filter((value) => value !== null);
  if (name === 'brand') {
    const brands = sampleOf([...catalog.brands.map((b) => b.name), 'Нет']);
    return { brand: brands, brand_not: brands };
  }
  if (name === 'rim_type' || name === 'country')
    return { [name]: sampleOf(values), [`${name}_not`]: sampleOf(values) };
  if (name === 'model') {
    const models = sampleOf(['Nordic', 'Energy', '505', 'Нет такой']);
    return { model: models, model_not: models };
  }
  const one = fc.constantFrom(...(values as [Value, ...Value[]]));
  if (name === 'load_index' || name === 'speed_index') return { [`${name}_min`]: one };
  if (name === 'et' || name === 'dia') return { [`${name}_min`]: one, [`${name}_max`]: one };
  return ATTRIBUTES[name].kind === 'flag' ? { [name]: fc.boolean() } : { [name]: sampleOf(values) };
}

const words = fc
  .subarray([
    'нокиан',
    'kama',
    'nordic',
    '205/55 R16',
    'зима',
    'шип',
    '7',
    'ice',
    'москва',
    '217',
    'абвг',
  ])
  .map((list) => list.join(' '));

const car = fc.record(
  {
    brand: fc.constant('BMW'),
    model: fc.constantFrom('3', 'X5'),
    year: fc.integer({ min: 2009, max: 2024 }),
    modification: fc.constantFrom('F30', 'G20'),
  },
  { requiredKeys: ['brand', 'model'] },
);
const rear = fc.record({
  width: fc.constantFrom(255, 205),
  profile: fc.constantFrom(40, 55),
  diameter: fc.constant(16),
});

/** Adds a city to a body that asks for landed prices, which need one. */
function needingCity(body: Body): Body {
  const isAsked = Object.keys(body).some((name) => /^landed_m/.test(name));
  const isSorted = String(body.order_by).startsWith('landed');
  return isAsked || isSorted ? { to: 'Москва', ...body } : body;
}

function bodies({ code, attributes }: SectionDescription): fc.Arbitrary<Body> {
  const filters = attributes.flatMap((name) => Object.entries(attributeFilters(name)));
  const price = fc.constantFrom(100_000, 150_000, 200_000, 300_000, 100_000_000_000);
  const fields = fc.record({
    ...Object.fromEntries(filters.map(([name, value]) => [name, rarely(value)])),
    supplier_id: rarely(sampleOf(catalog.suppliers.map(({ id }) => id))),
    city: rarely(sampleOf([...catalog.cities, 'Пермь'])),
    favorite: rarely(fc.boolean()),
    product_id: rarely(
      sampleOf(
        catalog.products
          .filter(({ section }) => section === code)
          .slice(0, 20)
          .map(({ id }) => String(id)),
      ),
    ),
    price_min: rarely(price),
    price_max: rarely(price),
    quantity_min: rarely(fc.constantFrom(1, 4, 8)),
    condition: rarely(fc.subarray(['new', 'discounted', 'used'], { minLength: 1 })),
    dot_year_min: rarely(fc.constantFrom(2023, 2025)),
    delivery_days_max: rarely(fc.constantFrom(0, 2, 4)),
    to: maybe(fc.constantFrom(...catalog.cities)),
    landed_by: maybe(fc.constantFrom('gross', 'net')),
    landed_min: rarely(price),
    landed_max: rarely(price),
    q: rarely(words),
    // leaving out words has a test of its own
    every_word: fc.constant(true),
    ...(code === 'tyres' && {
      rear: fc.option(rear, { nil: undefined, freq: 1 }),
      season_own: rarely(fc.boolean()),
    }),
    ...(['tyres', 'disks'].includes(code) && { car: rarely(car) }),
    order_by: maybe(
      fc.constantFrom(
        'bulk_price__desc',
        'min_bulk_price__asc',
        'quantity__desc',
        'quantity__asc',
        'brand_model__asc',
        'brand_model__desc',
        'landed_price__asc',
        'landed_price__desc',
      ),
    ),
    page: maybe(fc.integer({ min: 1, max: 4 })),
    per_page: maybe(fc.integer({ min: 1, max: 15 })),
  });
  return fields.map((body) =>
    needingCity(
      Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined)),
    ),
  );
}

/** `dia_min` and `dia_max` are bounds of `dia`. */
const boundless = (name: string) => name.replace(/_(?:min|max)$/, '');

/** Joins what was asked for with what the server says its words mean. A given field or bound wins over the words. */
function meant(section: SectionDescription, body: Body, understood: ProductPage['understood']) {
  const isGiven = (value: unknown) =>
    value !== undefined && !(Array.isArray(value) && !value.length);
  const given = Object.entries(body).filter(([, value]) => isGiven(value));
  const names = new Set(given.map(([name]) => boundless(name)));
  const read = Object.entries(understood.filter).filter(([name]) => !names.has(boundless(name)));
  return {
    ...Object.fromEntries([...read, ...given]),
    section: section.code,
    words: understood.unknown.map(({ text }) => text.toLowerCase()),
    favorites: FAVORITES,
  } as NaiveQuery;
}

const facetsOf = ({ attributes }: SectionDescription) => [
  ...attributes,
  'supplier_id',
  'city',
  'favorite',
  'price',
  'dot_year',
];

/** Adds the weights that the database gives the products. */
async function weighed({ db, catalog: goods }: CatalogApp): Promise<WeighedCatalog> {
  const { rows } = await db.query<{ id: number; grams: number }>(
    'select id, product_grams(id) grams from product',
  );
  return { ...goods, grams: new Map(rows.map(({ id, grams }) => [id, grams])), now: new Date() };
}

/** Compares an answer with the offers themselves. */
async function checkExact(section: SectionDescription, body: Body) {
  asked++;
  const answer = await server.post<ProductPage>(`/search_v2/${section.code}`, {
    ...body,
    facets: facetsOf(section),
  });
  const query = meant(section, body, answer.understood);
  const expected = naiveSearch(catalog, query);
  const { page = 1, per_page = 20 } = body as { page?: number; per_page?: number };
  expect(answer.data).toMatchObject(expected.rows.slice((page - 1) * per_page, page * per_page));
  expect(answer.meta.total).toBe(expected.total);
  expect(answer.offers_total).toBe(expected.offers_total);
  expect(Object.keys(answer.facets).sort()).toEqual(facetsOf(section).sort());
  for (const [name, facet] of Object.entries(answer.facets))
    expect(facet, name).toMatchObject(naiveFacet(catalog, query, name));
}

describe.each([
  ['SQL', false],
  ['the index', true],
])('by %s,', (_by, isIndexed) => {
  beforeAll(async () => {
    server = await createCatalogApp({ isIndexed, hasTerms: true });
    // so that midnight does not fall between the server's day and that of the test
    vi.useFakeTimers({ toFake: ['Date'] });
    catalog = await weighed(server);
    asked = 0;
  });
  afterAll(async () => {
    const { answered, behind } = server.app.catalogIndex.figures();
    await server.close();
    vi.useRealTimers();
    expect({ answered, behind }).toEqual(
      isIndexed ? { answered: asked, behind: 0 } : { answered: 0, behind: asked },
    );
  });

  test('a staggered set is a model on offer in both sizes', async () => {
    const front = { width: [205], profile: [55], diameter: [16] };
    const rear = { width: 255, profile: 40, diameter: 16 };
    const filters = bodies(SECTIONS.tyres).map((body) => ({ ...body, ...front, rear, q: '' }));
    await fc.assert(
      fc.asyncProperty(filters, (body) => checkExact(SECTIONS.tyres, body)),
      { numRuns: 25 },
    );
  });

  describe.each(Object.values(SECTIONS))('$code', (section) => {
    test('rows, order, totals and counts are those of the offers themselves', async () => {
      await fc.assert(
        fc.asyncProperty(bodies(section), (body) => checkExact(section, body)),
        { numRuns: 25 },
      );
    });

    test('pages neither repeat nor skip a product', async () => {
      const orders = ['min_bulk_price__desc', 'quantity__asc', 'brand_model__asc'];
      for (const order_by of orders) {
        const seen: string[] = [];
        for (let page = 1, last = 1; page <= last; page++) {
          asked++;
          const answer = await server.post<ProductPage>(`/search_v2/${section.code}`, {
            order_by,
            page,
            per_page: 7,
          });
          last = answer.meta.last_page;
          seen.push(...answer.data.map(({ id }) => id));
        }
        const { rows } = naiveSearch(catalog, {
          section: section.code,
          order_by: order_by as never,
        });
        expect(seen).toEqual(rows.map(({ id }) => id));
      }
    });
  });
});
