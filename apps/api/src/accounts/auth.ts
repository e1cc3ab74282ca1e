import { createHash } from 'node:crypto';
import type { Db } from '../db/db.ts';
import { Problem } from '../http/problem.ts';

/** Who sends a request. */
export interface Account {
  id: string;
  /** SHA-256 of the token: the session that the request belongs to. */
  tokenHash: Buffer;
  /** The company that a key speaks for; a person speaks for all of his own. */
  keyOf?: string;
}

/** What is stored of a token. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest();

/** The token of `Authorization: Bearer {token}`. */
export const bearerToken = (header: string | undefined) =>
  /^Bearer +(\S+)$/i.exec(header ?? '')?.[1];

/** A session that was not used for so long has ended, however long its token would live. */
export const IDLE_DAYS = 7;

/** Its last use is noted once an hour. */
const SESSION = `
  select account_id id, seen_at < now() - interval '1 hour' "wasSeenLongAgo" from session
  where token_hash = $1 and expires_at > now() and seen_at > now() - make_interval(days => ${IDLE_DAYS})`;

/** The account of a session's token; null without a token, and with one that has ended. */
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

/** The account of a request that needs one; 401 without. */
export function requireAccount<A extends Pick<Account, 'id'> = Account>({
  account,
}: {
  account: A | null;
}): A {
  if (account) return account;
  throw new Problem(401);
}
