import { argon2Sync } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '../accounts/passwords/common-passwords.ts';
import type { Database } from '../db/db.ts';
import { createTestDatabase } from '../testing/database/test-database.ts';
import { DEMO_BUYER, DEMO_SUPPLIER } from './parties/demo-accounts.ts';
import { fillReference, NotEmptyError, seedDemo, seedTrade } from './seed.ts';

const now = new Date('2026-11-21T12:00:00Z');
const size = { products: 400, offers: 4000, seed: 1, now };
const lines: string[] = [];
const log = (line: string) => void lines.push(line);

let db: Database;
let structure: unknown[];
let reference: unknown;
beforeAll(async () => {
  db = await createTestDatabase();
  structure = await structureOf();
  await fillReference(db);
  reference = await one(REFERENCE);
  await seedTrade(db, { size, log });
});
afterAll(() => db.close());

async function all<Row = Record<string, unknown>>(text: string, params: unknown[] = []) {
  return (await db.query<Row>(text, params)).rows;
}
const one = async (text: string, params: unknown[] = []) => (await all(text, params))[0];

/** Without the monthly tables of prices, which depend on the days, and whose keys are named after the whole. */
const structureOf = () =>
  all(`select indexdef definition from pg_indexes where schemaname = 'public' and tablename !~ '^price_history_\\d'
       union all select conrelid::regclass::text || ' ' || conname || ' ' || pg_get_constraintdef(oid) from pg_constraint
       where contype = 'f' and conrelid::regclass::text !~ '^price_history_' order by 1`);

const REFERENCE = `select (select count(*) from city) cities, (select count(*) from brand) brands, (select count(*) from car) cars`;
const COUNTS = `select (select count(*) from product) products, (select count(*) from listing) listings,
  (select count(*) from offer) offers, (select count(*) from company) companies, (select count(*) from account) accounts`;

test('cities, words, brands and cars are there before any trade, and once', async () => {
  expect(reference).toEqual({ cities: 64, brands: 156, cars: 87 });
  await fillReference(db);
  expect(await one(REFERENCE)).toEqual(reference);
  const labels = await all(
    `select label from attribute_value where attribute = 'season' order by position`,
  );
  expect(labels).toEqual([{ label: 'Лето' }, { label: 'Зима' }, { label: 'Всесезон' }]);
});

test('fills what it was asked for, with the two demo accounts and their companies', async () => {
  expect(await one(COUNTS)).toEqual({
    products: 400,
    listings: 400,
    offers: 4000,
    companies: 50,
    accounts: 2,
  });
});

describe('totals', () => {
  test('of products are those of their live offers', async () => {
    const wrong = await all(`
      select l.product_id from listing l left join (
        select product_id, min(bulk_price) low, max(bulk_price) high, max(quantity) most, sum(quantity) quantity, count(*) offers,
          count(distinct supplier_id) suppliers, max(updated_at) updated_at
        from offer where quantity > 0 group by product_id) o using (product_id)
      where (l.min_bulk_price, l.max_bulk_price, l.max_quantity, l.quantity, l.offers_count, l.suppliers_count, l.offers_updated_at)
        is distinct from (o.low, o.high, o.most, coalesce(o.quantity, 0), coalesce(o.offers, 0), coalesce(o.suppliers, 0), o.updated_at)`);
    expect(wrong).toEqual([]);
    expect((await all('select from listing where offers_count = 0')).length).toBeGreaterThan(0);
  });

  test('of sections and brands are those of their products', async () => {
    const sections = await all('select section, n, offers from category_stat order by 1');
    expect(sections).toHaveLength(7);
    expect(sections).toEqual(
      await all(
        `select section, count(*)::int n, sum(offers_count)::int offers from listing where offers_count > 0 group by 1 order by 1`,
      ),
    );
    expect(
      await all(`select vocabulary, value, n from vocab_count where n <> 0 order by 1, 2`),
    ).toEqual(
      await all(`select 'brand.' || section vocabulary, brand_id value, count(*)::int n
        from listing where offers_count > 0 group by 1, 2 order by 1, 2`),
    );
  });

  test('the price index is the median of the history, and its last day that of the listings', async () => {
    const [index] = await all(`select count(*) n, max(day) - min(day) days from price_index`);
    expect(index).toEqual({ n: 27 * 7, days: 364 });
    expect(
      await all(
        `select section, median_bulk_price from price_index where day = '2026-11-21' order by 1`,
      ),
    ).toEqual(
      await all(`select section, percentile_disc(0.5) within group (order by min_bulk_price) median_bulk_price
        from listing where offers_count > 0 group by 1 order by 1`),
    );
  });
});

