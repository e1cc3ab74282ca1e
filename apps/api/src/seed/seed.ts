import { copyRow } from '../db/copy.ts';
import type { Db } from '../db/db.ts';
import { describeProducts } from '../merging/known-products.ts';
import { labels } from './goods/good-labels.ts';
import { deliveryTables } from './parties/delivery.ts';
import {
  DEMO_BUYER,
  DEMO_IDS,
  DEMO_SUPPLIER,
  insertDemoAccounts,
} from './parties/demo-accounts.ts';
import { catalogTables } from './tables/catalog-tables.ts';
import { referenceTables } from './tables/reference-tables.ts';
import { mapRows, type Table } from './tables/seed-table.ts';
import { offerTables, supplierTables } from './tables/trade-tables.ts';
import { insertMarketDays } from './trade/market-days.ts';
import { createTrade, type Trade, type TradeSize } from './trade/trade.ts';

/** The indexes of the tables, except those of primary and unique keys. */
const INDEXES = `
  select format('drop index %s', indexrelid::regclass) drop, pg_get_indexdef(indexrelid) "create"
  from pg_index
  where indrelid = any($1::text[]::regclass[])
    and not exists (select from pg_constraint where conindid = indexrelid)
  order by indexrelid`;

const FOREIGN_KEYS = `
  select format('alter table %s drop constraint %I', conrelid::regclass, conname) drop,
    format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) "create"
  from pg_constraint
  where contype = 'f' and conrelid = any($1::text[]::regclass[])
  order by oid`;

/**
 * Drops the indexes and foreign keys of tables that are about to be filled. Resolves to the statements that create them
 * again: on a full table that is several times cheaper than row by row.
 */
async function dropDerived(db: Db, tables: readonly string[]): Promise<string[]> {
  const restore: string[] = [];
  for (const derived of [INDEXES, FOREIGN_KEYS]) {
    const { rows } = await db.query<{ drop: string; create: string }>(derived, [tables]);
    for (const { drop } of rows) await db.exec(drop);
    restore.push(...rows.map(({ create }) => create));
  }
  return restore;
}

type Log = (line: string) => void;

const number = new Intl.NumberFormat('en');
const PERIOD_MS = 2000;

/** Passes rows on, and logs from time to time how many there were, how fast, and how long the rest will take. */
function* withProgress<Row>(
  rows: Iterable<Row>,
  { name, expected, log }: { name: string; expected: number | undefined; log: Log },
): Generator<Row> {
  const start = performance.now();
  let reportedAt = start;
  let count = 0;
  for (const row of rows) {
    yield row;
    count += 1;
    if (count % 1024 !== 0 || performance.now() - reportedAt < PERIOD_MS) continue;
    reportedAt = performance.now();
    const perSecond = (count / (reportedAt - start)) * 1000;
    const rest = expected
      ? ` of ${number.format(expected)} (${Math.floor((100 * count) / expected)} %), ${Math.ceil((expected - count) / perSecond)} s left`
      : '';
    log(`  ${name}: ${number.format(count)}${rest}, ${number.format(Math.round(perSecond))}/s`);
  }
  const seconds = (performance.now() - start) / 1000;
  if (count > 1000) log(`  ${name}: ${number.format(count)} in ${seconds.toFixed(1)} s`);
}

/** Any number that no other advisory lock of this project uses. */
const LOCK = 4712;

/** The size of the demo that the first start creates. */
export const DEMO_SIZE = { products: 5000, offers: 60_000, seed: 1 };

export class NotEmptyError extends Error {
  constructor() {
    super('The catalog is not empty.');
    this.name = 'NotEmptyError';
  }
}

/** Checks that there are no products and no companies yet. */
export async function isEmpty(db: Db): Promise<boolean> {
  const { rows } = await db.query<{ empty: boolean }>(
    'select not exists (select from product) and not exists (select from company) empty',
  );
  return rows[0]?.empty ?? false;
}

/** Deletes the whole trade, and everything that depends on its companies and products. */
async function empty(db: Db) {
  await db.exec(`
    truncate city, attribute_value, brand, model, company, warehouse, product, listing, offer, price_history, price_index, market_day, size_price, demand_week, demand_salt, choice_note, lost_week, offer_view, view_week, car,
      car_size, vocab_count, category_stat, product_key, price_list_good, price_list_row, price_list_change
      restart identity cascade`);
  await db.query('delete from account where email = any($1) or id between $2 and $3', [
    [DEMO_BUYER, DEMO_SUPPLIER],
    ...DEMO_IDS,
  ]);
}

