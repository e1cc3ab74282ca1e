import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { describeSchema } from '../testing/database/describe-schema.ts';
import { createEmptyDatabase, createTestDatabase } from '../testing/database/test-database.ts';
import { BASELINE, REPLACED } from './baseline.ts';
import type { Database } from './db.ts';
import { type Migration, migrate, readMigrations } from './migrate.ts';

const FIRST: Migration = { name: '0001-first', sql: 'create table first (id int);' };
const SECOND: Migration = {
  name: '0002-second',
  sql: 'create table second (id int); insert into second values (1);',
};

let db: Database;
beforeAll(async () => {
  db = await createEmptyDatabase();
});
afterAll(() => db.close());
beforeEach(() => db.exec('drop table if exists migration, first, second'));

const countSecond = async () => (await db.query('select * from second')).rows.length;

test('what is new is applied, in order, and only once', async () => {
  expect(await migrate(db, [FIRST])).toEqual(['0001-first']);
  expect(await migrate(db, [FIRST, SECOND])).toEqual(['0002-second']);
  expect(await migrate(db, [FIRST, SECOND])).toEqual([]);
  expect(await countSecond()).toBe(1);
});

test('processes that start together apply each migration once', async () => {
  const names = await Promise.all(Array.from({ length: 4 }, () => migrate(db, [FIRST, SECOND])));
  expect(names.flat().sort()).toEqual(['0001-first', '0002-second']);
  expect(await countSecond()).toBe(1);
});

test('one that was changed after it was applied stops the start', async () => {
  await migrate(db, [FIRST]);
  const changed = { ...FIRST, sql: 'create table first (id bigint);' };
  await expect(migrate(db, [changed, SECOND])).rejects.toThrow(
    'Migration 0001-first was changed after it was applied',
  );
  await expect(countSecond()).rejects.toMatchObject({ code: '42P01' });
});

test('line ends of another system are no change', async () => {
  await migrate(db, [{ ...FIRST, sql: 'create table first (\n id int);' }]);
  expect(await migrate(db, [{ ...FIRST, sql: 'create table first (\r\n id int);' }])).toEqual([]);
});

test('one that fails leaves nothing of itself, and all of those before it', async () => {
  const failing = { ...SECOND, sql: `${SECOND.sql} select nonsense;` };
  await expect(migrate(db, [FIRST, failing])).rejects.toMatchObject({ code: '42703' });
  await expect(countSecond()).rejects.toMatchObject({ code: '42P01' });
  expect(await migrate(db, [FIRST, SECOND])).toEqual(['0002-second']);
});

test('a database of a newer version is refused', async () => {
  await migrate(db, [FIRST, SECOND]);
  await expect(migrate(db, [FIRST])).rejects.toThrow(
    "0002-second, which this version doesn't know",
  );
});

test('ours have been applied to the database that the tests copy', async () => {
  const migrated = await createTestDatabase();
  const { rows } = await migrated.query('select name from migration order by name');
  await migrated.close();
  expect(rows).toEqual((await readMigrations()).map(({ name }) => ({ name })));
});

describe('a database from before the baseline', () => {
  /** It has the tables, and the names of the migrations that made them. */
  async function old(names: readonly string[]) {
    const all = await readMigrations();
    const older = await createEmptyDatabase();
    await migrate(
      older,
      all.filter(({ name }) => name === BASELINE),
    );
    await older.query('delete from migration');
    await older.query(`insert into migration (name, checksum) select unnest($1::text[]), ''`, [
      names,
    ]);
    return { older, later: all.map(({ name }) => name).filter((name) => name !== BASELINE) };
  }

  test('goes on with what came later, if it has run all that the baseline replaces', async () => {
    const { older, later } = await old(REPLACED);
    expect(await migrate(older)).toEqual(later);
    expect(await migrate(older)).toEqual([]);
    const fresh = await createEmptyDatabase();
    await migrate(fresh);
    expect(await describeSchema(older)).toEqual(await describeSchema(fresh));
    const history = async (of: Database) =>
      (await of.query('select name, checksum from migration order by name')).rows;
    expect(await history(older)).toEqual(await history(fresh));
    await Promise.all([older.close(), fresh.close()]);
  });

  test('is refused and left as it was, if it has run only some', async () => {
    const names = REPLACED.filter((name) => name !== '0521-request-additions');
    const { older } = await old(names);
    await expect(migrate(older)).rejects.toThrow(
      'but lacks 0521-request-additions. Start the last',
    );
    const { rows } = await older.query('select name from migration order by name');
    expect(rows).toEqual(names.map((name) => ({ name })));
    await older.close();
  });
});
