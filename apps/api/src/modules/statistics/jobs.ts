import type { Db } from '../../db/db.ts';
import { takeTime } from '../../db/patience.ts';
import {
  countMarket,
  DROP_PRICE_MONTHS,
  KEEP_PRICES,
  KEEP_SECTION_PRICES,
  KEEP_SIZE_PRICES,
  OPEN_PRICE_MONTHS,
  THIN_PRICES,
} from './day-sql.ts';

const REQUESTS_KEPT = `delete from size_request where day < current_date - 30`;

/** Notes down how the market stands today; called again, it counts today anew. */
export async function keepMarketDay(db: Db): Promise<void> {
  // on its own: whoever opens a month locks readers of prices out until it commits
  await db.query(OPEN_PRICE_MONTHS);
  await db.transaction(async (tx) => {
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
  await db.query(THIN_PRICES);
  await db.query(DROP_PRICE_MONTHS);
}
