import type { GoodsOption } from '@org/api-client/schema';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seedTrade } from '../../../seed/seed.ts';
import { matched } from '../../../testing/matching/matching-app.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { createUser, type User, visitor } from '../../../testing/visitor.ts';

interface Sample {
  id: string;
  article: string;
  section: number;
  brand: string;
  model: string;
  size: string;
  season: string | null;
  studded: boolean | null;
  run_flat: boolean | null;
  load: number | null;
}

let server: TestApp;
let buyer: User;
let city: string;
beforeAll(async () => {
  server = await createTestApp();
  await seedTrade(server.db, {
    size: { products: 400, offers: 3000, seed: 1, now: new Date('2026-11-21') },
    log: () => undefined,
  });
  buyer = await createUser(server, { email: 'substitutes@koleso.ru' });
  const { rows } = await server.db.query<{ name: string }>(
    'select name from city order by id limit 1',
  );
  city = rows[0]?.name ?? '';
});
afterAll(() => server.close());

const SAMPLE = `select l.product_id::text id, l.section, b.name brand, m.name model, p.size, p.article, v.value season, l.studded, l.run_flat,
    substring(p.load_index from '^[0-9]+')::int load
  from listing l join product p on p.id = l.product_id join brand b on b.id = l.brand_id join model m on m.id = l.model_id
    left join attribute_value v on v.id = l.season`;
const byIds = async (ids: readonly string[]) =>
  (await server.db.query<Sample>(`${SAMPLE} where l.product_id = any($1::int[])`, [ids])).rows;
const substitutes = async (body: object) => {
  const answer = await visitor(server).post('/substitutes', body);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ data: GoodsOption[] }>().data;
};

/** Studded winter tyres of a size that others are on offer in. */
async function studdedTyre() {
  const { rows } = await server.db.query<Sample>(
    `${SAMPLE} where l.section = 1 and v.value = 'winter' and l.studded and (select count(*) from listing o where o.section = 1
       and o.width = l.width and o.profile = l.profile and o.diameter = l.diameter and o.season = l.season and o.studded
       and o.offers_count > 0 and o.model_id <> l.model_id) > 0 order by l.product_id limit 1`,
  );
  const [sample] = rows;
  if (!sample) throw new Error('The trade has no such tyre.');
  return sample;
}

test('a substitute keeps section, size, season, studs and load, and says what differs', async () => {
  const tyre = await studdedTyre();
  const found = await substitutes({ product_id: tyre.id, to: city });
  expect(found.length).toBeGreaterThan(0);
  expect(found.map(({ product_id }) => product_id)).not.toContain(tyre.id);
  for (const other of await byIds(found.map(({ product_id }) => product_id))) {
    expect(other).toMatchObject({
      section: tyre.section,
      size: tyre.size,
      season: tyre.season,
      studded: tyre.studded,
    });
    expect(other.load ?? 0).toBeGreaterThanOrEqual(tyre.load ?? 0);
  }
  expect(found.every(({ differs }) => differs.length > 0)).toBe(true);
});

test('wheels that replace a wheel have names that tell them apart', async () => {
  const { rows } = await server.db.query<{ id: string }>(
    'select product_id::text id from listing where bolts is not null and offers_count > 0 order by product_id limit 20',
  );
  const found = await Promise.all(rows.map(({ id }) => substitutes({ product_id: id })));
  expect(found.flat().length).toBeGreaterThan(0);
  for (const options of found) {
    const titles = options.map(({ title }) => title);
    expect(titles).toEqual([...new Set(titles)]);
    expect(titles.every((title) => /ET-?\d/.test(title))).toBe(true);
  }
});

describe('words that find nothing', () => {
  test('keep the season and the studs of the model that they name', async () => {
    const tyre = await studdedTyre();
    // nobody sells the model in this size now
    await server.db.query(
      `delete from offer where product_id in (select o.product_id from listing l join listing o using (model_id)
         join product p on p.id = o.product_id where l.product_id = $1 and p.size = $2)`,
      [tyre.id, tyre.size],
    );
    const q = `${tyre.brand} ${tyre.model} ${tyre.size}`;
    const found = await substitutes({ section: 'tyres', q });
    expect(found.length).toBeGreaterThan(0);
    for (const other of await byIds(found.map(({ product_id }) => product_id)))
      expect([other.season, other.studded]).toEqual(['winter', true]);
    // a list gives the same answer
    const match = await matched(buyer, { text: `${q} - 4`, to: city });
    const inCity = await substitutes({ section: 'tyres', q, to: city });
    expect(match.rows[0]?.substitutes).toEqual(inCity);
  });

  test('have no substitutes without a size', async () => {
    expect(await substitutes({ section: 'tyres', q: 'абвгд' })).toEqual([]);
  });
});

test('a product that is none, and a city that is none, are refused', async () => {
  const post = async (body: object) =>
    (await visitor(server).post('/substitutes', body)).statusCode;
  expect(await post({ product_id: '999999999' })).toBe(404);
  expect(await post({ section: 'tyres', to: 'Атлантида' })).toBe(422);
  expect(await post({})).toBe(422);
  expect(await post({ product_id: '1', section: 'tyres' })).toBe(422);
});

describe('wishes of a line', () => {
  const match = async (text: string) => (await matched(buyer, { text, to: city })).rows[0];
  const soldTyre = async () => {
    const { rows } = await server.db.query<Sample & { least: number; most: number }>(
      `select s.*, l.min_bulk_price least, l.max_bulk_price most from (${SAMPLE}) s join listing l on l.product_id = s.id::int
       where s.section = 1 and s.article is not null and l.offers_count > 3 and l.max_bulk_price > l.min_bulk_price + 10000 order by s.id::int limit 1`,
    );
    const [sample] = rows;
    if (!sample) throw new Error('The trade has no such tyre.');
    return { ...sample, name: sample.article };
  };

  test('a limit of the price leaves out dearer offers', async () => {
    const tyre = await soldTyre();
    const limit = Math.floor((tyre.least + tyre.most) / 200);
    const all = await match(`${tyre.name} 4 шт`);
    const row = await match(`${tyre.name} до ${limit} руб 4 шт`);
    expect([row?.unmet, row?.wished_price]).toEqual([[], limit * 100]);
    const prices = row?.goods?.offers.map(({ bulk_price }) => bulk_price) ?? [];
    expect(prices.length).toBeGreaterThan(0);
    expect(prices.length).toBeLessThan(all?.goods?.offers.length ?? 0);
    expect(Math.max(...prices)).toBeLessThanOrEqual(limit * 100);
  });

  test('what no offer fulfils is said, and the offers are shown without it', async () => {
    const tyre = await soldTyre();
    const row = await match(`${tyre.name} до 600 руб 4 шт`);
    expect(row?.unmet).toEqual(['до 600 руб']);
    expect(row?.goods?.offers.length).toBeGreaterThan(0);
  });

  test('offers stand in the order of their standing and landed price', async () => {
    const tyre = await soldTyre();
    const offers = (await match(`${tyre.name} 4 шт`))?.goods?.offers ?? [];
    const places = offers.map(({ standing, landed_price, bulk_price }) => [
      ['fresh', 'old', 'unknown', 'short'].indexOf(standing ?? ''),
      landed_price ?? bulk_price,
    ]);
    const sorted = places.toSorted(([a = 0, x = 0], [b = 0, y = 0]) => a - b || x - y);
    expect(places).toEqual(sorted);
    expect(places.length).toBeGreaterThan(1);
    expect(places.every(([place]) => place !== -1)).toBe(true);
  });
});
