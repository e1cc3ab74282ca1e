import type { GoodsRequest } from '@org/api-client/schema';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createWatchScene, type WatchScene } from './testing/watch-scene.ts';

let scene: WatchScene;
/** Two products of one size, with an offer each. */
let one: { product: string; offer: string };
let other: { product: string; offer: string };
let size: Record<string, number[]>;
beforeAll(async () => {
  scene = await createWatchScene();
  const { db, offers } = scene.server;
  const [[first = ''] = [], [second = ''] = []] = offers;
  const productOf = async (offer: string) => {
    const { rows } = await db.query<{ product: string }>(
      'select product_id::text product from offer where id = $1::bigint',
      [offer],
    );
    return rows[0]?.product ?? '';
  };
  one = { offer: first, product: await productOf(first) };
  const { rows } = await db.query<{ product: string; offer: string }>(
    `select o.product_id::text product, o.id::text offer from offer o join listing l on l.product_id = o.product_id
     where l.section = 1 and o.product_id <> $1 and o.id <> $2::bigint limit 1`,
    [one.product, second],
  );
  other = rows[0] ?? one;
  await db.query('delete from offer where product_id in ($1, $2) and id not in ($3, $4)', [
    one.product,
    other.product,
    one.offer,
    other.offer,
  ]);
  await db.query('update offer set dot_year = null, dot_week = null where product_id in ($1, $2)', [
    one.product,
    other.product,
  ]);
  await db.query(
    'update listing set section = 1, width = 31500, profile = 3500, diameter = 2300 where product_id in ($1, $2)',
    [one.product, other.product],
  );
  size = { width: [315], profile: [35], diameter: [23] };
});
afterAll(() => scene.server.close());
beforeEach(async () => {
  await scene.server.db.exec('delete from watch; delete from goods_request');
  await scene.server.setOffer(one.offer, { bulk_price: 100_000, quantity: 40 });
  await scene.server.setOffer(other.offer, { bulk_price: 90_000, quantity: 40 });
});

/** Chooses a product for the only line of a request, or leaves it to its text. */
async function choose(request: string, product_id: string | null) {
  const { version, name, lines } = (
    await scene.buyer.get(`/requests/${request}`)
  ).json<GoodsRequest>();
  const decided = lines.map(({ id }) => ({ id, product_id, quantity: 4, offer: null }));
  const body = { version, name, is_closed: false, lines: decided };
  const answer = await scene.buyer.put(`/requests/${request}`, body);
  expect(answer.statusCode, answer.body).toBe(200);
}
const metOf = async (request: string) => (await scene.watched(request))[0]?.met?.product.id;
const news = async () => {
  const { rows } = await scene.server.db.query<{ news: boolean }>(
    'select news_at is not null news from watch',
  );
  return rows.map((row) => row.news);
};

test('what watches a line goes on to the product that is chosen for it, without news of what is there', async () => {
  const { request } = await scene.watch([{ wish: size, product_id: one.product, quantity: 4 }]);
  expect(await metOf(request)).toBe(one.product);
  await choose(request, other.product);
  expect((await scene.watched(request))[0]).toMatchObject({
    product: { id: other.product },
    met: null,
  });
  await scene.compare();
  expect([await metOf(request), await news()]).toEqual([other.product, [false]]);
  // the product of before is nobody's business
  await scene.server.setOffer(one.offer, { bulk_price: 50_000 });
  await scene.compare();
  expect([await metOf(request), await news()]).toEqual([other.product, [false]]);
  await scene.server.setOffer(other.offer, { bulk_price: 80_000 });
  await scene.compare();
  expect(await news()).toEqual([true]);
});

test('what is not there when it is chosen is news when it comes', async () => {
  await scene.server.setOffer(other.offer, { quantity: 0 });
  const { request } = await scene.watch([{ wish: size, product_id: one.product, quantity: 4 }]);
  await choose(request, other.product);
  await scene.compare();
  expect([await metOf(request), await news()]).toEqual([undefined, [false]]);
  await scene.server.setOffer(other.offer, { quantity: 40 });
  await scene.compare();
  expect([await metOf(request), await news()]).toEqual([other.product, [true]]);
});

test('what is left to its words again is watched by them; without words there is nothing to watch', async () => {
  const { request } = await scene.watch([{ wish: size, product_id: one.product, quantity: 4 }]);
  await choose(request, null);
  await scene.compare();
  // the cheaper of the two
  expect([await metOf(request), await news()]).toEqual([other.product, [false]]);
  const unread = await scene.watch([{ wish: {}, product_id: one.product, quantity: 4 }]);
  await choose(unread.request, null);
  expect(await scene.watched(unread.request)).toEqual([]);
});

test('what is decided again for the same product leaves its watch as it is', async () => {
  const { request } = await scene.watch([{ wish: size, product_id: one.product, quantity: 4 }]);
  const before = await scene.server.db.query('select xmin::text, * from watch');
  const { version, name, lines } = (
    await scene.buyer.get(`/requests/${request}`)
  ).json<GoodsRequest>();
  const decided = lines.map(({ id }) => ({
    id,
    product_id: one.product,
    quantity: 8,
    offer: null,
  }));
  await scene.buyer.put(`/requests/${request}`, {
    version,
    name,
    is_closed: false,
    lines: decided,
  });
  expect((await scene.server.db.query('select xmin::text, * from watch')).rows).toEqual(
    before.rows,
  );
});