test('every index and foreign key is there again', async () => {
  expect(await structureOf()).toEqual(structure);
});

test('ids go on after those of the demo', async () => {
  await expect(db.query(`insert into brand (name) values ('Новая марка')`)).resolves.toBeDefined();
  await db.query(`delete from brand where name = 'Новая марка'`);
});

test('products are found by the other alphabet, by size and by article', async () => {
  const found = async (word: string) =>
    (await all('select from product where search_text like $1', [`%${word}%`])).length;
  expect(await found('мишлен')).toBe(await found('michelin'));
  expect(await found('205/55r16')).toBe(await found('2055516'));
  expect(await found('20000001')).toBe(1);
});

test('both accounts open with the printed password, and each has its company', async () => {
  const accounts = await all<{ email: string; password_hash: string }>(
    'select email, password_hash from account order by 1',
  );
  expect(accounts.map(({ email }) => email)).toEqual([DEMO_BUYER, DEMO_SUPPLIER]);
  for (const { password_hash } of accounts) {
    const [, , , , salt = '', hash = ''] = password_hash.split('$');
    const made = argon2Sync('argon2id', {
      message: DEMO_PASSWORD,
      nonce: Buffer.from(salt, 'base64'),
      parallelism: 1,
      tagLength: 32,
      memory: 19456,
      passes: 2,
    });
    expect(made.toString('base64').replace(/=+$/, '')).toBe(hash);
  }
  expect(
    await one(
      `select count(distinct offer.id) > 0 has_stock, count(distinct branch.id) branches from account
       join company_member on account_id = account.id join offer on supplier_id = company_id
       join company branch on parent_id = company_id where account.email = $1`,
      [DEMO_SUPPLIER],
    ),
  ).toEqual({ has_stock: true, branches: 1 });
  expect(
    await one(
      `select count(*) favourites from favorite_supplier join account on account.id = account_id where email = $1`,
      [DEMO_BUYER],
    ),
  ).toEqual({ favourites: 5 });
});

describe('a filled catalog', () => {
  test('is refused, and left alone by the start', async () => {
    await expect(seedTrade(db, { size, log })).rejects.toThrow(NotEmptyError);
    expect(await seedDemo(db, { log })).toBe(false);
    expect(await one(COUNTS)).toMatchObject({ products: 400, offers: 4000 });
  });

  test('is emptied and filled again by force, in one piece', async () => {
    const broken = { ...size, products: 300, offers: 2000, now: new Date(Number.NaN) };
    await expect(seedTrade(db, { size: broken, log, force: true })).rejects.toThrow();
    const interrupted = {
      ...db,
      transaction: <Result>(work: (tx: Database) => Promise<Result>) =>
        db.transaction(async (tx) => {
          await work(tx as Database);
          throw new Error('the power went off');
        }),
    } as Database;
    await expect(seedTrade(interrupted, { size, log, force: true })).rejects.toThrow('power');
    expect(await one(COUNTS)).toMatchObject({ products: 400, offers: 4000, accounts: 2 });

    await seedTrade(db, {
      size: { ...size, products: 300, offers: 2000, seed: 2 },
      log,
      force: true,
    });
    expect(await one(COUNTS)).toMatchObject({ products: 300, offers: 2000, accounts: 2 });
    expect(await structureOf()).toEqual(structure);
  });
});
