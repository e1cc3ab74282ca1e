import { waitFor } from '@org/config/wait-for';
import { expect } from 'vitest';
import type { OrderApp } from '../../../testing/order-app.ts';

/** SQL that holds an inquiry. */
export const inquiryFor = (lock: 'share' | 'no key update', inquiry: string) =>
  `select from inquiry where id = '${inquiry}' for ${lock}`;

/**
 * Holds what the SQL of `held` locks until the call that `waits` has begun waits for it; then runs `last`, and lets it
 * go. This takes several connections, which the embedded database does not have.
 */
export async function holding(
  { db }: Pick<OrderApp, 'db'>,
  held: string,
  waits: () => void,
  last = 'select 1',
): Promise<void> {
  const [locked, over] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const holder = db.transaction(async (tx) => {
    await tx.query(held);
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
  await holder;
}
