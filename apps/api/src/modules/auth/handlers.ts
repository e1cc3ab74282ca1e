import { randomBytes } from 'node:crypto';
import type { Session } from '@org/api-client/schema';
import type { FastifyRequest } from 'fastify';
import { v7 as uuidv7 } from 'uuid';
import { requireAccount } from '../../auth.ts';
import type { Handler } from '../../contract.ts';
import { parseLogin } from '../../login.ts';
import { Problem } from '../../problem.ts';
import { verifyPassword } from './password.ts';
import { deleteSessionByToken, insertSession, selectAccount } from './queries.ts';

const HOURS = { usual: 24, remembered: 30 * 24 };
const TOKEN_BYTES = 32;
/** As much of a browser's name as tells it from another. */
const USER_AGENT_LENGTH = 300;

async function openSession(
  { db, headers }: Pick<FastifyRequest, 'db' | 'headers'>,
  accountId: string,
  hours = HOURS.usual,
): Promise<Session> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const userAgent = headers['user-agent']?.slice(0, USER_AGENT_LENGTH);
  const expiresAt = await insertSession(db, { id: uuidv7(), token, accountId, hours, userAgent });
  return { token, token_type: 'Bearer', expires_at: expiresAt.toISOString() };
}

export const login: Handler<'login'> = async (request) => {
  const { db, body } = request;
  const account = await selectAccount(db, parseLogin(body.login));
  const isRight = await verifyPassword(body.password, account?.password_hash);
  if (!account || !isRight) throw new Problem(401, 'Неверный логин или пароль');
  return openSession(request, account.id, body.remember_me ? HOURS.remembered : HOURS.usual);
};

export const logout: Handler<'logout'> = async (request) => {
  await deleteSessionByToken(request.db, requireAccount(request).tokenHash);
};
