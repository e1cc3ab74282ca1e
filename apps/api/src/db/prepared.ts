import type { Db } from './db.ts';

/** Names of the statements that were asked first; most of them are asked again and again. */
const names = new Map<string, string>();
const MOST_NAMES = 200;

/** Runs a statement; as far as there are names, its text is planned once for each connection. */
export function runPrepared<Row>(db: Db, { text, params }: { text: string; params: unknown[] }) {
  const name = names.get(text) ?? (names.size < MOST_NAMES ? `prepared_${names.size}` : undefined);
  if (name) names.set(text, name);
  return db.query<Row>(text, params, { name });
}
