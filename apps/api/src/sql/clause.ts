/** Adds a parameter to a statement and returns its placeholder. */
export type Add = (value: unknown) => string;
/** A condition in SQL, written out once the statement that it goes into is known. */
export type Clause = (add: Add) => string;

export interface Statement {
  text: string;
  params: unknown[];
}

/** Writes a statement with all its values as parameters. */
export function statement(write: (add: Add) => string): Statement {
  const params: unknown[] = [];
  const text = write((value) => `$${params.push(value)}`);
  return { text, params };
}

export const all =
  (clauses: readonly Clause[]): Clause =>
  (add) =>
    clauses.map((clause) => clause(add)).join(' and ');

export const anyOf =
  (column: string, values: readonly unknown[]): Clause =>
  (add) =>
    values.length === 1 ? `${column} = ${add(values[0])}` : `${column} = any(${add(values)})`;

/** Writes conditions that follow those a statement begins with. */
export const and = (clauses: Iterable<Clause>, add: Add): string =>
  [...clauses].map((clause) => ` and ${clause(add)}`).join('');
