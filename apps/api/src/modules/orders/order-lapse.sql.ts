import type { Db } from '../../db/db.ts';
import { HELD } from './life.ts';

/** How many orders are read at a time. */
const BATCH = 100;

const OVERDUE = `p.due_at < now() and p.status = any($1)
  and not exists (select from payment m where m.order_id = p.id)`;

/** Orders that nobody answered or paid for in time, the oldest first. */
export async function selectOverdue(db: Db): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>(
    `select p.id from orders p where ${OVERDUE} order by p.due_at limit $2`,
    [HELD, BATCH],
  );
  return rows.map(({ id }) => id);
}

/**
 * Locks an order until the transaction ends; resolves to the stock that it holds, or to nothing if it is not overdue
 * any more.
 */
export async function lockOverdue(tx: Db, id: string) {
  await tx.query('select from orders where id = $1 for update', [id]);
  const { rows } = await tx.query<{ offer_id: string | null; quantity: number }>(
    `select (select o.id::text from offer o where o.id = i.offer_id) offer_id,
       coalesce(i.confirmed_quantity, i.quantity) quantity
     from order_item i join orders p on p.id = i.order_id where p.id = $2 and ${OVERDUE}`,
    [HELD, id],
  );
  return rows;
}
