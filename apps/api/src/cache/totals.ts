import type { Db } from '../db/db.ts';
import { type Notices, reportOnce, startWatch } from './cache-notices.ts';

/**
 * Counts the totals of all marked products and returns the catalog's version after that, which includes every write
 * committed before the call. Null if another session is counting and `mayWait` is false.
 */
export async function settleTotals(db: Db, mayWait: boolean): Promise<number | null> {
  const { rows } = await db.query<{ version: number | null }>(
    'select listing_settle($1) version',
    [mayWait],
    { name: 'listing_settle' },
  );
  return rows[0]?.version ?? null;
}

/** How long marks wait for others that are counted with them, and how often marks without a notice are looked for. */
const WATCH = { soonMs: 50, lookMs: 10_000 };

/** Counts marked products until it is stopped. If several processes do this, whichever comes first counts. */
export async function startSettling(
  db: Db,
  notices: Notices,
  onError: (error: unknown) => void,
): Promise<{ stop(): Promise<void> }> {
  const settle = reportOnce(
    // another session that is counting may have looked before these marks were there
    async () => (await settleTotals(db, false)) === null,
    onError,
  );
  const watch = await startWatch(notices, 'totals', WATCH, settle);
  // what was marked before anybody listened
  await settle();
  return watch;
}
