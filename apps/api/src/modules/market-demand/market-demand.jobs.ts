import type { Db } from '../../db/db.ts';
import { raiseTimeLimits } from '../../db/patience.ts';
import { COUNT_WEEKS, DROP_OLD_WEEKS, FORGET_BUYERS } from './market-demand.sql.ts';

/** Counts the buyers of this week and the last one, and forgets who they were once a week has long been over. */
export async function countDemand(db: Db): Promise<void> {
  await db.transaction(async (tx) => {
    await raiseTimeLimits(tx);
    for (const statement of [COUNT_WEEKS, FORGET_BUYERS, DROP_OLD_WEEKS]) await tx.query(statement);
  });
}
