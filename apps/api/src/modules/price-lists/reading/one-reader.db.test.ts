import { randomUUID } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { PostponedError } from '../../../jobs/postponed.ts';
import { createSupplier } from '../../../testing/price-lists/supplier.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { createUser, type User } from '../../../testing/visitor.ts';
import {
  claimList,
  failReading,
  holdRead,
  release,
  saveLayout,
  saveProgress,
  sendHeartbeat,
} from '../list-reader.sql.ts';

let server: TestApp;
let user: User;
beforeAll(async () => {
  server = await createTestApp();
  user = await createUser(server, { email: 'anna@koleso.ru' });
});
afterAll(() => server.close());

/** A list that waits to be read. */
let id: string;
beforeEach(async () => {
  id = uuidv7();
  const { id: company } = await createSupplier(server, user);
  await server.db.query(
    `insert into price_list (id, company_id, mode, file_name, file_size, file_hash) values ($1, $2, 'replace', 'Прайс.xlsx', 1, '\\x00')`,
    [id, company],
  );
});

const someone = () => ({ id, reader: randomUUID() });
const claim = (reader = someone()) => claimList(server.db, reader, 1);
const HALF = { done: 500, accepted: 400, rejected: 100, staged: 400 };
const passes = (time: string) =>
  server.db.query(`update price_list set read_at = read_at - $2::interval where id = $1`, [
    id,
    time,
  ]);
const list = async () => {
  const { rows } = await server.db.query<Record<string, unknown>>(
    'select status, error, accepted, rows_total, tries from price_list where id = $1',
    [id],
  );
  return rows[0];
};
const stageRow = () =>
  server.db.query(
    `insert into price_list_reject (list_id, position, row, text, values, reason) values ($1, 1, 1, '', '{}', 'Нет цены')`,
    [id],
  );
const stagedRows = async () =>
  (await server.db.query('select from price_list_reject where list_id = $1', [id])).rows.length;

describe('a price list', () => {
  test('is read by one alone: who comes while that one lives waits, and spoils nothing', async () => {
    const first = someone();
    await claim(first);
    await stageRow();
    await expect(claim()).rejects.toThrow(PostponedError);
    await passes('11 s');
    await sendHeartbeat(server.db, first);
    await passes('11 s');
    await expect(claim()).rejects.toThrow(PostponedError);
    expect(await stagedRows()).toBe(1);
    expect(await saveProgress(server.db, first, HALF)).toBe(true);
  });

  test('whose reader is no longer heard of is begun anew by another, and the first one then changes nothing', async () => {
    const first = someone();
    await claim(first);
    await saveProgress(server.db, first, HALF);
    await stageRow();
    await passes('13 s');
    const second = someone();
    expect(await claim(second)).toMatchObject({ id });
    expect(await stagedRows()).toBe(0);

    await saveProgress(server.db, second, { ...HALF, accepted: 7 });
    expect(await saveProgress(server.db, first, HALF)).toBe(false);
    await saveLayout(server.db, first, { columns: [], questions: [], total: 99 });
    await failReading(server.db, first, 'Первый');
    await release(server.db, first, true);
    expect(await server.db.transaction((tx) => holdRead(tx, first))).toBe(false);
    expect(await list()).toMatchObject({
      status: 'reading',
      accepted: 7,
      rows_total: null,
      tries: 2,
    });
    expect(await server.db.transaction((tx) => holdRead(tx, second))).toBe(true);
  });

  test('is taken over too where the clock was set back meanwhile', async () => {
    await claim();
    await passes('-1 h');
    expect(await claim()).toMatchObject({ id });
  });

  test('that has been read with other columns since, or cancelled, is no longer read by the first', async () => {
    const first = someone();
    await claim(first);
    await server.db.query('update price_list set attempt = 2, reader = null where id = $1', [id]);
    expect(await saveProgress(server.db, first, HALF)).toBe(false);
    expect(await claim()).toBeUndefined();
    await server.db.query(`update price_list set attempt = 1, status = 'cancelled' where id = $1`, [
      id,
    ]);
    expect(await claim()).toBeUndefined();
  });

  test('that twice took its reader with it fails with the reason', async () => {
    for (const _ of [1, 2]) {
      expect(await claim()).toMatchObject({ id });
      await passes('13 s');
    }
    expect(await claim()).toBeUndefined();
    expect(await list()).toMatchObject({
      status: 'failed',
      error: expect.stringContaining('дважды'),
    });
  });

  test('given back by a process that stops is begun at once, and as often', async () => {
    for (const _ of [1, 2, 3]) {
      const reader = someone();
      expect(await claim(reader)).toMatchObject({ id });
      await release(server.db, reader, false);
    }
    expect(await list()).toMatchObject({ status: 'reading', tries: 0 });
  });

  test('that outages of the database broke off is not given up, even where they were told of after somebody else went on', async () => {
    let last = someone();
    await claim(last);
    for (const _ of [1, 2, 3]) {
      await passes('13 s');
      const next = someone();
      expect(await claim(next)).toMatchObject({ id });
      await release(server.db, last, false);
      last = next;
    }
    expect(await list()).toMatchObject({ status: 'reading', tries: 1 });
    expect(await saveProgress(server.db, last, HALF)).toBe(true);
  });
});
