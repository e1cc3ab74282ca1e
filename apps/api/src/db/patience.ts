import type { Db } from './db.ts';

/** Lets a transaction build, merge or clear, which takes longer and waits longer than any answer may. */
export const takeTime = (tx: Db) =>
  tx.exec(
    `set local statement_timeout = '10min'; set local lock_timeout = '2min'; set local idle_in_transaction_session_timeout = '2min'`,
  );
