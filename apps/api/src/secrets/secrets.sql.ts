import type { Db } from '../db/db.ts';
import { allRows, hasRows } from '../db/db-rows.ts';

/** Tables with a column `secret` for plain secrets and a column `sealed`. */
export type Keeper = 'source' | 'webhook';

export interface SecretRow {
  id: string;
  secret: string | Buffer | null;
  sealed: Buffer | null;
}

/** The next secrets of a table after an id, in batches. */
export const selectKept = (db: Db, table: Keeper, after: string | null): Promise<SecretRow[]> =>
  allRows<SecretRow>(
    db,
    `select id, secret, sealed from ${table}
     where ($1::uuid is null or id > $1) and (secret is not null or sealed is not null) order by id limit 500`,
    [after],
  );

/** Stores a secret that was sealed again. Resolves to false if somebody has changed it meanwhile. */
export const reseal = (
  db: Db,
  table: Keeper,
  { id, secret, sealed }: SecretRow,
  now: Buffer,
): Promise<boolean> =>
  hasRows(
    db,
    `update ${table} set secret = null, sealed = $2 where id = $1 and secret is not distinct from $3 and sealed is not distinct from $4 returning id`,
    [id, now, secret, sealed],
  );
