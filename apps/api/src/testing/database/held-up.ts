import { waitFor } from '@org/config/wait-for';
import { expect } from 'vitest';
import type { Database } from '../../db/db.ts';

/** Holds a lock while `work` runs, which gets a function that resolves once somebody waits for the lock. */
export const heldUp = (
  db: Database,
  lock: string,
  work: (isWaitedFor: () => Promise<void>) => Promise<void>,
) =>
  db.transaction(async (tx) => {
    await tx.query(lock);
    await work(() =>
      waitFor(async () => {
        const { rows } = await tx.query('select from pg_locks where not granted');
        expect(rows).not.toEqual([]);
      }),
    );
  });

/** Resolves once nobody else has begun anything in the database. */
export const settled = (db: Database) =>
  waitFor(async () => {
    const { rows } = await db.query(
      `select from pg_stat_activity where datname = current_database() and state like '%in transaction%' and pid <> pg_backend_pid()`,
    );
    expect(rows).toEqual([]);
  });
