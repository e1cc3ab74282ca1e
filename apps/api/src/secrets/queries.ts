import type { Db } from '../db/db.ts';

/** Tables with a column `secret`, plain, and a column `sealed`. */
export type Keeper = 'source' | 'webhook';

export interface Kept {
  id: string;
  secret: string | Buffer | null;
  sealed: Buffer | null;
}

/** What of a table's secrets comes after an id, some at a time. */
export async function selectKept(db: Db, table: Keeper, after: string | null): Promise<Kept[]> {
  const { rows } = await db.query<Kept>(
    `select id, secret, sealed from ${table}
     where ($1::uuid is null or id > $1) and (secret is not null or sealed is not null) order by id limit 500`,
    [after],
  );
  return rows;
}

/** False where somebody has changed the secret meanwhile. */
export async function reseal(
  db: Db,
  table: Keeper,
  { id, secret, sealed }: Kept,
  now: Buffer,
): Promise<boolean> {
  const { rows } = await db.query(
    `update ${table} set secret = null, sealed = $2 where id = $1 and secret is not distinct from $3 and sealed is not distinct from $4 returning id`,
    [id, now, secret, sealed],
  );
  return rows.length > 0;
}
