import pg from 'pg';
import type { Database } from './db.ts';
import { poolDatabase } from './pool.ts';
import { types } from './values.ts';

/** Opens PostgreSQL at a `postgres://` URL; fails when it doesn't answer. */
export async function openPostgres(url: string, { maxConnections = 10 } = {}): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    max: maxConnections,
    connectionTimeoutMillis: 10_000,
    application_name: 'protektor',
    types,
  });
  const { host, pathname } = new URL(url);
  const database = poolDatabase(`PostgreSQL ${host}${pathname}`, pool);
  try {
    await database.query('select 1');
  } catch (error) {
    await database.close();
    throw error;
  }
  return database;
}
