import type { Db } from '../db/db.ts';

/**
 * Frees the space of rows that are gone, and counts what is there for the planner. PostgreSQL does both by itself; the
 * embedded database has no such worker and would grow with each price list. Table by table: others are served in between.
 */
export async function vacuum(db: Db): Promise<void> {
  const { rows } = await db.query<{ name: string }>(
    `select oid::regclass::text "name" from pg_class where relkind = 'r' and relpersistence = 'p' order by oid`,
  );
  for (const { name } of rows) await db.exec(`vacuum (analyze) ${name}`);
}
