import type { CompanyEvent, Showcase } from '@org/api-client/schema';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createShowcaseApp, type ShowcaseApp } from '../../testing/showcase-app.ts';
import { publishShowcaseChanges } from './showcase/showcase-changes.jobs.ts';

let shop: ShowcaseApp;
let company: string;
beforeAll(async () => {
  shop = await createShowcaseApp();
  company = shop.url().split('/')[2] ?? '';
});
afterAll(() => shop.close());

const listen = () =>
  shop.db.query(
    `insert into webhook (id, company_id, account_id, url, secret, cursor)
     values (gen_random_uuid(), $1, $2, 'https://shop.example/', '\\x00', 0)`,
    [company, shop.owner.id],
  );
const publishChanges = () => publishShowcaseChanges({ db: shop.db }, new AbortController().signal);
let last = 0;
/** Returns what the company has been told since the last call. */
async function heard(): Promise<CompanyEvent[]> {
  const { data } = (await shop.owner.get(`/companies/${company}/events?after=${last}`)).json();
  last = data.at(-1)?.id ?? last;
  return data;
}
const goodsOf = (events: readonly CompanyEvent[]) =>
  new Map(events.flatMap(({ data }) => data.products ?? []).map((good) => [good.id, good]));

test('whose programs do not listen is told nothing, and costs nothing', async () => {
  await shop.make();
  await publishChanges();
  expect(await heard()).toEqual([]);
});

test('programs hear what changes in a showcase: prices, pieces, and what is gone', async () => {
  await listen();
  const michelin: Showcase = await shop.make({ filter: { brand: ['Michelin'] } });
  await publishChanges();
  const begun = (await heard()).filter(({ subject }) => subject === michelin.id);
  expect(begun).toMatchObject([{ type: 'showcase.changed', data: { products: null } }]);
  // nothing has changed since
  await publishChanges();
  expect(await heard()).toEqual([]);

  const before = await shop.sheetOf(michelin);
  const [dearer = '', gone = '', ...others] = before.keys();
  await shop.db.query('update offer set bulk_price = bulk_price * 3 where product_id = $1', [
    dearer,
  ]);
  await shop.db.query('update offer set quantity = 0 where product_id = $1', [gone]);
  // another brand, which is in other showcases
  await shop.db.query(
    `update offer set bulk_price = bulk_price + 100 where product_id = (select min(l.product_id) from listing l
     join brand b on b.id = l.brand_id where b.name = 'Nokian Tyres' and l.section = 1)`,
  );
  await publishChanges();
  await shop.later();
  const after = await shop.sheetOf(michelin);
  const events = await heard();
  const goods = goodsOf(events.filter(({ subject }) => subject === michelin.id));
  expect([...goods.keys()].sort()).toEqual([dearer, gone].sort());
  expect(goods.get(dearer)).toEqual({
    id: dearer,
    price: Math.round((after.get(dearer)?.price ?? 0) * 100),
    quantity: after.get(dearer)?.quantity,
  });
  expect(after.get(dearer)?.price).toBeGreaterThan(before.get(dearer)?.price ?? 0);
  expect(goods.get(gone)).toEqual({ id: gone, price: null, quantity: 0 });
  expect(after.has(gone)).toBe(false);
  expect(others.length).toBeGreaterThan(0);
  // the other showcase holds all three
  expect(goodsOf(events.filter(({ subject }) => subject !== michelin.id)).size).toBe(3);
});

test('other rules, or more changes than can be named, are told as «read it anew»', async () => {
  const showcase = await shop.make({ filter: { brand: ['Michelin'] } });
  await publishChanges();
  await heard();
  const { id, name, links: _l, updated_at: _u, ...rules } = showcase;
  const changed = await shop.owner.put(shop.url(`/${id}`), { ...rules, name, rounding: 10_000 });
  expect(changed.statusCode).toBe(200);
  await publishChanges();
  const eventsOf = (events: CompanyEvent[]) => events.filter(({ subject }) => subject === id);
  expect(eventsOf(await heard())).toMatchObject([{ data: { status: 'changed', products: null } }]);
  await shop.db.query('select listing_refresh(array(select generate_series(1, 20001)))');
  await publishChanges();
  expect(eventsOf(await heard())).toMatchObject([{ data: { products: null } }]);
});

test('a showcase that two processes look at is told once', async () => {
  await shop.db.query('update offer set bulk_price = bulk_price + 100 where section = 1');
  await heard();
  await Promise.all([publishChanges(), publishChanges()]);
  const events = await heard();
  expect(new Set(events.map(({ subject }) => subject)).size).toBe(events.length);
});

test('a showcase that can’t be read keeps no other from being told', async () => {
  const broken = await shop.make();
  const sound = await shop.make();
  // no program writes this, but stored rules may be of another release
  await shop.db.query(`update showcase set rules = rules || '{"suppliers_not": 7}' where id = $1`, [
    broken.id,
  ]);
  await publishChanges().catch(() => undefined);
  await heard();
  await shop.db.query('update offer set bulk_price = bulk_price + 100 where section = 1');
  await expect(publishChanges()).rejects.toThrow('Some showcases were not told.');
  const subjects = (await heard()).map(({ subject }) => subject);
  expect(subjects).toContain(sound.id);
  expect(subjects).not.toContain(broken.id);
});
