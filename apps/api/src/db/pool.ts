import type pg from 'pg';
import type { Database, Db } from './db.ts';
import { runScript, runStatement } from './statements.ts';
import { assertCurrent, runTransaction } from './transaction.ts';

/** Runs `work` on a connection of its own; one that broke meanwhile is not given to anybody else. */
async function withClient<Result>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  let broken: Error | undefined;
  const onError = (error: Error) => {
    broken = error;
  };
  client.on('error', onError);
  try {
    return await work(client);
  } finally {
    client.off('error', onError);
    client.release(broken);
  }
}

/** A database behind a pool of connections of `pg`: both drivers are this, over different sockets. */
export function poolDatabase(name: string, pool: pg.Pool, onClose = async () => {}): Database {
  // an idle connection that breaks is replaced by the next query; it must not end the process
  pool.on('error', () => undefined);
  const transaction: Db['transaction'] = async (work) => {
    assertCurrent(undefined);
    return withClient(pool, (client) => runTransaction(client, work));
  };
  return {
    name,
    query: async (text, params, options) => {
      assertCurrent(undefined);
      return runStatement(pool, text, params, options);
    },
    exec: async (sql) => {
      assertCurrent(undefined);
      return runScript(pool, sql);
    },
    copy: (table, columns, rows) => transaction((db) => db.copy(table, columns, rows)),
    transaction,
    load: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: async () => {
      await pool.end();
      await onClose();
    },
  };
}
