import type { FastifyRequest } from 'fastify';
import { invalid } from '../../contract/refusal.ts';
import { requireAccount } from '../auth.ts';
import { logSecurity } from '../security-log.ts';
import { verifyPassword } from './password.ts';

/**
 * Checks the password of the signed-in account, because a session alone may be stolen. Resolves to the account's id.
 * Throws a 422 problem for a wrong password.
 */
export async function confirmPassword(
  request: Pick<FastifyRequest, 'db' | 'account' | 'limiter' | 'log' | 'ip'>,
  password: string,
): Promise<string> {
  const { db, limiter } = request;
  const { id, tokenHash } = requireAccount(request);
  const key = `${id} ${tokenHash.toString('base64')}`;
  await limiter.take('guessBySession', key);
  const { rows } = await db.query<{ password_hash: string }>(
    'select password_hash from account where id = $1',
    [id],
  );
  if (!(await verifyPassword(password, rows[0]?.password_hash))) {
    logSecurity(request, 'current-password', 'refused');
    throw invalid({ current_password: ['Неверный текущий пароль'] });
  }
  await limiter.clear('guessBySession', key);
  return id;
}
