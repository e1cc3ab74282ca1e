/**
 * What queries need of a database: PostgreSQL and the embedded one both give it.
 * `query` runs one statement with positional parameters; numbers of type bigint arrive as JavaScript numbers,
 * dates as `Date`, and `date` columns as ISO strings.
 */
export interface Db {
  query<Row>(text: string, params?: readonly unknown[]): Promise<{ rows: Row[] }>;
  /** Runs `work` in one READ COMMITTED transaction: commits when it resolves, rolls back when it throws. */
  transaction<Result>(work: (db: Db) => Promise<Result>): Promise<Result>;
  /**
   * Fills `table(columns)` with rows of PostgreSQL's text COPY format (tab separated, `\N` for null), as they come.
   * Inside a transaction it is part of it. Resolves to the number of rows.
   */
  copy(table: string, columns: readonly string[], rows: Iterable<string> | AsyncIterable<string>): Promise<void>;
}

/** A database together with the right to end it. */
export interface Database extends Db {
  /** Runs a script of several statements without parameters. */
  exec(sql: string): Promise<void>;
  close(): Promise<void>;
}
