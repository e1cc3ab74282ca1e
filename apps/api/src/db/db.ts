/**
 * What queries need of a database. PostgreSQL and the embedded database both implement it, with the same values.
 * `bigint`, `numeric` and `count(*)` arrive as JavaScript numbers, `timestamptz` as `Date`, `date` as an ISO string
 * (`2026-03-01`), `json` parsed, `bytea` as `Buffer`. A JavaScript array is a PostgreSQL array; for a JSON array pass
 * `JSON.stringify(value)`.
 */
export interface Queryable {
  /**
   * Runs one statement with positional parameters (`$1`); `undefined` is null. A statement with a name is planned once
   * for each connection; no other text may have that name.
   */
  query<Row>(
    text: string,
    params?: readonly unknown[],
    options?: { name?: string },
  ): Promise<{ rows: Row[] }>;
}

/** A database, or a transaction in it. */
export interface Db extends Queryable {
  /**
   * Runs `work` in one READ COMMITTED transaction: commits when it resolves, rolls back when it throws.
   * Inside `work` only the `db` handed to it may be used. A transaction inside another is a savepoint.
   */
  transaction<Result>(work: (db: Db) => Promise<Result>): Promise<Result>;
  /**
   * Streams rows of PostgreSQL's text COPY format into `table(columns)`, each without its line end (`copyRow` in
   * copy.ts writes one). All or nothing; inside a transaction it is part of that transaction.
   */
  copy(
    table: string,
    columns: readonly string[],
    rows: Iterable<string> | AsyncIterable<string>,
  ): Promise<void>;
  /** Runs a script of several statements without parameters; resolves to the rows of all of them, in order. */
  exec<Row>(sql: string): Promise<{ rows: Row[] }>;
}

/** Connections of a database: how many exist, how many of them idle, how many callers wait for one. */
interface DatabaseLoad {
  total: number;
  idle: number;
  waiting: number;
}

/** An open database, which its owner may close. */
export interface Database extends Db {
  /** What this is, for logs: `PostgreSQL host/name` or `PGlite ./.data/pglite`. */
  readonly name: string;
  /**
   * Runs `work`, which brings the database up to date, without time limits. Processes that start together take turns.
   */
  prepare<Result>(work: (db: Db) => Promise<Result>): Promise<Result>;
  /**
   * Calls `onNotice` with each payload that triggers send, in any process; null if some may have been missed.
   * Resolves once it listens, to the function that stops it.
   */
  listen(onNotice: (payload: string | null) => void): Promise<() => Promise<void>>;
  load(): DatabaseLoad;
  /** Waits for running statements, then closes. */
  close(): Promise<void>;
}
