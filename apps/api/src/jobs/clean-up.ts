import type { Db } from '../db/db.ts';

/** Removes what has expired and what a demo has shown for long enough. */
export async function cleanUp(db: Db): Promise<void> {
  await db.query('delete from session where expires_at < now()');
  await db.query('delete from removed_rest where expires_at < now()');
  await db.query('delete from link where expires_at < now()');
  await db.query('delete from rate_limit where expire < $1', [Date.now()]);
  await db.query(`delete from outbox where created_at < now() - interval '30 days'`);
}
