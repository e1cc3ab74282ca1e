import { expect, test } from 'vitest';
import { createTestDatabase } from '../testing/database/test-database.ts';
import { vacuum } from './vacuum.ts';

test('gives back the space of rows that are gone', async () => {
  const db = await createTestDatabase();
  await db.exec('create table sample (id int)');
  const size = async () =>
    (await db.query<{ size: number }>(`select pg_relation_size('sample') size`)).rows[0]?.size;
  await db.exec('insert into sample select * from generate_series(1, 5000)');
  expect(await size()).toBeGreaterThan(0);
  await db.exec('delete from sample');
  await vacuum(db);
  expect(await size()).toBe(0);
  await db.close();
});
