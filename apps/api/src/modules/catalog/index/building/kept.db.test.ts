import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serialize } from 'node:v8';
import * as fc from 'fast-check';
import type { Disk } from 'flydrive';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openStorage } from '../../../../storage/storage.ts';
import { type CatalogApp, createCatalogApp } from '../../../../testing/catalog/catalog-app.ts';
import { contents, write } from '../../../../testing/catalog/index-contents.ts';
import { sourceOf } from '../catalog-index.sql.ts';
import { createCatalogIndex } from '../catalog-index.ts';
import { createKeeping } from './keeping.ts';

let server: CatalogApp;
let dataDir: string;
let storage: Disk;
const warnings: string[] = [];
const log = {
  warn: (_details: object, message: string) => warnings.push(message),
  error: (_details: object, message: string) => warnings.push(message),
};
beforeAll(async () => {
  server = await createCatalogApp();
  dataDir = await mkdtemp(join(tmpdir(), 'protektor-kept-'));
  storage = await openStorage({ s3Url: undefined, dataDir });
});
afterAll(() => server.close());
beforeEach(async () => {
  warnings.splice(0);
  await server.db.exec('delete from index_snapshot');
});

/** Returns what the index of a newly started process holds, and how many it had to build. */
async function started(keeping = createKeeping(server.db, storage)) {
  const source = sourceOf(server.db);
  const options = { log, limitBytes: 2 ** 30, watchMs: 1_000_000, keepFromMs: 0 };
  const index = createCatalogIndex(source, { ...options, keeping });
  await index.start();
  await index.stop();
  return { known: contents(index.current()), builds: index.figures().builds };
}

const never = { load: async () => undefined, keep: async () => ({ finished: Promise.resolve() }) };
const kept = async () => {
  const { rows } = await server.db.query<{ key: string }>('select key from index_snapshot');
  return rows.map(({ key }) => key);
};

const pathOf = async () => join(dataDir, 'files/index', (await kept())[0] ?? '');

test('whoever starts later reads what was kept, and what came since, to what it would build', async () => {
  const write_ = fc.array(write, { minLength: 1, maxLength: 8 });
  await fc.assert(
    fc.asyncProperty(write_, write_, async (before, after) => {
      await server.db.exec('delete from index_snapshot');
      for (const sql of before) await server.db.exec(sql);
      expect((await started()).builds).toBe(1);
      for (const sql of after) await server.db.exec(sql);
      const { known, builds } = await started();
      expect(builds).toBe(0);
      expect(known).toEqual((await started(never)).known);
    }),
    { numRuns: 4 },
  );
  expect(warnings).toEqual([]);
});

test('it is followed further as one that was built', async () => {
  await started();
  const source = sourceOf(server.db);
  const keeping = createKeeping(server.db, storage);
  const index = createCatalogIndex(source, { log, limitBytes: 2 ** 30, watchMs: 1e6, keeping });
  await index.start();
  await server.db.exec('update offer set quantity = quantity + 3, bulk_price = bulk_price + 700');
  await index.refresh();
  await index.stop();
  expect(index.figures().builds).toBe(0);
  expect(contents(index.current())).toEqual((await started(never)).known);
});

test('one of all keeps one, and not again for a while; then its file takes the place of the last', async () => {
  await started();
  const [first] = await kept();
  await server.db.exec('update offer set bulk_price = bulk_price + 1');
  await started();
  expect(await kept()).toEqual([first]);

  await server.db.exec(`update index_snapshot set claimed_at = now() - interval '11 minutes'`);
  await started();
  const [second] = await kept();
  expect(second).not.toBe(first);
  expect(await storage.exists(`index/${first}`)).toBe(false);
  expect(await storage.exists(`index/${second}`)).toBe(true);
});

test.for<{ of: string; harm: () => Promise<unknown>; warns: number }>([
  {
    of: 'a file that is cut off',
    warns: 1,
    harm: async () => {
      const path = await pathOf();
      const bytes = await readFile(path);
      await writeFile(path, bytes.subarray(0, bytes.length / 2));
    },
  },
  {
    of: 'a file of which a byte has changed',
    warns: 1,
    harm: async () => {
      const path = await pathOf();
      const bytes = await readFile(path);
      // a byte of a price or of stock: the file can still be read
      const at = bytes.length - 200;
      bytes.writeUInt8(bytes.readUInt8(at) ^ 1, at);
      await writeFile(path, bytes);
    },
  },
  {
    of: 'a file that another has put there',
    warns: 1,
    harm: async () => writeFile(await pathOf(), serialize({ sections: 'of another' })),
  },
  {
    of: 'a file that is gone',
    warns: 1,
    harm: async () => storage.delete(`index/${(await kept())[0]}`),
  },
  {
    of: 'other code or other tables',
    warns: 0,
    harm: () => server.db.exec(`update index_snapshot set format = 'another'`),
  },
  {
    of: 'a time whose changes are not kept any more',
    warns: 0,
    harm: () =>
      server.db.exec(`update offer set bulk_price = bulk_price + 1; delete from catalog_change`),
  },
])('what was kept is built anew: of $of', async ({ harm, warns }) => {
  await started();
  await harm();
  const { known, builds } = await started();
  expect(builds).toBe(1);
  expect(known).toEqual((await started(never)).known);
  expect(warnings).toHaveLength(warns);
});

test('changes are kept for an hour, and the last thousand for longer', async () => {
  const ages = async () => {
    const { rows } = await server.db.query<{ count: number }>(
      'select count(*)::int count from catalog_change',
    );
    return rows[0]?.count ?? 0;
  };
  await server.db.exec(`delete from catalog_change;
    do $$ begin for i in 1..1500 loop perform catalog_changed('{1}'); end loop; end $$`);
  expect(await ages()).toBe(1500);
  await server.db.exec(`update catalog_change set changed_at = now() - interval '2 hours';
    do $$ begin for i in 1..300 loop perform catalog_changed('{1}'); end loop; end $$`);
  expect(await ages()).toBe(1000);
});
