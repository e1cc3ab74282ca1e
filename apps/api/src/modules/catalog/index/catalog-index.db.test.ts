import { waitFor } from '@org/config/wait-for';
import * as fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type CatalogApp, createCatalogApp } from '../../../testing/catalog/catalog-app.ts';
import { contents, write } from '../../../testing/catalog/index-contents.ts';
import { ATTRIBUTES } from '../filter/sections.ts';
import type { Snapshot } from './building/builder.ts';
import { sourceOf } from './catalog-index.sql.ts';
import { type CatalogIndex, createCatalogIndex } from './catalog-index.ts';

/** One server answers by SQL; the index follows its database when it is told to. */
let server: CatalogApp;
let index: CatalogIndex;
const warnings: string[] = [];
const log = {
  warn: (_details: object, message: string) => warnings.push(message),
  error: (_details: object, message: string) => warnings.push(message),
};
const newIndex = (limitBytes = 2 ** 30) =>
  createCatalogIndex(sourceOf(server.db), { log, limitBytes, watchMs: 1_000_000 });

beforeAll(async () => {
  server = await createCatalogApp();
  index = newIndex();
  await index.start();
});
afterAll(async () => {
  await index.stop();
  await server.close();
});
beforeEach(() => warnings.splice(0));

/** Waits until an index that is being built has taken the place of the served one. */
const upTo = (snapshot: CatalogIndex) =>
  waitFor(async () => {
    await snapshot.refresh();
    expect(snapshot.current()).toBeDefined();
    expect(snapshot.current()?.described).toBe(snapshot.current()?.version);
  });

/** Returns what a newly built index would hold. */
async function rebuilt(): Promise<Snapshot | undefined> {
  const other = newIndex();
  await other.start();
  await other.stop();
  return other.current();
}

test('follows any writer by the changed products alone, to what it would be if built anew', async () => {
  const { builds } = index.figures();
  await fc.assert(
    fc.asyncProperty(fc.array(write, { minLength: 1, maxLength: 8 }), async (statements) => {
      for (const sql of statements) await server.db.exec(sql);
      await index.refresh();
      const fresh = await rebuilt();
      expect(index.current()?.version).toBe(fresh?.version);
      expect(contents(index.current())).toEqual(contents(fresh));
    }),
    { numRuns: 12 },
  );
  expect(index.figures().builds).toBe(builds);
});

test('serves others between the parts of a large change, and shows nobody the half of it', async () => {
  const source = sourceOf(server.db);
  let notify = () => {};
  const inParts = async (since: number) => {
    const { parts, ...stamp } = await source.changes(since);
    notify();
    return { ...stamp, parts: parts && [...parts, ...parts, ...parts] };
  };
  const parted = createCatalogIndex({ ...source, changes: inParts }, { log, limitBytes: 2 ** 30 });
  await parted.start();
  await parted.stop();
  await server.db.exec('update offer set bulk_price = bulk_price + 7 where product_id < 9');
  const between = new Promise((resolve) => {
    notify = () => setImmediate(() => resolve(parted.current()));
  });
  await parted.refresh();
  expect(await between).toBeUndefined();
  expect(contents(parted.current())).toEqual(contents(await rebuilt()));
  expect(parted.figures()).toMatchObject({ builds: 1, patches: 1 });
});

const buildsAfter = async (sql: string) => {
  const { builds } = index.figures();
  await server.db.exec(sql);
  await index.refresh();
  await upTo(index);
  return index.figures().builds - builds;
};
const expectAsRebuilt = async () =>
  expect(contents(index.current())).toEqual(contents(await rebuilt()));

test('is built anew where a product is described anew, is new on offer, or too much has changed', async () => {
  for (const { column } of Object.values(ATTRIBUTES))
    expect(
      await buildsAfter(`update listing set ${column} = ${column} where product_id = 1`),
      column,
    ).toBe(1);
  // the index keeps cards as long as no product's description changes
  for (const column of [
    'search_text',
    'size',
    'load_index',
    'article',
    'country',
    'image',
    'specs',
  ])
    expect(await buildsAfter(`update product set ${column} = ${column} where id = 1`), column).toBe(
      1,
    );
  expect(
    await buildsAfter(
      `insert into product (id, section, brand_id, model_id, size, search_text) values (5000, 1, 1, 1, '1', 'x');
       insert into listing (product_id, section, brand_id, model_id, sort_name) values (5000, 1, 1, 1, 'x')`,
    ),
  ).toBe(0);
  expect(
    await buildsAfter(`update offer set product_id = 5000 where product_id =
      (select min(product_id) from offer o where o.section = 1)`),
  ).toBe(1);
  expect(await buildsAfter(`select listing_refresh('{4}'); delete from catalog_change`)).toBe(1);
  await expectAsRebuilt();
});

