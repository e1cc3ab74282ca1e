import { createHash } from 'node:crypto';
import type { Db } from '../db/db.ts';
import { hasRows } from '../db/db-rows.ts';
import { isOpen } from '../db/open-session.ts';
import { Problem } from '../http/problem.ts';
import { acts } from './mandates.ts';

/** The account that sends a request. */
export interface Account {
  id: string;
  /** SHA-256 of the token: the session that the request belongs to. */
  tokenHash: Buffer;
  /** Set for a company's key: the company that it speaks for. A person speaks for all of their companies. */
  keyOf?: string;
  /** Set for a company's key: its id. */
  keyId?: string;
}

/** Returns the hash under which a token is stored. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest();

/** Returns the token of `Authorization: Bearer {token}`. */
export const bearerToken = (header: string | undefined) =>
  /^Bearer +(\S+)$/i.exec(header ?? '')?.[1];

/** Condition that a request's credential still opens something: its session has not ended, or its key acts. */
export const isValid = (tokenHash: string) =>
  `(exists (select from session s where s.token_hash = ${tokenHash} and ${isOpen('s')})
    or exists (select from company_key k where k.secret_hash = ${tokenHash} and ${acts('k', 'key')}))`;

/** The time of the last use is stored at most once an hour. */
const SESSION = `
  select account_id id, seen_at < now() - interval '1 hour' "wasSeenLongAgo" from session s
  where token_hash = $1 and ${isOpen('s')}`;

/** The account of a session's token; null without a token or if the session has ended. */
export async function findAccount(db: Db, token: string | undefined): Promise<Account | null> {
  if (token === undefined) return null;
  const tokenHash = hashToken(token);
  const { rows } = await db.query<{ id: string; wasSeenLongAgo: boolean }>(SESSION, [tokenHash]);
  const [session] = rows;
  if (!session) return null;
  if (session.wasSeenLongAgo)
    await db.query('update session set seen_at = now() where token_hash = $1', [tokenHash]);
  return { id: session.id, tokenHash };
}

/** Returns the account of a request that needs one. Throws a 401 problem if there is none. */
export function requireAccount<A extends Pick<Account, 'id'> = Account>({
  account,
}: {
  account: A | null;
}): A {
  if (account) return account;
  throw new Problem(401);
}

/**
 * Throws a 401 problem if the credential of a request has ended since the request began. To be called when the body has
 * come, which may take minutes.
 */
export async function requireValid({
  db,
  account,
}: {
  db: Db;
  account: Account | null;
}): Promise<void> {
  const { tokenHash } = requireAccount({ account });
  if (!(await hasRows(db, `select where ${isValid('$1')}`, [tokenHash]))) throw new Problem(401);
}
