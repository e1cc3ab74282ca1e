/**
 * What queries need of a database: PostgreSQL and the embedded one both give it, with the same values on both.
 * `bigint`, `numeric` and `count(*)` arrive as JavaScript numbers, `timestamptz` as `Date`, `date` as an ISO string
 * (`2026-03-01`), `json` parsed, `bytea` as `Buffer`. A JavaScript array is a PostgreSQL array; for a JSON array pass
 * `JSON.stringify(value)`.
 */
export interface Db {
  /**
   * Runs one statement with positional parameters (`$1`); `undefined` is null. One that has a name, which no other text may
   * have, is planned once for each connection.
   */
  query<Row>(
    text: string,
    params?: readonly unknown[],
    options?: { name?: string },
  ): Promise<{ rows: Row[] }>;
  /**
   * Runs `work` in one READ COMMITTED transaction: commits when it resolves, rolls back when it throws.
   * Inside `work` only the `db` handed to it may be used. Within a transaction it is a savepoint.
   */
  transaction<Result>(work: (db: Db) => Promise<Result>): Promise<Result>;
  /**
   * Fills `table(columns)` with rows of PostgreSQL's text COPY format as they come, each without its line end
   * (`copyRow` in copy.ts writes one). All or nothing; inside a transaction it is part of it.
   */
  copy(
    table: string,
    columns: readonly string[],
    rows: Iterable<string> | AsyncIterable<string>,
  ): Promise<void>;
  /** Runs a script of several statements without parameters; answers the rows of all of them, one after another. */
  exec<Row>(sql: string): Promise<{ rows: Row[] }>;
}

/** Connections of a database: how many exist, how many of them idle, how many callers wait for one. */
interface DatabaseLoad {
  total: number;
  idle: number;
  waiting: number;
}

/** A database together with the right to end it. */
export interface Database extends Db {
  /** What this is, for logs: `PostgreSQL host/name` or `PGlite ./.data/pglite`. */
  readonly name: string;
  /**
   * Runs `work`, which brings the database up to date, and takes as long as that needs; processes that start together
   * take turns.
   */
  prepare<Result>(work: (db: Db) => Promise<Result>): Promise<Result>;
  /**
   * Tells of what triggers write to the channel of news, in whichever process; null where something may have been missed.
   * Resolves once nothing more is, to what ends it.
   */
  listen(onNotice: (payload: string | null) => void): Promise<() => Promise<void>>;
  load(): DatabaseLoad;
  /** Waits for running statements, then closes. */
  close(): Promise<void>;
}
