import type { Db } from './db.ts';

/** Statement names by text, of the texts that came first: most statements run again and again. */
const names = new Map<string, string>();
const MAX_NAMES = 200;

/** Runs a statement. While there are names left, its text gets one and is planned once for each connection. */
export function runPrepared<Row>(db: Db, { text, params }: { text: string; params: unknown[] }) {
  const name = names.get(text) ?? (names.size < MAX_NAMES ? `prepared_${names.size}` : undefined);
  if (name) names.set(text, name);
  return db.query<Row>(text, params, { name });
}
