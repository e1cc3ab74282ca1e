import type { Db } from '../db/db.ts';

/** Removes what has expired and what a demo has shown for long enough. */
export async function cleanUp(db: Db): Promise<void> {
  await db.query('delete from session where expires_at < now()');
  await db.query('delete from removed_rest where expires_at < now()');
  await db.query('delete from link where expires_at < now()');
  await db.query('delete from rate_limit where expire < $1', [Date.now()]);
  // the goods of price lists that are over: whoever loads one doesn't wait for it
  for (const staged of ['price_list_row', 'price_list_good'])
    await db.query(`delete from ${staged} where list_id in (
      select id from price_list where status in ('done', 'failed', 'cancelled', 'undone'))`);
  await db.query(`delete from outbox where created_at < now() - interval '30 days'`);
}
