import type { Db } from '../../db/db.ts';
import { takeTime } from '../../db/patience.ts';
import { countMarket, KEEP_PRICES, KEEP_SECTION_PRICES, KEEP_SIZE_PRICES } from './day-sql.ts';

const REQUESTS_KEPT = `delete from size_request where day < current_date - 30`;

/** Notes down how the market stands today; called again, it counts today anew. */
export const keepMarketDay = (db: Db): Promise<void> =>
  db.transaction(async (tx) => {
    await takeTime(tx);
    for (const statement of [
      KEEP_PRICES,
      KEEP_SECTION_PRICES,
      KEEP_SIZE_PRICES,
      countMarket('current_date'),
      REQUESTS_KEPT,
    ])
      await tx.query(statement);
  });
