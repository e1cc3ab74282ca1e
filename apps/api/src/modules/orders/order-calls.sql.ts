import type { Db } from '../../db/db.ts';

/**
 * Takes an idempotency key for the account. Resolves to undefined if it was free, else to what it was used for. Waits
 * for a request that is using it at the moment.
 */
export async function takeKey(db: Db, accountId: string, key: string, bodyHash: Buffer) {
  const { rows: inserted } = await db.query(
    `insert into order_call (account_id, key, body_hash) values ($1, $2, $3) on conflict do nothing returning key`,
    [accountId, key, bodyHash],
  );
  if (inserted.length > 0) return undefined;
  const { rows } = await db.query<{
    body_hash: Buffer;
    order_ids: string[];
    approval_id: string | null;
  }>(
    'select body_hash, order_ids, approval_id from order_call where account_id = $1 and key = $2',
    [accountId, key],
  );
  return rows[0];
}

/** Keeps what a key was used for: orders, or an approval that they wait for. */
export const fillKey = (
  db: Db,
  accountId: string,
  key: string,
  { ids = [], approvalId = null }: { ids?: readonly string[]; approvalId?: string | null },
) =>
  db.query(
    'update order_call set order_ids = $3::uuid[], approval_id = $4 where account_id = $1 and key = $2',
    [accountId, key, ids, approvalId],
  );
