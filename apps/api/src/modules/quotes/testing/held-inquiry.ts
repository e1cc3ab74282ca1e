import { waitFor } from '@org/config/wait-for';
import { expect } from 'vitest';
import type { OrderApp } from '../../../testing/order-app.ts';

/**
 * Holds an inquiry as `lock` says until the call that `waits` has begun waits for it; then runs `last`, and lets it go.
 * This takes several connections, which the embedded database does not have.
 */
export async function holding(
  { db }: Pick<OrderApp, 'db'>,
  inquiry: string,
  lock: 'share' | 'no key update',
  waits: () => void,
  last = 'select 1',
): Promise<void> {
  const [locked, over] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const held = db.transaction(async (tx) => {
    await tx.query(`select from inquiry where id = $1 for ${lock}`, [inquiry]);
    locked.resolve();
    await over.promise;
    await tx.query(last);
  });
  await locked.promise;
  waits();
  await waitFor(async () => {
    const { rows } = await db.query('select from pg_locks where not granted');
    expect(rows.length).toBeGreaterThan(0);
  });
  over.resolve();
  await held;
}
