import type { Db } from '../../db/db.ts';
import { firstRow, hasRows } from '../../db/db-rows.ts';

export interface AppRow {
  secret: Buffer;
  isConfirmed: boolean;
}

export const selectApp = (db: Db, accountId: string): Promise<AppRow | undefined> =>
  firstRow<AppRow>(
    db,
    'select secret, confirmed_at is not null "isConfirmed" from totp where account_id = $1',
    [accountId],
  );

/** Stores the secret of an app that is still to be confirmed; resolves to false if one is confirmed already. */
export const insertApp = (db: Db, accountId: string, secret: Uint8Array): Promise<boolean> =>
  hasRows(
    db,
    `insert into totp (account_id, secret) values ($1, $2)
     on conflict (account_id) do update set secret = excluded.secret, last_step = 0 where totp.confirmed_at is null returning 1`,
    [accountId, Buffer.from(secret)],
  );

export const confirmApp = (db: Db, accountId: string) =>
  db.query('update totp set confirmed_at = now() where account_id = $1', [accountId]);

/** Marks the code of a time step as used; resolves to false if it or a later one was used before. */
export const takeStep = (db: Db, accountId: string, step: number): Promise<boolean> =>
  hasRows(
    db,
    'update totp set last_step = $2 where account_id = $1 and last_step < $2 returning 1',
    [accountId, step],
  );

export const deleteApp = (db: Db, accountId: string): Promise<boolean> =>
  hasRows(db, 'delete from totp where account_id = $1 and confirmed_at is not null returning 1', [
    accountId,
  ]);
