import type { OrderClaim } from '@org/api-client/schema';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../../../db/db.ts';

export interface NewClaim extends Pick<OrderClaim, 'item_id' | 'kind' | 'wish' | 'quantity'> {
  comment?: string | null | undefined;
}

export const insertClaims = (db: Db, orderId: string, claims: readonly NewClaim[]) =>
  db.query(
    `insert into claim (id, purchase_id, item_id, kind, wish, quantity, comment)
     select w.id, $1, w.item_id, w.kind, w.wish, w.quantity, w.comment
     from unnest($2::uuid[], $3::uuid[], $4::text[], $5::text[], $6::int[], $7::text[])
       w(id, item_id, kind, wish, quantity, comment)`,
    [
      orderId,
      claims.map(() => uuidv7()),
      claims.map(({ item_id }) => item_id),
      claims.map(({ kind }) => kind),
      claims.map(({ wish }) => wish),
      claims.map(({ quantity }) => quantity),
      claims.map(({ comment }) => comment?.trim() || null),
    ],
  );

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

/** The money for these pieces is owed no longer. */
export const creditPieces = (db: Db, itemId: string, quantity: number) =>
  db.query('update purchase_item set credited = credited + $2 where id = $1', [itemId, quantity]);
