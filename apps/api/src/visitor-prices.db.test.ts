import type { OfferPage, ProductPage, Section } from '@org/api-client/schema';
import { SECTION_PATHS } from '@org/trade/section-paths';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type JsonSchema, readContract } from './contract/openapi.ts';
import { createTestApp, type TestApp } from './testing/test-app.ts';
import { createUser, type Visitor, visitor } from './testing/visitor.ts';

const { operations, components } = readContract();
const schemas = components.schemas as Record<string, JsonSchema>;
const open = operations.filter(({ login }) => login !== 'required');

/** Everything that an answer may have, with its name and whether a mark of prices covers it. */
function* fieldsOf(
  given: JsonSchema,
  name = '',
  isMarked = false,
  seen: readonly string[] = [],
): Generator<{ name: string; isMarked: boolean; isNumber: boolean }> {
  const reference = typeof given.$ref === 'string' ? given.$ref.split('/').at(-1)! : undefined;
  if (reference !== undefined && seen.includes(reference)) return;
  const schema = reference === undefined ? given : schemas[reference]!;
  const within = reference === undefined ? seen : [...seen, reference];
  const marked = isMarked || schema['x-price'] !== undefined;
  const types = [schema.type].flat();
  const isMoney = reference === 'Kopecks' || reference === 'Sum';
  const isNumber = types.some((type) => type === 'integer' || type === 'number');
  yield { name: isMoney ? `${name} in kopecks` : name, isMarked: marked, isNumber };
  const { items, properties = {} } = schema as {
    items?: JsonSchema;
    properties?: Record<string, JsonSchema>;
  };
  if (items) yield* fieldsOf(items, name, marked, within);
  for (const [property, part] of Object.entries(properties))
    yield* fieldsOf(part, `${name}.${property}`, marked, within);
  for (const way of ['oneOf', 'anyOf', 'allOf'])
    for (const part of (schema[way] as JsonSchema[] | undefined) ?? [])
      yield* fieldsOf(part, name, marked, within);
}

/** What has such a name and is no price of goods. */
const NO_PRICES = [
  // how many lists came
  /\.price_lists\b/,
  // what a searcher has said himself, and what a supplier demands of an order
  /\.filter\.(?:price|landed)_(?:min|max)/,
  /\.min_order_sum$/,
  // of a list that the caller has just sent
  /^\.shown\.price$/,
];

test.each(open.map((operation) => [operation.id, operation] as const))(
  'the contract marks every price that %s answers',
  (_, { response, status }) => {
    const schema = response[status];
    const fields = schema ? [...fieldsOf(schema)] : [];
    const unmarked = fields.filter(
      ({ name, isMarked, isNumber }) =>
        isNumber &&
        !isMarked &&
        /price|cost|landed|kopecks|_sum$/.test(name) &&
        !NO_PRICES.some((pattern) => pattern.test(name.replace(' in kopecks', ''))),
    );
    expect(unmarked.map(({ name }) => name)).toEqual([]);
  },
);

const sections = Object.keys(SECTION_PATHS) as Section[];

