import type { OpenSession } from '@org/api-client/schema';
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

/** Makes an account; false where somebody has the login already. */
export async function insertAccount(
  db: Db,
  { id, login, passwordHash }: { id: string; login: Login; passwordHash: string },
): Promise<boolean> {
  const { rows } = await db.query(
    `insert into account (id, ${login.kind}, password_hash) values ($1, $2, $3)
     on conflict do nothing returning id`,
    [id, login.address, passwordHash],
  );
  return rows.length > 0;
}

export const insertConsent = (
  db: Db,
  consent: { accountId: string; kind: string; version: string; ip: string },
) =>
  db.query(
    'insert into consent (account_id, kind, version, given, ip) values ($1, $2, $3, true, $4)',
    [consent.accountId, consent.kind, consent.version, consent.ip],
  );

export async function selectPasswordHash(db: Db, accountId: string): Promise<string | undefined> {
  const { rows } = await db.query<{ password_hash: string }>(
    'select password_hash from account where id = $1',
    [accountId],
  );
  return rows[0]?.password_hash;
}

/** Whether one of the logins of an account is this text. */
export async function isOwnLogin(db: Db, accountId: string, addresses: readonly string[]) {
  const { rows } = await db.query(
    'select from account where id = $1 and (email = any($2) or phone = any($2))',
    [accountId, addresses],
  );
  return rows.length > 0;
}

/** Sets a password, and ends every session that the old one opened. */
export async function updatePasswordHash(db: Db, accountId: string, passwordHash: string) {
  await db.query('update account set password_hash = $2 where id = $1', [accountId, passwordHash]);
  await db.query('delete from session where account_id = $1', [accountId]);
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

/** The sessions of an account that have not ended: the current one first, then the newest. */
export async function selectSessions(
  db: Db,
  accountId: string,
  tokenHash: Buffer,
): Promise<OpenSession[]> {
  type Row = Omit<OpenSession, 'created_at' | 'expires_at'> & {
    created_at: Date;
    expires_at: Date;
  };
  const { rows } = await db.query<Row>(
    `select id, created_at, expires_at, user_agent, token_hash = $2 current
     from session where account_id = $1 and expires_at > now() order by current desc, created_at desc, id`,
    [accountId, tokenHash],
  );
  return rows.map(({ created_at, expires_at, ...row }) => ({
    ...row,
    created_at: created_at.toISOString(),
    expires_at: expires_at.toISOString(),
  }));
}

export const deleteSessionByToken = (db: Db, tokenHash: Buffer) =>
  db.query('delete from session where token_hash = $1', [tokenHash]);

/** Ends one session of an account; false where it has none of that id. */
export async function deleteSessionById(db: Db, accountId: string, id: string): Promise<boolean> {
  const { rows } = await db.query(
    'delete from session where id = $1 and account_id = $2 returning id',
    [id, accountId],
  );
  return rows.length > 0;
}
