import type { Db } from '../../../db/db.ts';

export interface AppRow {
  secret: Buffer;
  isConfirmed: boolean;
}

export async function selectApp(db: Db, accountId: string): Promise<AppRow | undefined> {
  const { rows } = await db.query<AppRow>(
    'select secret, confirmed_at is not null "isConfirmed" from totp where account_id = $1',
    [accountId],
  );
  return rows[0];
}

/** Stores the secret of an app that is still to be confirmed; resolves to false if one is confirmed already. */
export async function insertApp(db: Db, accountId: string, secret: Uint8Array): Promise<boolean> {
  const { rows } = await db.query(
    `insert into totp (account_id, secret) values ($1, $2)
     on conflict (account_id) do update set secret = excluded.secret, last_step = 0 where totp.confirmed_at is null returning 1`,
    [accountId, Buffer.from(secret)],
  );
  return rows.length > 0;
}

export const confirmApp = (db: Db, accountId: string) =>
  db.query('update totp set confirmed_at = now() where account_id = $1', [accountId]);

/** Marks the code of a time step as used; resolves to false if it or a later one was used before. */
export async function takeStep(db: Db, accountId: string, step: number): Promise<boolean> {
  const { rows } = await db.query(
    'update totp set last_step = $2 where account_id = $1 and last_step < $2 returning 1',
    [accountId, step],
  );
  return rows.length > 0;
}

export async function deleteApp(db: Db, accountId: string): Promise<boolean> {
  const { rows } = await db.query(
    'delete from totp where account_id = $1 and confirmed_at is not null returning 1',
    [accountId],
  );
  return rows.length > 0;
}
