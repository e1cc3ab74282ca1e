import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createWatchScene, type Wait, type WatchScene } from './testing/watch-scene.ts';

let scene: WatchScene;
interface SoldTyre {
  width: number;
  profile: number;
  diameter: number;
  brand: string;
  product: string;
}
let sizes: SoldTyre[];
beforeAll(async () => {
  scene = await createWatchScene();
  ({ rows: sizes } = await scene.server.db.query<SoldTyre>(
    `select distinct on (l.width, l.profile, l.diameter, b.name) l.width / 100 width, l.profile / 100 profile, l.diameter / 100 diameter,
       b.name brand, l.product_id::text product
     from listing l join brand b on b.id = l.brand_id where l.section = 1 and l.offers_count > 1 and l.width % 100 = 0
       and l.profile > 0 and l.profile % 100 = 0 and l.diameter % 100 = 0 order by l.width, l.profile, l.diameter, b.name limit 12`,
  ));
  expect(sizes.length).toBeGreaterThan(5);
});
afterAll(() => scene.server.close());
beforeEach(() => scene.server.db.exec('delete from watch; delete from watch_letter'));

const wait: fc.Arbitrary<Wait> = fc
  .record({
    at: fc.nat(11),
    kind: fc.constantFrom('size', 'brand', 'size and brand', 'season', 'words', 'not', 'product'),
    price: fc.option(fc.integer({ min: 200_000, max: 1_500_000 })),
    quantity: fc.constantFrom(1, 4, 8, 20),
  })
  .map(({ at, kind, price, quantity }) => {
    const { width, profile, diameter, brand, product } = sizes[at % sizes.length]!;
    const size = { width: [width], profile: [profile], diameter: [diameter] };
    const wishes: Record<typeof kind, Record<string, unknown>> = {
      size,
      brand: { brand: [brand] },
      'size and brand': { ...size, brand: [brand] },
      season: { season: ['winter'], diameter: [diameter] },
      words: { q: 'xl' },
      not: { diameter: [diameter], brand_not: [brand] },
      product: {},
    };
    return {
      ...{ wish: wishes[kind], price, quantity },
      product_id: kind === 'product' ? product : null,
    };
  });

/** A write to the market: of a product's offers, or of what a product is. */
const write = fc.record({
  at: fc.nat(400),
  kind: fc.constantFrom('price', 'stock', 'gone', 'many', 'deleted', 'size'),
  by: fc.integer({ min: 1, max: 60 }),
});

const WRITES: Record<string, string> = {
  price:
    'update offer set bulk_price = 100000 + $2 * 20000 where id = (select id from offer order by id offset $1 limit 1)',
  stock:
    'update offer set quantity = $2 where id = (select id from offer order by id offset $1 limit 1)',
  gone: `update offer set quantity = 0 where $2 > 0 and product_id = (select product_id from offer order by id offset $1 limit 1)`,
  many: 'update offer set quantity = (id + $1) % $2, bulk_price = 100000 + (id * 7919 + $1) % 90 * 9000 where id % 7 = $1 % 7',
  deleted:
    'delete from offer where $2 > 0 and id = (select id from offer order by id offset $1 limit 1)',
  size: `update listing l set diameter = x.diameter, width = x.width from (select * from listing where section = 1 order by product_id offset $2 limit 1) x
    where l.product_id = (select product_id from listing where section = 1 order by product_id offset $1 limit 1)`,
};

test('what is watched finds the same as a search, after each write', async () => {
  const { server, watch, watched, compare, search } = scene;
  const check = async (request: string, waits: readonly Wait[]) => {
    const found = new Map((await watched(request)).map((one) => [one.text, one.met?.product.id]));
    for (const [at, one] of waits.entries())
      expect(found.get(`строка ${at + 1}`) ?? null, JSON.stringify(one)).toBe(await search(one));
  };
  await fc.assert(
    fc.asyncProperty(
      fc.array(wait, { minLength: 6, maxLength: 12 }),
      fc.array(write, { minLength: 3, maxLength: 6 }),
      async (waits, writes) => {
        await server.db.query('delete from goods_request');
        const { request } = await watch(waits);
        await check(request, waits);
        for (const { kind, at, by } of writes) {
          await server.db.query(WRITES[kind] ?? '', [at, by]);
          await search(waits[0]!);
          await compare();
          await check(request, waits);
        }
      },
    ),
    { numRuns: 6 },
  );
}, 120_000);

test('a watch of a size hears of goods of it that have become cheaper', async () => {
  const { server, watch, watched, compare, search } = scene;
  const { width, profile, diameter, product } = sizes[0]!;
  const wish = { width: [width], profile: [profile], diameter: [diameter] };
  // nobody sells for so little yet
  const cheap = { wish, price: 90_000 };
  const { request } = await watch([cheap]);
  await compare();
  const metOf = async () => (await watched(request))[0]?.met ?? null;
  expect(await metOf()).toBeNull();
  await server.db.query(
    'update offer set bulk_price = 1000, quantity = 100, min_order = 1 where product_id = $1',
    [product],
  );
  await search(cheap);
  await compare();
  expect((await metOf())?.product.id).toBe(product);
});

test('nothing is read while nothing has changed', async () => {
  const { server, watch, compare } = scene;
  await watch([{ wish: { brand: [sizes[0]?.brand] } }]);
  await compare();
  const before = await server.db.query('select xmin::text, * from watch');
  await compare();
  expect((await server.db.query('select xmin::text, * from watch')).rows).toEqual(before.rows);
});
