/** What one COPY writes: a table, its columns, and the rows as they come. */
export interface Table {
  name: string;
  columns: readonly string[];
  rows: Iterable<readonly unknown[]>;
  /** How many rows there will be, where it is known and worth telling. */
  expected?: number;
}

/** `map` for rows that come one by one. */
export function* mapRows<From, To>(rows: Iterable<From>, map: (row: From) => To): Generator<To> {
  for (const row of rows) yield map(row);
}
