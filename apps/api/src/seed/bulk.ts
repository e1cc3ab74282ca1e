import type { Db } from '../db/db.ts';

/** The indexes of the tables, except those of primary and unique keys. */
const INDEXES = `
  select format('drop index %s', indexrelid::regclass) drop, pg_get_indexdef(indexrelid) "create"
  from pg_index
  where indrelid = any($1::text[]::regclass[])
    and not exists (select from pg_constraint where conindid = indexrelid)
  order by indexrelid`;

const FOREIGN_KEYS = `
  select format('alter table %s drop constraint %I', conrelid::regclass, conname) drop,
    format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) "create"
  from pg_constraint
  where contype = 'f' and conrelid = any($1::text[]::regclass[])
  order by oid`;

/**
 * Drops the indexes and foreign keys of tables that are about to be filled. Resolves to the statements that create them
 * again: on a full table that is several times cheaper than row by row.
 */
export async function dropDerived(db: Db, tables: readonly string[]): Promise<string[]> {
  const restore: string[] = [];
  for (const derived of [INDEXES, FOREIGN_KEYS]) {
    const { rows } = await db.query<{ drop: string; create: string }>(derived, [tables]);
    for (const { drop } of rows) await db.exec(drop);
    restore.push(...rows.map(({ create }) => create));
  }
  return restore;
}
