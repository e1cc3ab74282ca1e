import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { Problem } from '../../http/problem.ts';
import { takeKey } from './order-calls.sql.ts';

/** A call that may be repeated; the exchange with 1С makes calls without headers. */
export interface RepeatableCall {
  params: object;
  body?: unknown;
  headers?: IncomingHttpHeaders;
}

/**
 * Takes the call's idempotency key, within the transaction that does what the call is for. Resolves to true if that was
 * done under this key already: then nothing may be changed. Throws 409 if it was another call.
 */
export async function isRepeat(
  tx: Parameters<typeof takeKey>[0],
  accountId: string,
  name: string,
  { params, body, headers }: RepeatableCall,
): Promise<boolean> {
  const key = headers?.['idempotency-key'];
  if (key === undefined) return false;
  const bodyHash = createHash('sha256')
    .update(JSON.stringify(body ?? null))
    .digest();
  // programs may use the same keys for different orders
  const used = await takeKey(
    tx,
    accountId,
    [name, ...Object.values(params), key].join(' '),
    bodyHash,
  );
  if (used && !used.body_hash.equals(bodyHash))
    throw new Problem(409, 'Этот ключ уже использован для другого запроса');
  return used !== undefined;
}
