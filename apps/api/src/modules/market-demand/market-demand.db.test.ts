import type { MarketDemand, Section } from '@org/api-client/schema';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type CatalogApp, createCatalogApp } from '../../testing/catalog/catalog-app.ts';
import { createCompany } from '../../testing/companies.ts';
import { createUser, type User } from '../../testing/visitor.ts';
import type { CountedSearch } from './demand-counter.ts';
import { countDemand } from './market-demand.jobs.ts';

let server: CatalogApp;
/** Eleven people: the first two are colleagues, the last two sell. */
let people: User[];
let company: string;
/** What the last two sell. */
const SOLD = { width: [205], profile: [55], diameter: [16] };
const RARE = { width: [275], profile: [45], diameter: [21] };
const CITIES = ['Москва', 'Тверь'];
const BRANDS = ['Nokian Tyres', 'Cordiant'];

beforeAll(async () => {
  server = await createCatalogApp();
  people = await Promise.all(
    Array.from({ length: 11 }, (_, at) => createUser(server, { email: `p${at}@a.example` })),
  );
  const join = (id: string | undefined, user: User | undefined) =>
    server.db.query(
      'insert into company_member (company_id, account_id, is_owner) values ($1, $2, true)',
      [id, user?.id],
    );
  const { id } = await createCompany(people[0]!, { name: 'Каток' });
  await join(id, people[1]);
  company = server.catalog.suppliers[0]!.id;
  await join(company, people[9]);
  await join(company, people[10]);
  await server.db.query(
    `update listing set width = 20500, profile = 5500, diameter = 1600, outer_diameter = null
     where section = 1 and product_id in (select product_id from offer where supplier_id = $1 and section = 1)`,
    [company],
  );
  await server.db.query(
    `insert into brand (id, name) select 9000 + at, name from unnest($1::text[]) with ordinality b(name, at)
     on conflict do nothing`,
    [BRANDS],
  );
  await server.db.query(
    `insert into city (id, name, region, time_zone) select 900 + at, name, 'Край', 'Europe/Moscow'
     from unnest($1::text[]) with ordinality c(name, at) on conflict do nothing`,
    [CITIES],
  );
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.app.demandCounter.flush();
  await server.db.exec('delete from demand_salt; delete from demand_week');
});

const demand = async (query = ''): Promise<MarketDemand> => {
  const answer = await people[10]!.get(
    `/companies/${company}/market-demand?section=tyres&weeks=2${query}`,
  );
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};
const count = async () => {
  await server.app.demandCounter.flush();
  await countDemand(server.db);
};
/** The accounts of a number of buyers who are nobody's colleagues. */
const strangers = (many: number) => people.slice(1, many + 1);

