import type { Db } from '../db/db.ts';
import { settleTotals } from '../db/totals.ts';

/** Header of answers: they know of all changes of the catalogue up to this version. Sent back, it keeps older answers away. */
export const CATALOG_VERSION = 'catalog-version';

/** Header of requests: what answers must know of. */
export const MIN_CATALOG_VERSION = 'min-catalog-version';

/** The header of an answer to a write; none where the database can't be asked, since the write itself has succeeded. */
export async function versionHeader(db: Db): Promise<Record<string, string>> {
  try {
    return { [CATALOG_VERSION]: String(await settleTotals(db, true)) };
  } catch {
    return {};
  }
}