/** Moves the sequence of ids past those that COPY has inserted. */
async function moveSequence(db: Db, { name, columns }: Table) {
  if (!columns.includes('id')) return;
  const { rows } = await db.query<{ sequence: string | null }>(
    `select pg_get_serial_sequence($1, 'id') sequence`,
    [name],
  );
  const sequence = rows[0]?.sequence;
  if (sequence) await db.query(`select setval($1, (select max(id) from ${name}))`, [sequence]);
}

async function fillTables(db: Db, tables: readonly Table[], log: Log) {
  for (const table of tables) {
    const { name, columns, rows, expected } = table;
    await db.copy(name, columns, mapRows(withProgress(rows, { name, expected, log }), copyRow));
    await moveSequence(db, table);
  }
}

/** Adds values of attributes that are new since the database was filled. */
const ADD_WORDS = `
  insert into attribute_value (attribute, value, label, position)
  select attribute, value, label, position from unnest($1::text[], $2::text[], $3::text[], $4::int[]) w(attribute, value, label, position)
  where not exists (select from attribute_value a where a.attribute = w.attribute and a.value = w.value)`;

async function addWords(db: Db) {
  const words = Object.entries(labels).flatMap(([attribute, values]) =>
    Object.entries(values).map(([value, label], at) => ({ attribute, value, label, at })),
  );
  await db.query(ADD_WORDS, [
    words.map(({ attribute }) => attribute),
    words.map(({ value }) => value),
    words.map(({ label }) => label),
    words.map(({ at }) => at),
  ]);
}

/** Fills cities, dictionaries, brands and cars into a database that lacks them. They exist before anybody trades. */
export async function fillReference(db: Db): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.query('select pg_advisory_xact_lock($1)', [LOCK]);
    const { rows } = await tx.query('select from city limit 1');
    if (rows.length === 0) await fillTables(tx, referenceTables(), () => undefined);
    else await addWords(tx);
  });
}

/** Adds trade of the demo's accounts. It is included in the totals. */
type Live = (tx: Db, trade: Trade) => Promise<void>;

async function fill(db: Db, trade: Trade, { log, live }: { log: Log; live: Live | undefined }) {
  await fillReference(db);
  await db.query('select open_price_months($1::date - 365, $1::date)', [trade.size.now]);
  const restore = await dropDerived(db, ['product', 'listing', 'offer', 'price_history']);
  await fillTables(
    db,
    [
      ...supplierTables(trade),
      ...deliveryTables(trade),
      ...catalogTables(trade),
      ...offerTables(trade),
    ],
    log,
  );
  log('  indexes and checks');
  for (const statement of restore) await db.exec(statement);
  await db.exec('analyze');
  await insertDemoAccounts(db, trade);
  if (live) {
    log('  a quarter of a year of trade');
    await live(db, trade);
  }
  log('  totals');
  await db.query('select listing_refresh(array_agg(id)) from product');
  await insertMarketDays(db, trade.size);
  await describeProducts(db);
}

/**
 * Fills the catalog with an invented trade, in one transaction. Throws a NotEmptyError if there already is a
 * catalog, unless `force` tells it to empty the catalog first.
 */
export async function seedTrade(
  db: Db,
  { size, log, force = false, live }: { size: TradeSize; log: Log; force?: boolean; live?: Live },
): Promise<void> {
  const trade = createTrade(size);
  await db.transaction(async (tx) => {
    await tx.query('select pg_advisory_xact_lock($1)', [LOCK]);
    // one refresh at the end instead of one per statement
    await tx.exec(`set local app.bulk = 'on'`);
    if (force) await empty(tx);
    else if (!(await isEmpty(tx))) throw new NotEmptyError();
    await fill(tx, trade, { log, live });
  });
  // the refresh has written every listing a second time
  await db.exec('vacuum analyze listing');
}

/** Fills an empty catalog with the demo. Resolves to false if there already is a catalog. */
export async function seedDemo(
  db: Db,
  { log, now = new Date(), live }: { log: Log; now?: Date; live?: Live },
): Promise<boolean> {
  if (!(await isEmpty(db))) return false;
  log('The database is empty: filling it with the demo trade.');
  try {
    await seedTrade(db, { size: { ...DEMO_SIZE, now }, log, ...(live && { live }) });
    return true;
  } catch (error) {
    // another process has filled it first
    if (error instanceof NotEmptyError) return false;
    throw error;
  }
}
