import { randomBytes } from 'node:crypto';
import type { Session } from '@org/api-client/schema';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../db/db.ts';
import { hashToken } from './auth.ts';
import { deleteChallenges } from './challenges.ts';
import { rememberDevice } from './device.ts';
import { addNotice } from './notices/notices.ts';

export const SESSION_HOURS = { usual: 24, remembered: 30 * 24 };
const TOKEN_BYTES = 32;
/** Characters of a user agent that are stored: enough to tell one browser from another. */
const USER_AGENT_LENGTH = 300;

interface Options {
  hours?: number;
  /** Whether to notify the owner of a browser that is new to the account. @default false */
  notifiesOfDevice?: boolean;
}

/** Opens a session for an account and remembers the browser. */
export async function openSession(
  request: Pick<FastifyRequest, 'headers' | 'config' | 'jobs'>,
  reply: FastifyReply,
  db: Db,
  accountId: string,
  { hours = SESSION_HOURS.usual, notifiesOfDevice = false }: Options = {},
): Promise<Session> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const userAgent = request.headers['user-agent']?.slice(0, USER_AGENT_LENGTH);
  const { rows } = await db.query<{ expires_at: Date }>(
    `insert into session (id, token_hash, account_id, expires_at, user_agent)
     values ($1, $2, $3, now() + make_interval(hours => $4), $5) returning expires_at`,
    [uuidv7(), hashToken(token), accountId, hours, userAgent],
  );
  const isNewDevice = await rememberDevice(db, request, reply, accountId);
  if (isNewDevice && notifiesOfDevice)
    await addNotice(db, request.jobs, accountId, {
      kind: 'new-device',
      detail: userAgent ?? 'без названия',
    });
  return { token, token_type: 'Bearer', expires_at: rows[0]!.expires_at.toISOString() };
}

/** Ends every session of an account, and forgets the browsers that it was used in. */
export async function endSessions(db: Db, accountId: string): Promise<void> {
  await db.query('delete from session where account_id = $1', [accountId]);
  await db.query('delete from device where account_id = $1', [accountId]);
  await deleteChallenges(db, accountId);
}
