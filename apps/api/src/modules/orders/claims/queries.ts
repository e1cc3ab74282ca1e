import type { OrderClaim } from '@org/api-client/schema';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../../../db/db.ts';

export interface NewClaim extends Pick<OrderClaim, 'item_id' | 'kind' | 'wish' | 'quantity'> {
  comment?: string | null | undefined;
}

export async function insertClaims(db: Db, orderId: string, claims: readonly NewClaim[]) {
  for (const { item_id, kind, wish, quantity, comment } of claims)
    await db.query(
      `insert into claim (id, purchase_id, item_id, kind, wish, quantity, comment) values ($1, $2, $3, $4, $5, $6, $7)`,
      [uuidv7(), orderId, item_id, kind, wish, quantity, comment?.trim() || null],
    );
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

/** The money for these pieces is owed no longer. */
export const creditPieces = (db: Db, itemId: string, quantity: number) =>
  db.query('update purchase_item set credited = credited + $2 where id = $1', [itemId, quantity]);
