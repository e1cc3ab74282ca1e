import pg from 'pg';
import { currentRequestId, inSpan } from '../tracing/spans.ts';
import { copyChunks } from './copy.ts';
import type { Db } from './db.ts';

/** In characters: enough to make a statement's own cost negligible, few enough to gather without blocking others. */
const COPY_CHUNK = 256 * 1024;

/**
 * Adds the request id to a statement, so that the database's own views and log show it. A statement with a name has the
 * same text for all requests, so it gets no id.
 */
function withRequest(text: string, name: string | undefined): string {
  const id = name ? undefined : currentRequestId();
  return id ? `${text} /* request_id=${id} */` : text;
}

/** Runs one statement. Without `queryMode`, `pg` would accept several if there are no parameters. */
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
  // several statements give an array, which the types do not declare
  const results = [await on.query(sql)].flat() as pg.QueryResult[];
  return { rows: results.flatMap(({ rows }) => rows as Row[]) };
}

type CopyConnection = pg.Connection & {
  sendCopyFromChunk(chunk: Buffer): void;
  endCopyFrom(): void;
};

/**
 * Sends a COPY statement together with its data, without waiting for the server to ask for it. The embedded database
 * reads a whole request at once; PostgreSQL sees the same messages, and a round trip is saved.
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

/** Copies rows in several COPY statements, which are all or nothing only inside a transaction. */
export async function copyRows(
  client: pg.ClientBase,
  ...[table, columns, rows]: Parameters<Db['copy']>
) {
  const command = `copy ${identifier(table)} (${columns.map(identifier).join(', ')}) from stdin`;
  for await (const chunk of copyChunks(rows, COPY_CHUNK)) await copyChunk(client, command, chunk);
}
