import pg from 'pg';
import { currentRequestId, inSpan } from '../tracing/spans.ts';
import { copyChunks } from './copy.ts';
import type { Db } from './db.ts';

/** Large enough that a statement's own cost vanishes, small enough that gathering it holds up nobody. */
const COPY_CHUNK = 256 * 1024;

/**
 * What the database's own views and log show of a statement says which request it belongs to. One that has a name is one text
 * for everybody, and says nothing.
 */
function withRequest(text: string, name: string | undefined): string {
  const id = name ? undefined : currentRequestId();
  return id ? `${text} /* request_id=${id} */` : text;
}

/** Runs one statement: without `queryMode`, `pg` would take several where there are no parameters. */
export async function runStatement<Row>(
  on: pg.Pool | pg.ClientBase,
  text: string,
  params: readonly unknown[] = [],
  { name }: { name?: string } = {},
): Promise<{ rows: Row[] }> {
  const config: pg.QueryConfig & { queryMode: 'extended' } = {
    text: withRequest(text, name),
    values: [...params],
    queryMode: 'extended',
    ...(name && { name }),
  };
  const { rows } = await inSpan('statement', { 'db.query.text': text }, () => on.query(config));
  return { rows: rows as Row[] };
}

/** Runs a script of several statements. */
export async function runScript<Row>(
  on: pg.Pool | pg.ClientBase,
  sql: string,
): Promise<{ rows: Row[] }> {
  // an array, of which the types know nothing, where there were several
  const results = [await on.query(sql)].flat() as pg.QueryResult[];
  return { rows: results.flatMap(({ rows }) => rows as Row[]) };
}

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

const identifier = (name: string) => pg.escapeIdentifier(name);

/** COPY in pieces, which together are one only inside a transaction. */
export async function copyRows(
  client: pg.ClientBase,
  ...[table, columns, rows]: Parameters<Db['copy']>
) {
  const command = `copy ${identifier(table)} (${columns.map(identifier).join(', ')}) from stdin`;
  for await (const chunk of copyChunks(rows, COPY_CHUNK)) await copyChunk(client, command, chunk);
}
