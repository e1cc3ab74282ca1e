import type { Queryable } from './db.ts';

type Statement = Parameters<Queryable['query']>;

/** Runs a statement that returns rows, and resolves to them. */
export const allRows = async <Row>(db: Queryable, ...statement: Statement): Promise<Row[]> =>
  (await db.query<Row>(...statement)).rows;

/** The first row that a statement returns; undefined if there is none. */
export const firstRow = async <Row>(
  db: Queryable,
  ...statement: Statement
): Promise<Row | undefined> => (await allRows<Row>(db, ...statement))[0];

/** Whether a statement returns a row: whether something is there, or was changed. */
export const hasRows = async (db: Queryable, ...statement: Statement): Promise<boolean> =>
  (await allRows(db, ...statement)).length > 0;
