import type { OpenSession } from '@org/api-client/schema';
import type { Login } from '../../accounts/login.ts';
import type { Db } from '../../db/db.ts';
import { hasRows } from '../../db/db-rows.ts';
import { isOpen } from '../../db/open-session.ts';

export interface StoredAccount {
  id: string;
  password_hash: string;
  isVerified: boolean;
  /** Whether one can sign in by the login: not if it is unconfirmed and another one of the account is confirmed. */
  opens: boolean;
}

/** The account of a login, whether or not its address is confirmed. */
export async function selectAccount(
  db: Db,
  { kind, address }: Login,
): Promise<StoredAccount | undefined> {
  const other = kind === 'email' ? 'phone' : 'email';
  const { rows } = await db.query<StoredAccount>(
    `select id, password_hash, ${kind}_verified_at is not null "isVerified",
       ${kind}_verified_at is not null or ${other}_verified_at is null opens
     from account where ${kind} = $1`,
    [address],
  );
  return rows[0];
}

/** Locks an account until the transaction ends; resolves to false if it has another password by now. */
export const holdPassword = (
  db: Db,
  { id, password_hash }: Pick<StoredAccount, 'id' | 'password_hash'>,
): Promise<boolean> =>
  hasRows(db, 'select from account where id = $1 and password_hash = $2 for no key update', [
    id,
    password_hash,
  ]);

/** Makes an account; resolves to false if somebody has the login already. */
export const insertAccount = (
  db: Db,
  { id, login, passwordHash }: { id: string; login: Login; passwordHash: string },
): Promise<boolean> =>
  hasRows(
    db,
    `insert into account (id, ${login.kind}, password_hash) values ($1, $2, $3)
     on conflict do nothing returning id`,
    [id, login.address, passwordHash],
  );

export const insertConsent = (
  db: Db,
  consent: { accountId: string; kind: string; version: string; ip: string },
) =>
  db.query(
    'insert into consent (account_id, kind, version, given, ip) values ($1, $2, $3, true, $4)',
    [consent.accountId, consent.kind, consent.version, consent.ip],
  );

/** The e-mail and the phone of an account. */
export async function selectLogins(db: Db, accountId: string): Promise<string[]> {
  const { rows } = await db.query<{ email: string | null; phone: string | null }>(
    'select email, phone from account where id = $1',
    [accountId],
  );
  return rows.flatMap(({ email, phone }) => [email, phone]).filter((login) => login !== null);
}

export const updatePasswordHash = (db: Db, accountId: string, passwordHash: string) =>
  db.query('update account set password_hash = $2 where id = $1', [accountId, passwordHash]);

/** Marks an address of an account as confirmed. */
export const confirmAddress = (db: Db, accountId: string, { kind }: Login) =>
  db.query(
    `update account set ${kind}_verified_at = coalesce(${kind}_verified_at, now()) where id = $1`,
    [accountId],
  );

/** Removes an unconfirmed address from an account that has another one. */
export const dropAddress = (db: Db, accountId: string, kind: Login['kind']) =>
  db.query(`update account set ${kind} = null where id = $1 and ${kind}_verified_at is null`, [
    accountId,
  ]);

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
     from session s where account_id = $1 and ${isOpen('s')}
     order by current desc, created_at desc, id`,
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

/** Ends one session of an account; resolves to false if it has none with this id. */
export const deleteSessionById = (db: Db, accountId: string, id: string): Promise<boolean> =>
  hasRows(db, 'delete from session where id = $1 and account_id = $2 returning id', [
    id,
    accountId,
  ]);

export async function deleteSessionsBut(db: Db, accountId: string, tokenHash: Buffer) {
  await db.query('delete from session where account_id = $1 and token_hash <> $2', [
    accountId,
    tokenHash,
  ]);
}
