import type { Db } from './db.ts';

/** The setting of a session whose writes only mark products, to be counted by whoever settles. */
export const TOTALS_LATER = '-c app.totals=later';

/**
 * Counts the totals of all marked products and tells the catalogue's version then: who has written before finds his write in
 * it. Null where another is at it and `mayWait` is false.
 */
export async function settleTotals(db: Db, mayWait: boolean): Promise<number | null> {
  const { rows } = await db.query<{ version: number | null }>(
    'select listing_settle($1) version',
    [mayWait],
    { name: 'listing_settle' },
  );
  return rows[0]?.version ?? null;
}

/** How long totals trail the offers at most, apart from the counting itself. */
const SETTLE_MS = 50;

/** Settles what writers have left, for as long as it runs; of several processes whichever comes first. */
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
      // once, not twenty times a second
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
