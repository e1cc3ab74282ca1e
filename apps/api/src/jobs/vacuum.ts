import type { Db } from '../db/db.ts';

/**
 * Frees the space of deleted rows and updates the planner's statistics. PostgreSQL does both by itself; the embedded
 * database has no such worker and would grow with each price list. Works table by table, so that other queries run in
 * between.
 */
export async function vacuum(db: Db): Promise<void> {
  const { rows } = await db.query<{ name: string }>(
    `select oid::regclass::text "name" from pg_class where relkind = 'r' and relpersistence = 'p' order by oid`,
  );
  for (const { name } of rows) await db.exec(`vacuum (analyze) ${name}`);
}
