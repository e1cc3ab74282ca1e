import type { Db } from '../../db/db.ts';
import { raiseTimeLimits } from '../../db/patience.ts';
import { COUNT_LOSSES, DROP_OLD_LOSSES, DROP_OLD_VIEWS } from './lost-choices.sql.ts';

/** Counts what suppliers have lost since the last time. */
export async function countLosses(db: Db): Promise<void> {
  await db.transaction(async (tx) => {
    await raiseTimeLimits(tx);
    await tx.query(COUNT_LOSSES);
    await tx.query(DROP_OLD_LOSSES);
    await tx.query(DROP_OLD_VIEWS);
  });
}
