import type { Db } from './db.ts';

/** Raises the time limits of a transaction that builds, merges or clears: it needs longer than a request may take. */
export const raiseTimeLimits = (tx: Db) =>
  tx.exec(
    `set local statement_timeout = '10min'; set local lock_timeout = '2min'; set local idle_in_transaction_session_timeout = '2min'`,
  );
