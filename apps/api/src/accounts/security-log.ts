import type { FastifyRequest } from 'fastify';
import { plainAddress } from '../http/client-address.ts';

export type Outcome = 'done' | 'refused' | 'limited';

type LoggedRequest = Pick<FastifyRequest, 'log' | 'ip' | 'account'>;

/** Logs what matters for the security of an account: who, from where, with what outcome; never what was typed. */
export function logSecurity(
  request: LoggedRequest,
  event: string,
  outcome: Outcome,
  accountId = request.account?.id,
): void {
  const line = {
    security: event,
    outcome,
    account: accountId ?? null,
    address: plainAddress(request.ip),
  };
  if (outcome === 'done') request.log.info(line, 'security');
  else request.log.warn(line, 'security');
}