describe.each(['none', 'from'] as const)('where visitors see %s of the prices', (seen) => {
  let server: TestApp;
  let full: Visitor;
  let stranger: Visitor;
  let prices: Set<string>;
  beforeAll(async () => {
    server = await createTestApp({
      hasCatalog: true,
      environment: { VISITOR_PRICES: seen },
    });
    // numbers that nothing else has
    await server.db.exec('update offer set bulk_price = 70000001 + 1009 * id');
    await server.db.exec(
      `insert into price_history (product_id, day, min_bulk_price, offers_count)
       select product_id, current_date - 40, 80000001 + 1009 * product_id, 1 from listing on conflict do nothing`,
    );
    await server.db.exec('select listing_refresh(array(select product_id from listing))');
    const { rows } = await server.db.query<{ price: number }>(
      `select bulk_price price from offer union select min_bulk_price from price_history`,
    );
    prices = new Set(rows.map(({ price }) => String(price)));
    stranger = visitor(server);
    full = await createUser(server, { email: 'buyer@example.ru' });
  });
  afterAll(() => server.close());

  const pricesIn = (text: string) =>
    (text.match(/\d+/g) ?? []).filter((number) => prices.has(number));

  /** Every call that needs no login, of goods that there are. */
  async function callsOf(section: Section) {
    const list = { per_page: 10, facets: section === 'tyres' ? ['price', 'brand'] : ['brand'] };
    const [city] = (await server.db.query<{ name: string }>('select name from city limit 1')).rows;
    const to = { to: city?.name };
    const { data } = (await full.post(`/search_v2/${section}`, list)).json<ProductPage>();
    const ids = data.slice(0, 3).map(({ id }) => id);
    return [
      ['POST', `/search_v2/${section}`, list],
      ['POST', `/search_v2/${section}`, { ...list, ...to, order_by: 'landed_price__asc' }],
      ['POST', '/search_v2/suggest', { section, q: data[0]?.brand ?? '' }],
      ...ids.flatMap((id) => [
        ['GET', `/product/${id}`],
        ['POST', `/product/${id}/rests`, {}],
        ['POST', `/product/${id}/rests`, to],
        ['GET', `/product/${id}/price-history`],
        ['GET', `/product/${id}/facts`],
        ['POST', '/substitutes', { product_id: id }],
        ['POST', '/substitutes', { product_id: id, ...to }],
      ]),
      ['GET', '/statistics'],
      ['POST', '/search/suppliers', {}],
    ] as [method: 'GET' | 'POST', url: string, body?: object][];
  }
  const answerTo = async (who: Visitor, [method, url, body]: ['GET' | 'POST', string, object?]) => {
    const answer = await (method === 'GET' ? who.get(url) : who.post(url, body));
    expect([url, answer.statusCode, answer.statusCode === 200 ? '' : answer.body]).toEqual([
      url,
      200,
      '',
    ]);
    return answer.body;
  };

  test('whoever has logged in sees all, a stranger no more than that', async () => {
    let shownCount = 0;
    for (const section of sections)
      for (const call of await callsOf(section)) {
        shownCount += pricesIn(await answerTo(full, call)).length;
        const left = pricesIn(await answerTo(stranger, call));
        const lowest = new Set<string>(
          (
            await server.db.query<{ price: string }>(
              'select min_bulk_price::text price from listing where min_bulk_price is not null',
            )
          ).rows.map(({ price }) => price),
        );
        if (seen === 'none') expect([call, left]).toEqual([call, []]);
        else
          expect(
            left.filter((price) => !lowest.has(price)),
            call[1],
          ).toEqual([]);
      }
    expect(shownCount).toBeGreaterThan(1000);
  });

  test('what is hidden keeps its place: a stranger sees the same goods and offers', async () => {
    const list = { per_page: 5 };
    const mine = (await full.post('/search_v2/tyres', list)).json<ProductPage>();
    const theirs = (await stranger.post('/search_v2/tyres', list)).json<ProductPage>();
    expect(
      theirs.data.map(({ id, quantity, offers_count }) => [id, quantity, offers_count]),
    ).toEqual(mine.data.map(({ id, quantity, offers_count }) => [id, quantity, offers_count]));
    for (const product of theirs.data) {
      expect(product).toMatchObject({ max_bulk_price: null, prices: [], landed: null });
      if (seen === 'none') expect(product.min_bulk_price).toBeNull();
      else expect(product.min_bulk_price).toBeGreaterThan(0);
      const { data } = (await stranger.post(`/product/${product.id}/rests`, {})).json<OfferPage>();
      expect(data.map(({ bulk_price }) => bulk_price)).toEqual(data.map(() => null));
      expect(data.length).toBeGreaterThan(0);
    }
  });

  test.each([
    ['a filter', '/search_v2/tyres', { price_max: 70_500_000 }],
    ['a filter with delivery', '/search_v2/tyres', { landed_min: 1, to: 'Москва' }],
    ['a filter of offers', '/product/1/rests', { price_min: 1 }],
    ['words', '/search_v2/tyres', { q: 'шины до 5000 рублей' }],
    ['words of a suggestion', '/search_v2/suggest', { section: 'tyres', q: 'шины до 5000 рублей' }],
    ['a file', '/search_v2/tyres/export', {}],
    ['a file of wheels', '/search_v2/disks/export', {}],
  ])('prices can not be guessed by %s', async (_, url, body) => {
    const answer = await stranger.post(url, body);
    expect([answer.statusCode, answer.json().message]).toEqual([401, 'Цены видны после входа']);
    expect((await full.post(url, body)).statusCode).toBeLessThan(300);
  });

  test('every call that answers prices has been made', async () => {
    const made = new Set(
      (await callsOf('tyres')).map(([, url]) => url.replace(/\/\d+/, '/:product_id')),
    );
    const pricing = open.filter(({ response, status }) => {
      const schema = response[status];
      return schema && [...fieldsOf(schema)].some(({ isMarked }) => isMarked);
    });
    const others = pricing.filter(
      ({ url }) => !made.has(url) && !sections.some((code) => url === `/search_v2/${code}`),
    );
    expect(others.map(({ id }) => id)).toEqual([]);
  });
});
