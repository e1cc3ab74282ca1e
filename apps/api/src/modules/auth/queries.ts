import { hashToken } from '../../auth.ts';
import type { Db } from '../../db/db.ts';
import type { Login } from '../../login.ts';

export interface StoredAccount {
  id: string;
  password_hash: string;
}

/** The account of a login, whether or not its address is confirmed. */
export async function selectAccount(
  db: Db,
  { kind, address }: Login,
): Promise<StoredAccount | undefined> {
  const { rows } = await db.query<StoredAccount>(
    `select id, password_hash from account where ${kind} = $1`,
    [address],
  );
  return rows[0];
}

/** Opens a session; resolves to its end. */
export async function insertSession(
  db: Db,
  session: { id: string; token: string; accountId: string; hours: number; userAgent?: string },
): Promise<Date> {
  const { id, token, accountId, hours, userAgent } = session;
  const { rows } = await db.query<{ expires_at: Date }>(
    `insert into session (id, token_hash, account_id, expires_at, user_agent)
     values ($1, $2, $3, now() + make_interval(hours => $4), $5) returning expires_at`,
    [id, hashToken(token), accountId, hours, userAgent],
  );
  return rows[0]!.expires_at;
}

export const deleteSessionByToken = (db: Db, tokenHash: Buffer) =>
  db.query('delete from session where token_hash = $1', [tokenHash]);
