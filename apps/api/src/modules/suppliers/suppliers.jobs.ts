import type { Db } from '../../db/db.ts';
import { raiseTimeLimits } from '../../db/patience.ts';
import { COUNT_RELIABILITY } from './reliability-sql.ts';

/** Counts anew how suppliers have answered their orders. */
export const countReliability = (db: Db): Promise<void> =>
  db.transaction(async (tx) => {
    await raiseTimeLimits(tx);
    await tx.query(COUNT_RELIABILITY);
  });
