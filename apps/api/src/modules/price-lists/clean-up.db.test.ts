import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openStorage } from '../../storage/storage.ts';
import { createSupplier } from '../../testing/price-lists/supplier.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createUser, type User } from '../../testing/visitor.ts';
import { cleanUpLists, partKey } from './price-list-files.jobs.ts';

let server: TestApp;
let user: User;
beforeAll(async () => {
  server = await createTestApp();
  user = await createUser(server, { email: 'anna@koleso.ru' });
});
afterAll(() => server.close());

/** Creates lists of one company, each with one file, the newest last. Resolves to what a clean-up leaves of them. */
async function afterCleanUp(lists: readonly { status: string; days: number }[]) {
  const { db, config } = server;
  const storage = await openStorage(config);
  const { id: company } = await createSupplier(server, user);
  const ids = lists.map(() => uuidv7());
  for (const [at, { status, days }] of lists.entries()) {
    await db.query(
      `insert into price_list (id, company_id, status, mode, file_name, file_size, file_hash, created_at, started_at, finished_at)
       select $1, $2, $3, 'replace', 'Прайс.xlsx', 1, '\\x00', t, t, case when $3 <> 'preview' then t end
       from (select now() - $4 * interval '1 day' + $5 * interval '1 second' t) moment`,
      [ids[at], company, status, days, at],
    );
    await storage.put(partKey(ids[at] ?? '', 0), Buffer.from('x'));
  }
  await cleanUpLists({ db, storage });
  const { rows } = await db.query<{ status: string; files: number }>(
    'select status, files from price_list where company_id = $1 order by created_at',
    [company],
  );
  const stored = await Promise.all(ids.map((id) => storage.exists(partKey(id, 0))));
  return rows.map(({ status, files }, at) => [status, files, stored[at]]);
}

test('files of lists that are over go after a month, and those of a list that waits stay', async () => {
  expect(
    await afterCleanUp([
      { status: 'done', days: 31 },
      { status: 'done', days: 29 },
      { status: 'preview', days: 2 },
    ]),
  ).toEqual([
    ['done', 0, false],
    ['done', 1, true],
    ['preview', 1, true],
  ]);
});

test('of one company no more than twenty files are kept', async () => {
  const kept = await afterCleanUp(Array.from({ length: 23 }, () => ({ status: 'done', days: 1 })));
  expect(kept.map(([, , isStored]) => isStored)).toEqual([
    ...Array<boolean>(3).fill(false),
    ...Array<boolean>(20).fill(true),
  ]);
});

test('a list that nobody confirms for two weeks is cancelled', async () => {
  expect((await afterCleanUp([{ status: 'preview', days: 15 }]))[0]?.[0]).toBe('cancelled');
});

test('a file whose list was never noted down, or is gone with its company, goes after a day', async () => {
  const { db, config } = server;
  const storage = await openStorage(config);
  const daysOld = (days: number) => uuidv7({ msecs: Date.now() - days * 24 * 3600 * 1000 });
  const [stray, under] = [daysOld(2), daysOld(0.9)];
  const { id: company } = await createSupplier(server, user);
  const owned = daysOld(2);
  await db.query(
    `insert into price_list (id, company_id, status, mode, file_name, file_size, file_hash) values ($1, $2, 'preview', 'replace', 'Прайс.xlsx', 1, '\\x00')`,
    [owned, company],
  );
  const keys = [stray, under, owned].map((id) => partKey(id, 0));
  for (const key of keys) await storage.put(key, Buffer.from('x'));
  const stored = () => Promise.all(keys.map((key) => storage.exists(key)));

  await cleanUpLists({ db, storage });
  expect(await stored()).toEqual([false, true, true]);
  await db.query('delete from company where id = $1', [company]);
  await cleanUpLists({ db, storage });
  expect(await stored()).toEqual([false, true, false]);
});
