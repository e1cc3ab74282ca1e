import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Operation } from '../contract/openapi.ts';
import { plainAddress } from '../http/client-address.ts';

/** Whether an operation changes something. */
const isChange = ({ method, repeat }: Operation) => method !== 'GET' && repeat !== 'reads';

const isDryRun = (body: unknown) => (body as { dry_run?: boolean } | null)?.dry_run === true;

/**
 * Records what a company's key has changed, or was refused to change, before the program hears of it, and counts what
 * it reads. What is only calculated is no change. A call that can't be recorded is answered all the same: it has been
 * done. Decision 441.
 */
export function recordKeyCall(operation: Operation) {
  const { id, url } = operation;
  const changes = isChange(operation);
  return async (
    { account, body, db, ip, keyReads, log, params }: FastifyRequest,
    { statusCode }: FastifyReply,
    payload: unknown,
  ) => {
    if (account?.keyId === undefined || account.keyOf === undefined) return payload;
    if (!changes || isDryRun(body)) {
      keyReads.note({ company_id: account.keyOf, key_id: account.keyId, operation: id });
      return payload;
    }
    const order = url.startsWith('/orders/:id') ? (params as { id: string }).id : null;
    await db
      .query(
        `insert into key_call (company_id, key_id, key_name, operation, order_id, status, address)
         select company_id, id, name, $2, $3, $4, $5 from company_key where id = $1`,
        [account.keyId, id, order, statusCode, plainAddress(ip)],
      )
      .catch((err: unknown) =>
        log.error({ err, operation: id }, 'a call by a key is not recorded'),
      );
    return payload;
  };
}
