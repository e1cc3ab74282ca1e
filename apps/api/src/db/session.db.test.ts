import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { createTestDatabase } from '../testing/database/test-database.ts';
import type { Database } from './db.ts';
import { migrate } from './migrate.ts';
import { raiseTimeLimits } from './patience.ts';

let db: Database;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.close());

const named = () => db.query('select 1 one', [], { name: 'named' });

describe('a session', () => {
  test('that a statement failed in still knows the statements that were prepared', async () => {
    await named();
    await expect(db.query('select 1 / 0')).rejects.toMatchObject({ code: '22012' });
    expect((await named()).rows).toEqual([{ one: 1 }]);
    await expect(db.exec('select 1; select 1 / 0')).rejects.toMatchObject({ code: '22012' });
    expect((await named()).rows).toEqual([{ one: 1 }]);
  });

  test('that is left in a transaction is given to nobody, and nothing of it stays', async () => {
    await db.exec('create table kept (id int)');
    await db.exec('begin; insert into kept values (1)');
    expect((await db.query('select id from kept')).rows).toEqual([]);
    expect((await named()).rows).toEqual([{ one: 1 }]);
  });
});

const isPostgres = () => inject('database').driver === 'postgres';

describe('on a server that others use too', () => {
  test('nobody waits for ever, but who builds or merges', async ({ skip }) => {
    skip(!isPostgres(), 'the embedded database has one session');
    const limits = async (on: Pick<Database, 'query'>) => {
      const { rows } = await on.query<{ lock: string; idle: string; statement: string }>(
        `select current_setting('lock_timeout') lock, current_setting('idle_in_transaction_session_timeout') idle,
           current_setting('statement_timeout') statement`,
      );
      return rows[0];
    };
    expect(await limits(db)).toEqual({ lock: '10s', idle: '8s', statement: '20s' });
    const patient = await db.transaction(async (tx) => {
      await raiseTimeLimits(tx);
      return limits(tx);
    });
    expect(patient).toEqual({ lock: '2min', idle: '2min', statement: '10min' });
    expect(await limits(db)).toEqual({ lock: '10s', idle: '8s', statement: '20s' });
  });

  test('those that start together prepare it one after another', async ({ skip }) => {
    skip(!isPostgres(), 'the embedded database has one process');
    let running = 0;
    let most = 0;
    const prepare = () =>
      db.prepare(async (session) => {
        most = Math.max(most, ++running);
        await migrate(session);
        await session.query('select pg_sleep(0.05)');
        running--;
      });
    await Promise.all([prepare(), prepare(), prepare()]);
    expect(most).toBe(1);
  });
});