describe('what buyers search for', () => {
  const search = fc.record({
    who: fc.integer({ min: 0, max: 10 }),
    section: fc.constantFrom<Section>('tyres', 'disks'),
    isSold: fc.boolean(),
    season: fc.constantFrom('winter', 'summer', undefined),
    studded: fc.constantFrom(true, undefined),
    brand: fc.constantFrom(...BRANDS, undefined),
    city: fc.constantFrom(...CITIES, undefined),
    lack: fc.constantFrom<CountedSearch['lack'][]>(null, null, 'nothing', 'dear', 'late'),
  });
  type RandomSearch = typeof search extends fc.Arbitrary<infer One> ? One : never;
  /** Colleagues are one. */
  const buyerOf = ({ who }: RandomSearch) => (who === 1 ? 0 : who === 10 ? 9 : who);

  test('is what a recount of the log says, and nothing of fewer than five', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(search, { minLength: 30, maxLength: 90 }), async (log) => {
        await server.db.exec('delete from demand_salt; delete from demand_week');
        for (const [
          at,
          { who, section, isSold, season, studded, brand, city, lack },
        ] of log.entries()) {
          const size =
            section === 'disks'
              ? { diameter: [16], bolts: [5], pcd: [114.3] }
              : isSold
                ? SOLD
                : RARE;
          const filter = {
            ...size,
            ...(season && { season: [season] }),
            ...(studded && { studded }),
            ...(brand && { brand: [brand] }),
            ...(city && { to: city }),
          };
          await server.app.demandCounter.note({
            accountId: people[who]!.id,
            section,
            filter,
            lack: async () => lack,
          });
          if (at % 50 === 49) await server.app.demandCounter.flush();
        }
        await count();
        const counted = log.filter(
          ({ who, section, isSold }) => section === 'tyres' && !(isSold && who >= 9),
        );
        for (const city of [undefined, ...CITIES]) {
          const groups = Map.groupBy(
            counted.filter((one) => city === undefined || one.city === city),
            ({ isSold, season, studded }) =>
              [isSold ? '205/55 R16' : '275/45 R21', season ?? null, studded ?? null].join(),
          );
          const expected = [...groups]
            .map(([key, searches]) => {
              const buyers = [...Map.groupBy(searches, buyerOf).values()];
              const lost = buyers.filter((choices) => choices.every(({ lack }) => lack !== null));
              const dear = lost.filter((choices) => choices.some(({ lack }) => lack === 'dear'));
              const late = lost.filter(
                (choices) => !dear.includes(choices) && choices.some(({ lack }) => lack === 'late'),
              );
              return {
                key,
                buyers: [null, buyers.length],
                nothing: lost.length - dear.length - late.length,
                dear: dear.length,
                late: late.length,
              };
            })
            .filter(({ buyers }) => (buyers[1] ?? 0) >= 5);
          const { data } = await demand(city ? `&city=${encodeURIComponent(city)}` : '');
          const shown = data.map(({ size, season, studded, buyers, nothing, dear, late }) => ({
            key: [size, season, studded].join(),
            ...{ buyers, nothing, dear, late },
          }));
          const byKey = (a: { key: string }, b: { key: string }) => a.key.localeCompare(b.key);
          expect(shown.sort(byKey)).toEqual(expected.sort(byKey));
          for (const { size, season, studded, brands } of data)
            for (const { brand, buyers } of brands) {
              const ownRows = counted.filter(
                (one) =>
                  one.brand === brand &&
                  (one.isSold ? '205/55 R16' : '275/45 R21') === size &&
                  (one.season ?? null) === season &&
                  (one.studded ?? null) === studded,
              );
              expect(buyers).toBe(new Set(ownRows.map(buyerOf)).size);
              expect(buyers).toBeGreaterThanOrEqual(5);
            }
        }
      }),
      { numRuns: 4 },
    );
  });

  test('is seen when the fifth buyer asks, with what he finds of it', async () => {
    const filter = { ...SOLD, season: ['winter'] };
    for (const buyer of strangers(4)) await buyer.post('/search_v2/tyres', filter);
    // the same once more, a look at one supplier, several sizes and a visitor are no fifth buyer
    await people[1]!.post('/search_v2/tyres', filter);
    await people[5]!.post('/search_v2/tyres', { ...filter, supplier_id: [company] });
    await people[5]!.post('/search_v2/tyres', { ...filter, diameter: [16, 17] });
    await server.send('/search_v2/tyres', filter, { isVisitor: true });
    await count();
    expect((await demand()).data).toEqual([]);
    await people[5]!.post('/search_v2/tyres', { ...filter, price_max: 1 });
    await count();
    const { data, sections, weeks } = await demand();
    expect(sections).toContain('tyres');
    expect(weeks).toHaveLength(2);
    expect(data).toMatchObject([
      {
        ...{ size: '205/55 R16', season: 'winter', studded: null, buyers: [null, 5], total: 5 },
        ...{ filter, year_ago: null },
      },
    ]);
    const [row] = data;
    const { total } = await server
      .post<{ meta: { total: number } }>('/search_v2/tyres', filter)
      .then(({ meta }) => meta);
    // with winter tyres of the size on sale, only the price kept the fifth from them
    expect([row?.nothing, row?.dear]).toEqual(total > 0 ? [0, 1] : [5, 0]);
  });

  test('costs nobody the answer where it fails', async () => {
    const filter = { ...SOLD, season: ['winter'] };
    const lack = () => Promise.reject(new Error('away'));
    for (const { id } of strangers(5))
      await server.app.demandCounter.note({ accountId: id, section: 'tyres', filter, lack });
    await count();
    expect((await demand()).data).toEqual([]);
  });

  test('is compared with the same weeks a year before', async () => {
    await server.db.query(
      `insert into demand_week (week, part, section, size, season, buyers, nothing, dear, late)
       select date_trunc('week', now() at time zone 'Europe/Moscow')::date - days, 'variant', 1, '{20500,5500,1600,0}', 'winter',
         buyers, 1, 0, 0
       from (values (0, 10), (7, 20), (14, 40), (364, 80), (371, 160), (378, 320)) w(days, buyers)`,
    );
    const { data } = await demand();
    expect(data).toMatchObject([{ buyers: [20, 10], total: 30, nothing: 2, year_ago: 240 }]);
  });

  test('is forgotten by person when its week is long over', async () => {
    await server.db.exec(`
      insert into demand_salt (week) select date_trunc('week', now() at time zone 'Europe/Moscow')::date - 7 * ago
      from generate_series(1, 2) ago;
      insert into demand_search (week, section, size, buyer, found, dear, late)
      select week, 1, '{20500,5500,1600,0}', sha256(n::text::bytea), true, false, false from demand_salt, generate_series(1, 6) n`);
    await countDemand(server.db);
    const { rows } = await server.db.query<{ searches: number; buyers: number[] }>(
      `select (select count(*)::int from demand_search) searches,
         array(select buyers from demand_week where part = 'variant' order by week) buyers`,
    );
    expect(rows).toEqual([{ searches: 6, buyers: [6, 6] }]);
  });

  test('is a file too', async () => {
    const answer = await people[10]!.get(`/companies/${company}/market-demand/export?weeks=52`);
    expect(answer.statusCode).toBe(200);
    expect(answer.rawPayload.subarray(0, 2).toString()).toBe('PK');
    const path = `/companies/${company}/market-demand/export?format=csv`;
    const csv = await people[10]!.get(path);
    expect(csv.headers['content-type']).toContain('text/csv');
    expect(csv.body.replace('\ufeff', '')).toMatch(/^Размер;Сезон;Шипы;Неделя с/);
  });

  test('names a city that there is not', async () => {
    const answer = await people[10]!.get(`/companies/${company}/market-demand?city=Нигде`);
    expect([answer.statusCode, answer.json().errors]).toEqual([
      422,
      { city: ['Такого города нет'] },
    ]);
  });
});
