import type pg from 'pg';
import type { Database, Db } from './db.ts';
import { runScript, runStatement } from './statements.ts';
import { assertCurrent, runTransaction } from './transaction.ts';
import { isAway } from './unavailable.ts';

/** Runs `work` on a connection of its own. If that breaks or is left in a transaction, it is not used again. */
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
  } catch (error) {
    // a statement's error tells of it before the connection itself breaks
    if (error instanceof Error && isAway(error)) broken ??= error;
    throw error;
  } finally {
    client.off('error', onError);
    client.release(broken ?? client.getTransactionStatus() !== 'I');
  }
}

/** Matches a statement that only reads: running it twice does no harm. */
const READS =
  /^\s*(?:select|with)\b(?!.*\b(?:insert|update|delete|merge|for\s+(?:no\s+key\s+)?update)\b)/is;

/** Runs a statement. If the connection breaks and the statement only reads, runs it once more on another connection. */
async function retryWhenUnavailable<Result>(
  text: string,
  run: () => Promise<Result>,
): Promise<Result> {
  try {
    return await run();
  } catch (error) {
    if (!isAway(error) || !READS.test(text)) throw error;
    return run();
  }
}

interface PoolDatabaseOptions {
  /** @default never calls `onNotice` */
  listen?: Database['listen'];
  onClose?(): Promise<void>;
  prepare?: Database['prepare'];
}

/** A database behind a connection pool of `pg`. Both drivers use it, over different sockets. */
export function poolDatabase(
  name: string,
  pool: pg.Pool,
  { listen = async () => async () => undefined, onClose, prepare }: PoolDatabaseOptions = {},
): Database {
  // an idle connection that breaks is replaced by the next query; it must not end the process
  pool.on('error', () => undefined);
  // neither must a connection that breaks after one statement and before it is handed to the next
  pool.on('connect', (client) => client.on('error', () => undefined));
  const transaction: Db['transaction'] = async (work) => {
    assertCurrent(undefined);
    return withClient(pool, (client) => runTransaction(client, work));
  };
  const database: Database = {
    name,
    query: async <Row>(...[text, params, options]: Parameters<Db['query']>) => {
      assertCurrent(undefined);
      return retryWhenUnavailable(text, () =>
        withClient(pool, (client) => runStatement<Row>(client, text, params, options)),
      );
    },
    exec: async (sql) => {
      assertCurrent(undefined);
      return withClient(pool, (client) => runScript(client, sql));
    },
    copy: (table, columns, rows) => transaction((db) => db.copy(table, columns, rows)),
    transaction,
    listen,
    prepare: prepare ?? ((work) => work(database)),
    load: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: async () => {
      await pool.end();
      await onClose?.();
    },
  };
  return database;
}
