import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Db } from '../db/db.ts';
import { createPriceListApp, type PriceListApp } from '../testing/price-lists/price-list-app.ts';
import { workbook } from '../testing/price-lists/workbook.ts';
import { ANALYZE_LIST } from './merge-sql.ts';
import { findSimilar } from './similar-products.ts';

/**
 * `KNOWN`: goods of the list whose products are known. `OPEN`: goods of one brand and size, to be compared with as many
 * products.
 */
const KNOWN = 5000;
const OPEN = 40;

let app: PriceListApp;
beforeAll(async () => {
  app = await createPriceListApp();
});
afterAll(() => app.server.close());

const list = (...names: string[]) =>
  workbook({ Шины: [['Наименование', 'Опт', 'Остаток'], ...names.map((name) => [name, 4000, 4])] });

/** Selects copies of the row `t` of `table`, with the columns in `values` changed. */
const like = (table: string, values: string) =>
  `select (jsonb_populate_record(t, jsonb_build_object(${values}))).* from ${table} t cross join generate_series(1, $2::int) n`;

/** Adds `OPEN` products of the brand and size of the first one, each with its own model. */
async function multiplyProducts(db: Db) {
  await db.query(
    `insert into model (brand_id, name) select p.brand_id, concat('Alfa', n) from product p cross join generate_series(1, $1::int) n`,
    [OPEN],
  );
  const { rows } = await db.query<{ id: number }>('select id from product');
  const of = [rows[0]?.id, OPEN];
  const model = `(select id from model where name = concat('Alfa', n))`;
  await db.query(
    `insert into product overriding system value ${like('product', `'id', t.id + n, 'model_id', ${model}`)} where t.id = $1`,
    of,
  );
  await db.query(
    `insert into listing ${like('listing', `'product_id', t.product_id + n, 'model_id', ${model}`)} where t.product_id = $1`,
    of,
  );
}

/**
 * Adds `OPEN` goods like the first one of a list, and `KNOWN` goods like the second. The latter get products only after
 * the planner has collected its statistics.
 */
async function multiplyGoods(db: Db, id: string) {
  const goods = (values: string) =>
    `insert into price_list_good ${like('price_list_good', values)} where t.list_id = $1 and t.good`;
  await db.query(`${goods(`'good', 1000 + n, 'model', concat('Omega', n)`)} = 0`, [id, OPEN]);
  await db.query(`${goods(`'good', 10000 + n`)} = 1`, [id, KNOWN]);
  await db.exec(ANALYZE_LIST);
  await db.query(
    'update price_list_good set product_id = 1000000 + good where list_id = $1 and good > 10000',
    [id],
  );
}

interface Node {
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Join Filter'?: number;
  Plans?: Node[];
}
/** Returns how many rows a part of a query plan has read. */
const looksOf = (node: Node): number =>
  node['Actual Loops'] *
    (node['Actual Rows'] +
      (node['Rows Removed by Filter'] ?? 0) +
      (node['Rows Removed by Join Filter'] ?? 0)) +
  (node.Plans ?? []).reduce((sum, part) => sum + looksOf(part), 0);

/** Wraps a database and counts the rows that its selects read. */
function countLooks(db: Db) {
  let looks = 0;
  const query: Db['query'] = async (text, params) => {
    if (/^\s*(select|with)/.test(text)) {
      const { rows } = await db.query<{ 'QUERY PLAN': [{ Plan: Node }] }>(
        `explain (analyze, timing off, format json) ${text}`,
        params,
      );
      looks += looksOf(rows[0]!['QUERY PLAN'][0].Plan);
    }
    return db.query(text, params);
  };
  return { looks: () => looks, counting: { ...db, query } };
}

test('goods are compared with those of their brand and size, and not with the whole list for each pair', async () => {
  const { db } = app.server;
  await app.apply(list('Cordiant Alfa 205/55 R16 91V'));
  await multiplyProducts(db);
  await app.changeSupplier();
  const { id } = await app.upload(
    list('Cordiant Omega 205/55 R16 91V', 'Viatti Luna 175/70 R13 82T'),
  );
  await app.until(id, 'preview');
  await multiplyGoods(db, id);
  const { looks, counting } = countLooks(db);
  await findSimilar(counting, { id, company_id: app.supplierId() });
  const pairs = OPEN * OPEN;
  expect(looks()).toBeGreaterThan(pairs);
  expect(looks()).toBeLessThan(50 * (pairs + KNOWN));
});
