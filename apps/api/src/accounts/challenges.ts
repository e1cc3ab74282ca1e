import { randomBytes } from 'node:crypto';
import type { Db } from '../db/db.ts';
import { firstRow } from '../db/db-rows.ts';
import { hashToken } from './auth.ts';

const TOKEN_BYTES = 32;
const MINUTES = 10;

interface NewChallenge {
  accountId: string;
  purpose: 'login' | 'passkey' | 'proof';
  /** The text that a passkey signs. */
  question: string;
  /** Length of the session that is asked for. @default 0 */
  hours?: number;
}

/** Stores a challenge for an account. `findChallenge` finds it by the returned token. */
export async function addChallenge(
  db: Db,
  { accountId, purpose, question, hours = 0 }: NewChallenge,
): Promise<{ token: string; expiresAt: Date }> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const { rows } = await db.query<{ expires_at: Date }>(
    `insert into challenge (token_hash, account_id, purpose, question, hours, expires_at)
     values ($1, $2, $3, $4, $5, now() + make_interval(mins => $6)) returning expires_at`,
    [hashToken(token), accountId, purpose, question, hours, MINUTES],
  );
  return { token, expiresAt: rows[0]!.expires_at };
}

interface Challenge {
  accountId: string;
  question: string;
  hours: number;
}

/** The challenge of a token. With a lock, nobody else can answer it until the transaction ends. */
export const findChallenge = (
  db: Db,
  token: string,
  purpose: NewChallenge['purpose'],
  lock: '' | 'for update' = '',
): Promise<Challenge | undefined> =>
  firstRow<Challenge>(
    db,
    `select account_id "accountId", question, hours from challenge
     where token_hash = $1 and purpose = $2 and expires_at > now() ${lock}`,
    [hashToken(token), purpose],
  );

export const deleteChallenge = (db: Db, token: string) =>
  db.query('delete from challenge where token_hash = $1', [hashToken(token)]);

/** Deletes all challenges of an account: logins that stopped after the password, and passkeys that were not created. */
export const deleteChallenges = (db: Db, accountId: string) =>
  db.query('delete from challenge where account_id = $1', [accountId]);
