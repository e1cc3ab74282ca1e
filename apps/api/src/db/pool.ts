import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';
import { copyChunks } from './copy.ts';
import type { Database, Db } from './db.ts';

/** Large enough that a statement's own cost vanishes, small enough that memory stays flat. */
const COPY_CHUNK = 4 * 1024 * 1024;

/** Set while a transaction's work runs: another connection would not see its writes, and could wait for it forever. */
const running = new AsyncLocalStorage<Db>();
function assertOutside() {
  if (running.getStore())
    throw new Error('Inside a transaction use the db that it hands to its work.');
}

/** Runs one statement: without `queryMode`, `pg` would take several where there are no parameters. */
async function runStatement<Row>(
  on: pg.Pool | pg.ClientBase,
  text: string,
  params: readonly unknown[] = [],
): Promise<{ rows: Row[] }> {
  const config: pg.QueryConfig & { queryMode: 'extended' } = {
    text,
    values: [...params],
    queryMode: 'extended',
  };
  const { rows } = await on.query(config);
  return { rows: rows as Row[] };
}

const identifier = (name: string) => pg.escapeIdentifier(name);

type CopyConnection = pg.Connection & {
  sendCopyFromChunk(chunk: Buffer): void;
  endCopyFrom(): void;
};

/**
 * Sends a COPY statement together with its data, without waiting for the server to ask for it: the embedded database
 * reads all of a request at once, and to PostgreSQL it is the same conversation, a round trip shorter.
 */
function copyChunk(client: pg.ClientBase, command: string, chunk: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const query = new pg.Query(command, (error?: Error) => (error ? reject(error) : resolve()));
    query.submit = (connection) => {
      const { stream } = connection;
      stream.cork();
      connection.query(command);
      (connection as CopyConnection).sendCopyFromChunk(Buffer.from(chunk));
      (connection as CopyConnection).endCopyFrom();
      stream.uncork();
    };
    client.query(Object.assign(query, { handleCopyInResponse: () => undefined }));
  });
}

/** The statements of one transaction, one after another on its connection. */
function transactionDb(client: pg.ClientBase, depth = 0): Db {
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const result = last.then(work);
    last = result.catch(() => undefined);
    return result;
  };
  return {
    query: (text, params) => inTurn(() => runStatement(client, text, params)),
    exec: (sql) => inTurn(async () => void (await client.query(sql))),
    copy: (table, columns, rows) =>
      inTurn(async () => {
        const command = `copy ${identifier(table)} (${columns.map(identifier).join(', ')}) from stdin`;
        for await (const chunk of copyChunks(rows, COPY_CHUNK))
          await copyChunk(client, command, chunk);
      }),
    transaction: (work) =>
      inTurn(async () => {
        const savepoint = `level_${depth + 1}`;
        await client.query(`savepoint ${savepoint}`);
        try {
          const result = await work(transactionDb(client, depth + 1));
          await client.query(`release savepoint ${savepoint}`);
          return result;
        } catch (error) {
          await client.query(`rollback to savepoint ${savepoint}`);
          throw error;
        }
      }),
  };
}

/** Runs `work` on a connection of its own; one that broke is not given to anybody else. */
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
  const transaction: Db['transaction'] = async (work) => {
    assertOutside();
    return withClient(pool, async (client) => {
      await client.query('begin');
      try {
        const db = transactionDb(client);
        const result = await running.run(db, () => work(db));
        await client.query('commit');
        return result;
      } catch (error) {
        await client.query('rollback');
        throw error;
      }
    });
  };
  return {
    name,
    query: async (text, params) => {
      assertOutside();
      return runStatement(pool, text, params);
    },
    exec: async (sql) => {
      assertOutside();
      await pool.query(sql);
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
