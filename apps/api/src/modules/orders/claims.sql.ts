import type { OrderClaim } from '@org/api-client/schema';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../../db/db.ts';

export interface NewClaim extends Pick<OrderClaim, 'item_id' | 'kind' | 'wish' | 'quantity'> {
  comment?: string | null | undefined;
  photos?: readonly string[] | undefined;
  /** the field at which errors about the photos are reported */
  field: string;
}

/** Opens claims of an account, with photos that it has uploaded to the order. Resolves to the first whose photos are not. */
export async function insertClaims(
  db: Db,
  { orderId, accountId }: { orderId: string; accountId: string },
  claims: readonly NewClaim[],
): Promise<NewClaim | undefined> {
  const ids = claims.map(() => uuidv7());
  await db.query(
    `insert into claim (id, order_id, item_id, kind, wish, quantity, comment)
     select w.id, $1, w.item_id, w.kind, w.wish, w.quantity, w.comment
     from unnest($2::uuid[], $3::uuid[], $4::text[], $5::text[], $6::int[], $7::text[])
       w(id, item_id, kind, wish, quantity, comment)`,
    [
      orderId,
      ids,
      claims.map(({ item_id }) => item_id),
      claims.map(({ kind }) => kind),
      claims.map(({ wish }) => wish),
      claims.map(({ quantity }) => quantity),
      claims.map(({ comment }) => comment?.trim() || null),
    ],
  );
  for (const [at, claim] of claims.entries()) {
    const { photos = [] } = claim;
    if (photos.length === 0) continue;
    const { rows } = await db.query<{ id: string }>(
      `update order_file set claim_id = $1 where id = any($2::uuid[]) and order_id = $3 and account_id = $4
         and claim_id is null and name ~* '\\.(png|jpe?g|webp|heic)$' returning id`,
      [ids[at], photos, orderId, accountId],
    );
    if (rows.length < photos.length) return claim;
  }
  return undefined;
}

export const updateClaim = (
  db: Db,
  id: string,
  status: OrderClaim['status'],
  answer: string | null,
) =>
  db.query('update claim set status = $2, answer = $3, updated_at = now() where id = $1', [
    id,
    status,
    answer,
  ]);

/** Credits pieces of a line: the money for them is no longer owed. */
export const creditPieces = (db: Db, itemId: string, quantity: number) =>
  db.query('update order_item set credited = credited + $2 where id = $1', [itemId, quantity]);
