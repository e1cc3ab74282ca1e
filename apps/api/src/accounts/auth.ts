import { createHash } from 'node:crypto';
import type { Db } from '../db/db.ts';
import { Problem } from '../http/problem.ts';

/** The account that sends a request. */
export interface Account {
  id: string;
  /** SHA-256 of the token: the session that the request belongs to. */
  tokenHash: Buffer;
  /** Set for a company's key: the company that it speaks for. A person speaks for all of their companies. */
  keyOf?: string;
}

/** Returns the hash under which a token is stored. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest();

/** Returns the token of `Authorization: Bearer {token}`. */
export const bearerToken = (header: string | undefined) =>
  /^Bearer +(\S+)$/i.exec(header ?? '')?.[1];

/** Days without use after which a session has ended, even if its token has not expired. */
export const IDLE_DAYS = 7;

/** The time of the last use is stored at most once an hour. */
const SESSION = `
  select account_id id, seen_at < now() - interval '1 hour' "wasSeenLongAgo" from session
  where token_hash = $1 and expires_at > now() and seen_at > now() - make_interval(days => ${IDLE_DAYS})`;

/** Resolves to the account of a session's token; null without a token or if the session has ended. */
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
