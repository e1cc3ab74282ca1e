import type { CompanyEvent } from '../../accounts/notices/company-events.ts';
import type { Db } from '../../db/db.ts';
import { allRows } from '../../db/db-rows.ts';

export interface EntryRow {
  id: string;
  event: CompanyEvent;
  detail: string;
  by: string | null;
  address: string | null;
  at: Date;
}

/** The newest entries of a company's log, or the newest before one of them. */
export const selectLog = (
  db: Db,
  companyId: string,
  { before, limit }: { before: string | undefined; limit: number },
): Promise<EntryRow[]> =>
  allRows<EntryRow>(
    db,
    `select id::text, event, detail, by, host(address) address, at from company_log
     where company_id = $1 and ($2::bigint is null or id < $2::bigint) order by company_log.id desc limit $3`,
    [companyId, before, limit],
  );
