import type { Db } from '../db/db.ts';
import { settleTotals } from './totals.ts';

/**
 * Header of answers: the catalog version up to which they include all changes. A client that sends it back gets no
 * older answers.
 */
export const CATALOG_VERSION = 'catalog-version';

/** Header of requests: the catalog version whose changes answers must include. */
export const MIN_CATALOG_VERSION = 'min-catalog-version';

/**
 * The header for an answer to a write. Empty if the database can't be asked, because the write itself has succeeded.
 */
export async function versionHeader(db: Db): Promise<Record<string, string>> {
  try {
    return { [CATALOG_VERSION]: String(await settleTotals(db, true)) };
  } catch {
    return {};
  }
}
