import pg from 'pg';
import type { Database, Db } from './db.ts';
import { types } from './db-values.ts';
import { listenOn } from './listening.ts';
import { poolDatabase } from './pool.ts';

/** The option for a session whose writes only mark products: `settleTotals` counts their totals later. Decision 41. */
const TOTALS_LATER = '-c app.totals=later';

/** Any number that no other advisory lock of ours has. */
const PREPARATION = 4714;

const CONNECTION = {
  connectionTimeoutMillis: 10_000,
  keepAlive: true,
  application_name: 'protektor',
};

/**
 * Time limits where people wait for answers: a statement is given up before they would give up. A process that froze
 * within a transaction loses it before those who wait for its locks give up.
 */
const LIMITS = {
  idle_in_transaction_session_timeout: 8_000,
  lock_timeout: 10_000,
  statement_timeout: 20_000,
};

interface PostgresOptions {
  maxConnections?: number;
  /** Whether people wait for its answers: then statements have time limits. */
  isServing?: boolean;
  /** Whether the database may be unreachable when it is opened. */
  mayBeAway?: boolean;
  /** Whether somebody settles the totals of what is written, so that writers need not count them. */
  hasSettler?: boolean;
}

/** Runs `work` on connections without limits, while nobody else prepares this database. */
async function preparing<Result>(url: string, work: (db: Db) => Promise<Result>): Promise<Result> {
  const turn = new pg.Client({ connectionString: url, ...CONNECTION });
  // if it breaks, only the turn is lost: the work has its own locks, and fails on its own connections
  turn.on('error', () => undefined);
  await turn.connect();
  const database = poolDatabase(
    'preparation',
    new pg.Pool({ connectionString: url, ...CONNECTION, max: 3, types }),
  );
  try {
    await turn.query('select pg_advisory_lock($1)', [PREPARATION]);
    return await work(database);
  } finally {
    await database.close();
    await turn.end();
  }
}

/** Opens PostgreSQL at a `postgres://` URL; fails when it doesn't answer. */
export async function openPostgres(
  url: string,
  {
    maxConnections = 10,
    isServing = false,
    mayBeAway = false,
    hasSettler = false,
  }: PostgresOptions = {},
): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    max: maxConnections,
    ...CONNECTION,
    ...(isServing && LIMITS),
    ...(hasSettler && { options: TOTALS_LATER }),
    types,
  });
  const { host, pathname } = new URL(url);
  const database = poolDatabase(`PostgreSQL ${host}${pathname}`, pool, {
    prepare: (work) => preparing(url, work),
    listen: (onNotice) => listenOn({ connectionString: url, ...CONNECTION }, onNotice),
  });
  if (mayBeAway) return database;
  try {
    await database.query('select 1');
  } catch (error) {
    await database.close();
    throw error;
  }
  return database;
}
