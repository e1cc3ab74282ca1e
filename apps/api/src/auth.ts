import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Db } from './db/db.ts';
import { Problem } from './problem.ts';

/** Who sends a request. */
export interface Account {
  id: string;
  /** SHA-256 of the token: the session that the request belongs to. */
  tokenHash: Buffer;
}

/** What is stored of a token. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest();

const bearerToken = (header: string | undefined) => /^Bearer +(\S+)$/i.exec(header ?? '')?.[1];

/** The account of `Authorization: Bearer {token}`; null without a token, and with one that has ended. */
export async function findAccount(db: Db, header: string | undefined): Promise<Account | null> {
  const token = bearerToken(header);
  if (token === undefined) return null;
  const tokenHash = hashToken(token);
  const { rows } = await db.query<{ id: string }>(
    'select account_id id from session where token_hash = $1 and expires_at > now()',
    [tokenHash],
  );
  return rows[0] ? { id: rows[0].id, tokenHash } : null;
}

/** The account of a request that needs one; 401 without. */
export function requireAccount({ account }: Pick<FastifyRequest, 'account'>): Account {
  if (account) return account;
  throw new Problem(401);
}
