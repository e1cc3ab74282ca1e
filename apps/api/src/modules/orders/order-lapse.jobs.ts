import type { Db } from '../../db/db.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import { note } from './order-act.handlers.ts';
import { lockOverdue, selectOverdue } from './order-lapse.sql.ts';
import { moveStock } from './order-stock.sql.ts';

/** Cancels an order and puts its stock back on sale, unless somebody has acted on it meanwhile. */
const lapse = (db: Db, jobs: Jobs, id: string) =>
  db.transaction(async (tx) => {
    const held = await lockOverdue(tx, id);
    if (held.length === 0) return;
    await note(tx, jobs, id, null, { kind: 'lapsed', status: 'cancelled' });
    await moveStock(tx, held);
  });

/**
 * Cancels the orders that nobody answered or paid for in time. An order that can't be cancelled does not stop the
 * others.
 */
export async function lapseOrders({ db, jobs }: { db: Db; jobs: Jobs }): Promise<void> {
  const failures: unknown[] = [];
  for (const id of await selectOverdue(db))
    await lapse(db, jobs, id).catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw new AggregateError(failures, 'Some orders could not be ended.');
}
