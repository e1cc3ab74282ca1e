import type { Db } from '../../db/db.ts';
import { raiseTimeLimits } from '../../db/patience.ts';
import {
  countMarket,
  DELETE_OLD_PRICES,
  DROP_PRICE_MONTHS,
  KEEP_PRICES,
  KEEP_SECTION_PRICES,
  KEEP_SIZE_PRICES,
  OPEN_PRICE_MONTHS,
  THIN_PRICES,
} from './day-sql.ts';

/**
 * Opens or drops months of prices. This locks out readers of prices and products, so it gives up instead of making
 * them wait behind it: the job is tried again. Decision 163.
 */
const changeMonths = (db: Db, statement: string) =>
  db.transaction(async (tx) => {
    await tx.exec(`set local lock_timeout = '1s'`);
    await tx.query(statement);
  });

/** Stores the state of the market today. Another call on the same day counts today again. */
export async function keepMarketDay(db: Db): Promise<void> {
  await changeMonths(db, OPEN_PRICE_MONTHS);
  await db.transaction(async (tx) => {
    await raiseTimeLimits(tx);
    for (const statement of [
      KEEP_PRICES,
      KEEP_SECTION_PRICES,
      KEEP_SIZE_PRICES,
      countMarket('current_date'),
    ])
      await tx.query(statement);
  });
  await db.transaction(async (tx) => {
    await raiseTimeLimits(tx);
    await tx.query(THIN_PRICES);
    await tx.query(DELETE_OLD_PRICES);
  });
  await changeMonths(db, DROP_PRICE_MONTHS);
}
