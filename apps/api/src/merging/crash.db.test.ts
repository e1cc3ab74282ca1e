import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database, Db } from '../db/db.ts';
import { wrongAggregates } from '../testing/database/wrong-aggregates.ts';
import { createSupplier, type Supplier } from '../testing/price-lists/supplier.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { createUser } from '../testing/visitor.ts';
import { MERGE_STEPS, mergeList } from './merging-merge.ts';
import { SupersededError } from './problems.ts';

let server: TestApp;
let supplier: Supplier;
beforeAll(async () => {
  server = await createTestApp();
  supplier = await createSupplier(server, await createUser(server, { email: 'anna@koleso.ru' }));
});
afterAll(() => server.close());

/** Inserts a list that is ready for its merge: three products in two warehouses. Resolves to its id. */
async function stageList(db: Db, price: number): Promise<string> {
  const id = uuidv7();
  await db.query(
    `insert into price_list (id, company_id, status, mode, file_name, file_size, file_hash, accepted)
     values ($1, $2, 'running', 'replace', 'Прайс.xlsx', 1, '\\x00', 3)`,
    [id, supplier.id],
  );
  await db.query(
    `insert into price_list_good (list_id, good, section, brand, model, size, filters, words, source_key, description_key)
     select $1, n, 1, 'Cordiant', 'Comfort ' || n, '195/65 R15', '{"width": 19500, "profile": 6500, "diameter": 1500}',
       'comfort', 'key ' || n, 'tyres cordiant comfort ' || n from generate_series(1, 3) n`,
    [id],
  );
  await db.query(
    `insert into price_list_row (list_id, position, row, good, name, place, bulk_price, has_vat, quantity)
     select $1, n * 10 + w, n, n, 'Cordiant Comfort ' || n, 'Склад ' || w, $2 + n, false, 4
     from generate_series(1, 3) n, generate_series(1, 2) w where $2 < 1000 or n < 3`,
    [id, price],
  );
  await db.query(
    'update price_list set staged = (select count(*) from price_list_row where list_id = $1) where id = $1',
    [id],
  );
  return id;
}

/** Wraps a database so that its connection breaks at the given statement, counted from 1. */
function breakingAt(db: Database, statement: number) {
  let run = 0;
  const count = () => {
    run++;
    if (run === statement) throw new Error('The connection is gone.');
  };
  const wrap = (inner: Db): Db => ({
    ...inner,
    query: async (...args) => {
      count();
      return inner.query(...args);
    },
    exec: async (...args) => {
      count();
      return inner.exec(...args);
    },
    transaction: (work) => inner.transaction((tx) => work(wrap(tx))),
  });
  return { db: wrap(db) as Database, statements: () => run };
}

const stateOf = async (db: Db) => {
  const { rows } = await db.query(
    `select (select jsonb_agg(to_jsonb(o) order by id) from offer o where supplier_id = $1) offers,
       (select jsonb_agg(to_jsonb(l) order by product_id) from listing l) listings, (select count(*) from warehouse) warehouses,
       (select count(*) from price_list_change) changes, (select v from catalog_version) version`,
    [supplier.id],
  );
  return rows[0];
};

test('a merge that breaks off at any of its statements leaves everything as it was, and can be done again', async () => {
  const first = await stageList(server.db, 500);
  const steps: number[] = [];
  await mergeList(server.db, first, (step) => steps.push(step));
  expect(steps).toEqual(Array.from({ length: MERGE_STEPS - 1 }, (_, at) => at + 1));
  expect(await wrongAggregates(server.db)).toEqual([]);
  const before = await stateOf(server.db);

  const second = await stageList(server.db, 1500);
  let statement = 1;
  for (; ; statement++) {
    const broken = breakingAt(server.db, statement);
    const outcome = await mergeList(broken.db, second).then(
      () => 'merged',
      () => 'broken',
    );
    if (outcome === 'merged') break;
    expect(await stateOf(server.db)).toEqual(before);
  }
  expect(statement).toBeGreaterThan(15);
  const { rows } = await server.db.query(
    'select created, updated, removed, unchanged, status from price_list where id = $1',
    [second],
  );
  expect(rows).toEqual([{ created: 0, updated: 4, removed: 2, unchanged: 0, status: 'done' }]);
  expect(await wrongAggregates(server.db)).toEqual([]);
});

test('a list that was cancelled, or merged by another process, is not merged', async () => {
  const id = await stageList(server.db, 2500);
  const before = await stateOf(server.db);
  await server.db.query(`update price_list set status = 'cancelled' where id = $1`, [id]);
  await expect(mergeList(server.db, id)).rejects.toThrow(SupersededError);
  expect(await stateOf(server.db)).toEqual(before);
});

test('a list of which a row is missing is not merged: as the whole stock it would take that off sale', async () => {
  const id = await stageList(server.db, 500);
  await server.db.query('delete from price_list_row where list_id = $1 and position = 12', [id]);
  await expect(mergeList(server.db, id)).rejects.toThrow('прочитан не полностью');
  await server.db.query(`update price_list set status = 'cancelled' where id = $1`, [id]);
});
