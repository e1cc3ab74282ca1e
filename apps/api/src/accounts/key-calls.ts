import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Operation } from '../contract/openapi.ts';
import { plainAddress } from '../http/client-address.ts';

/** Whether programs change something by an operation. */
export const isChange = ({ method, scope, repeat }: Operation) =>
  method !== 'GET' && scope !== undefined && repeat !== 'reads';

const isDryRun = (body: unknown) => (body as { dry_run?: boolean } | null)?.dry_run === true;

/**
 * Records what a company's key has changed, or was refused to change, before the program hears of it. What is only
 * calculated is no change. A call that can't be recorded is answered all the same: it has been done.
 */
export const recordKeyCall =
  ({ id, url }: Operation) =>
  async (
    { account, body, db, ip, log, params }: FastifyRequest,
    { statusCode }: FastifyReply,
    payload: unknown,
  ) => {
    if (account?.keyId === undefined || isDryRun(body)) return payload;
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
