import type { Db } from '../../db/db.ts';
import { raiseTimeLimits } from '../../db/patience.ts';
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

/** Stores the state of the market today. Another call on the same day counts today again. */
export async function keepMarketDay(db: Db): Promise<void> {
  // outside the transaction, because opening a month locks out readers of prices until it is committed
  await db.query(OPEN_PRICE_MONTHS);
  await db.transaction(async (tx) => {
    await raiseTimeLimits(tx);
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
