/** What one COPY writes: a table, its columns, and its rows one by one. */
export interface Table {
  name: string;
  columns: readonly string[];
  rows: Iterable<readonly unknown[]>;
  /** The number of rows, if it is known and worth logging. */
  expected?: number;
}

/** Like `map`, for rows that come one by one. */
export function* mapRows<From, To>(rows: Iterable<From>, map: (row: From) => To): Generator<To> {
  for (const row of rows) yield map(row);
}
