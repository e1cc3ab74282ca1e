import type { Showcase } from '@org/api-client/schema';
import { Disk } from 'flydrive';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createShowcaseApp, type ShowcaseApp } from '../../testing/showcase-app.ts';

let shop: ShowcaseApp;
beforeAll(async () => {
  shop = await createShowcaseApp();
});
afterAll(() => shop.close());

test('what has not changed is not sent again', async () => {
  const showcase = await shop.make({ filter: { brand: ['Кама'] } });
  const first = await shop.fetchFile(showcase, 'yml.xml');
  const etag = String(first.headers.etag);
  const again = await shop.fetchFile(showcase, 'yml.xml', { 'if-none-match': etag });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  // a change in another section does not change this file
  await shop.db.query(`update offer set quantity = quantity + 1 where section = 2`);
  await shop.later();
  expect((await shop.fetchFile(showcase, 'yml.xml', { 'if-none-match': etag })).statusCode).toBe(
    304,
  );
  await shop.db.query(`update offer set bulk_price = bulk_price * 2 where section = 1`);
  await shop.later();
  const moved = await shop.fetchFile(showcase, 'yml.xml', { 'if-none-match': etag });
  expect(moved.statusCode).toBe(200);
  expect(moved.headers.etag).not.toBe(etag);
});

const heldOf = async ({ id }: Showcase, file = 'price.csv') =>
  (await shop.owner.get(shop.url(`/${id}`)))
    .json()
    .links.find((link: { file: string }) => link.file === file).held;

test('a file is never empty by a fault: the last good one is given out', async () => {
  const showcase = await shop.make({ filter: { price_max: 100_000_000 } });
  const first = (await shop.fetchFile(showcase, 'price.csv')).body;
  await shop.db.query('create table kept as select id, quantity from offer');
  await shop.db.query('update offer set quantity = 0 where section = 1');
  await shop.later();
  expect((await shop.fetchFile(showcase, 'price.csv')).body).toBe(first);
  expect(await heldOf(showcase)).toBe('empty');
  // a third of the rows is not accepted either, for a day
  await shop.db.query(
    `update offer o set quantity = k.quantity from kept k where k.id = o.id and o.product_id % 3 = 0`,
  );
  await shop.later();
  expect((await shop.fetchFile(showcase, 'price.csv')).body).toBe(first);
  expect(await heldOf(showcase)).toBe('shrunk');
  await shop.db.query(`update showcase_feed set held_since = now() - interval '25 hours'`);
  await shop.later();
  const less = (await shop.fetchFile(showcase, 'price.csv')).body;
  expect(less.length).toBeLessThan(first.length);
  expect(await heldOf(showcase)).toBeNull();
  await shop.db.query('update offer o set quantity = k.quantity from kept k where k.id = o.id; ');
  await shop.db.query('drop table kept');
});

test('a file that can’t be made leaves the last one in its place, and comes when it can', async () => {
  const showcase = await shop.make();
  const first = (await shop.fetchFile(showcase, 'price.csv')).body;
  await shop.db.query('alter table listing rename column sort_name to lost');
  await shop.later();
  expect((await shop.fetchFile(showcase, 'price.csv')).body).toBe(first);
  expect(await heldOf(showcase)).toBe('failed');
  // another file, which has not been made yet
  expect((await shop.fetchFile(showcase, 'yml.xml')).statusCode).toBe(500);
  await shop.db.query('alter table listing rename column lost to sort_name');
  await shop.later();
  expect((await shop.fetchFile(showcase, 'price.csv')).statusCode).toBe(200);
  expect(await heldOf(showcase)).toBeNull();
  expect((await shop.fetchFile(showcase, 'yml.xml')).statusCode).toBe(200);
});

test('goods on their way are listed where that is wished, and not as in stock', async () => {
  const { rows } = await shop.db.query<{ id: string; product_id: string; quantity: number }>(
    `select o.id, o.product_id::text, o.quantity from offer o join listing l using (product_id)
     where o.section = 1 and l.offers_count = 1 and o.quantity > 0 order by o.id limit 1`,
  );
  const [gone] = rows;
  if (!gone) throw new Error('Nobody alone has anything.');
  await shop.db.query('update offer set quantity = 0, incoming = 12 where id = $1', [gone.id]);
  expect((await shop.sheetOf(await shop.make())).has(gone.product_id)).toBe(false);
  const showcase = await shop.make({ stock: 'with_incoming' });
  const offer = (await shop.offersOf(showcase)).find((one) => one['@_id'] === gone.product_id);
  expect(offer).toMatchObject({ '@_available': 'false', count: '0' });
  const row = (await shop.sheetOf(showcase)).get(gone.product_id);
  expect(row?.availability).toBe('В пути');
  await shop.db.query('update offer set quantity = $2 where id = $1', [gone.id, gone.quantity]);
});

test('asked for at once by many, a file is made once', async () => {
  const showcase = await shop.make();
  const put = vi.spyOn(Disk.prototype, 'putStream');
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => shop.fetchFile(showcase, 'price.csv')),
  );
  expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
  expect(put).toHaveBeenCalledTimes(1);
  put.mockRestore();
});
