import { IDLE_DAYS } from '../accounts/auth.ts';
import { DEVICE_DAYS } from '../accounts/device.ts';
import { KEPT_DAYS } from '../accounts/membership.ts';
import type { Db } from '../db/db.ts';
import { raiseTimeLimits } from '../db/patience.ts';
import { KEPT_DAYS as EVENT_DAYS } from '../modules/events/events.sql.ts';

/** Deletes what has expired, and what a demo has shown for long enough. */
export async function cleanUp(db: Db): Promise<void> {
  await db.query(
    'delete from session where expires_at < now() or seen_at < now() - make_interval(days => $1)',
    [IDLE_DAYS],
  );
  await db.query(`delete from device where seen_at < now() - make_interval(days => $1)`, [
    DEVICE_DAYS,
  ]);
  await db.query('delete from removed_rest where expires_at < now()');
  await db.query('delete from repricing where expires_at < now()');
  await db.query('delete from link where expires_at < now()');
  await db.query('delete from challenge where expires_at < now()');
  await db.query('delete from proof where expires_at < now()');
  await db.query('delete from company where deleted_at < now() - make_interval(days => $1)', [
    KEPT_DAYS,
  ]);
  await db.query(`delete from company_log where at < now() - interval '3 years'`);
  await db.query(`delete from key_call where at < now() - interval '90 days'`);
  await db.query(`delete from key_read where day < now() - interval '90 days'`);
  await db.query('delete from rate_limit where expire < $1', [Date.now()]);
  // nobody presses a button again after a week
  await db.query(`delete from purchase_request where created_at < now() - interval '7 days'`);
  await db.query(`delete from prepared_purchase where prepared_at < now() - interval '1 day'`);
  // the products of finished price lists, deleted here so that nobody who loads a list waits for it
  for (const staged of ['price_list_row', 'price_list_good'])
    await db.transaction(async (tx) => {
      await raiseTimeLimits(tx);
      await tx.query(`delete from ${staged} where list_id in (
        select id from price_list where status in ('done', 'failed', 'cancelled', 'undone'))`);
    });
  await db.query('delete from event where created_at < now() - make_interval(days => $1)', [
    EVENT_DAYS,
  ]);
  // of each source the last fetch stays, and the last one that brought a list
  await db.query(
    `delete from source_fetch f where created_at < now() - interval '30 days' and exists (select from source_fetch later
       where later.source_id = f.source_id and later.id > f.id and (f.list_id is null or later.list_id is not null))`,
  );
  await db.query(`delete from outbox where created_at < now() - interval '30 days'`);
}