test('makes room again where a product gets many more offers than there were', async () => {
  expect(
    await buildsAfter(`
      insert into warehouse (company_id, city_id, name, delivery_days_min, delivery_days_max)
        select company_id, city_id, 'n' || n, 1, 2 from warehouse, generate_series(1, 1000) n where id = 1;
      insert into offer (supplier_id, product_id, warehouse_id, city_id, section, bulk_price, quantity)
        select w.company_id, p.id, w.id, w.city_id, p.section, 500, 3 from warehouse w, product p where p.id in (2, 3, 4)
        on conflict do nothing`),
  ).toBe(1);
  await expectAsRebuilt();
});

test('a new company is known at once', async () => {
  const before = index.current()?.reference;
  await server.db.exec(
    `insert into company (id, name) values ('01900000-0000-7000-8000-000000009999', 'Новая')`,
  );
  await index.refresh();
  expect(index.current()?.reference).not.toBe(before);
  expect(index.current()?.reference).toBe((await rebuilt())?.reference);
});

test('those who ask while it is refreshed wait for the same', async () => {
  const { patches } = index.figures();
  await server.db.exec('update offer set bulk_price = bulk_price + 1 where product_id = 3');
  await Promise.all([index.refresh(), index.refresh(), index.refresh()]);
  expect(index.figures().patches).toBe(patches + 1);
});

test('who knows of a change that a look under way has missed waits for the next look', async () => {
  const source = sourceOf(server.db);
  const gates: (() => void)[] = [];
  let isHeld = false;
  const held = createCatalogIndex(
    {
      ...source,
      stamp: async () => {
        const stamp = await source.stamp();
        if (isHeld) await new Promise<void>((resolve) => gates.push(resolve));
        return stamp;
      },
    },
    { log, limitBytes: 2 ** 30, watchMs: 1_000_000 },
  );
  await held.start();
  isHeld = true;
  const early = held.refresh();
  await waitFor(() => expect(gates).toHaveLength(1));
  await server.db.exec('update offer set bulk_price = bulk_price + 1 where product_id = 3');
  const { version: least } = await source.stamp();
  const waited = held.bringUp(least);
  isHeld = false;
  gates[0]?.();
  await Promise.all([early, waited]);
  expect(held.current(least)).toBeDefined();
  await held.stop();
});

test('takes no more memory than it may, and says so once', async () => {
  const bounded = newIndex(1000);
  await bounded.start();
  await bounded.refresh();
  expect([bounded.current(), bounded.state()]).toEqual([undefined, 'too large']);
  expect(warnings).toEqual(['the search index would be too large, SQL answers']);
  const off = newIndex(0);
  await off.start();
  expect([off.current(), off.state()]).toEqual([undefined, 'off']);
  expect(index.figures().bytes).toBeGreaterThan(1000);
});

test('while another index is built, the one before serves on with the prices of now', async () => {
  const source = sourceOf(server.db);
  const gate = Promise.withResolvers<void>();
  let isOpen = true;
  const slow = createCatalogIndex(
    {
      ...source,
      all: async (take) => {
        if (!isOpen) await gate.promise;
        return source.all(take);
      },
    },
    { log, limitBytes: 2 ** 30, watchMs: 1_000_000, quickBuildMs: 0 },
  );
  await slow.start();
  isOpen = false;
  const described = slow.current()?.described ?? 0;
  await server.db.exec(`update product set search_text = search_text where id = 1;
    update offer set bulk_price = bulk_price + 1 where product_id < 9`);
  await slow.refresh();
  // it does not claim to know what it lacks
  expect(slow.current()).toMatchObject({ described });
  expect(slow.current(described + 1)).toBeUndefined();
  expect(contents(slow.current())).toEqual(contents(await rebuilt()));
  gate.resolve();
  await upTo(slow);
  expect(slow.figures().builds).toBe(2);
  expect(slow.current(described + 1)).toBeDefined();
  await slow.stop();
});
