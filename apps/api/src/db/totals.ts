import type { Db } from './db.ts';

/** The option for a session whose writes only mark products: `settleTotals` counts their totals later. */
export const TOTALS_LATER = '-c app.totals=later';

/**
 * Counts the totals of all marked products and returns the catalogue's version after that, which includes every write
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

/** The longest that totals lag behind the offers, apart from the time of the counting itself. */
const SETTLE_MS = 50;

/** Counts marked products until it is stopped. If several processes do this, whichever comes first counts. */
export function startSettling(
  db: Db,
  onError: (error: unknown) => void,
): { stop(): Promise<void> } {
  let running: Promise<unknown> | undefined;
  let isFailing = false;
  const settle = async () => {
    try {
      await settleTotals(db, false);
      isFailing = false;
    } catch (error) {
      // report it once, not twenty times a second
      if (!isFailing) onError(error);
      isFailing = true;
    }
  };
  const timer = setInterval(() => {
    running ??= settle().finally(() => {
      running = undefined;
    });
  }, SETTLE_MS).unref();
  return {
    stop: async () => {
      clearInterval(timer);
      await running;
    },
  };
}
