import pg from 'pg';
import { afterEach, expect, test } from 'vitest';
import { startFakePostgres } from '../testing/servers/fake-postgres.ts';
import { poolDatabase } from './pool.ts';
import { isAway } from './unavailable.ts';

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

async function openOver(options: Parameters<typeof startFakePostgres>[0]) {
  const server = await startFakePostgres(options);
  const login = { user: 'x', database: 'x', password: 'x' };
  const db = poolDatabase('fake', new pg.Pool({ ...server.address, ...login, max: 1 }));
  closing.push(server.close, () => db.close());
  return { server, db };
}

test('a server that stops between two statements ends nothing but the connection', async () => {
  const { db } = await openOver({ broken: 1, isAnswered: true });
  // the second one waits for the connection, which breaks in the moment that the first one gives it back
  expect(
    await Promise.all([db.query('update a set b = 1'), db.transaction(async () => 'done')]),
  ).toEqual([{ rows: [] }, 'done']);
});

test('what only reads is tried once more on a fresh connection', async () => {
  const { db, server } = await openOver({ broken: 1, isAnswered: false });
  expect(await db.query('select 1')).toEqual({ rows: [] });
  expect(server.connections()).toBe(2);
});

test('and once alone; what writes may have been done, and is not', async () => {
  const { db, server } = await openOver({ broken: 4, isAnswered: false });
  await expect(db.query('select 1')).rejects.toSatisfy(isAway);
  expect(server.connections()).toBe(2);
  await expect(db.query('with a as (delete from b returning c) select 1')).rejects.toSatisfy(
    isAway,
  );
  expect(server.connections()).toBe(3);
});
