import type { Demand } from '@org/api-client/schema';
import type { Db } from '../../db/db.ts';
import { allRows, firstRow } from '../../db/db-rows.ts';

/** Whether a company demands a second factor, and how many of its members have none. */
export async function selectDemand(db: Db, id: string): Promise<Demand> {
  const { rows } = await db.query<Demand>(
    `select demands_second_factor demanded,
       (select count(*)::int from company_member where company_id = $1 and not has_second_factor(account_id)) members_without
     from company where id = $1`,
    [id],
  );
  return rows[0] ?? { demanded: false, members_without: 0 };
}

export const updateDemand = (db: Db, id: string, demanded: boolean) =>
  db.query('update company set demands_second_factor = $2 where id = $1', [id, demanded]);

export const hasSecondFactor = async (db: Db, accountId: string): Promise<boolean> =>
  (await firstRow<{ has: boolean }>(db, 'select has_second_factor($1) has', [accountId]))?.has ??
  false;

/** The members without a second factor, whom the company's demand locks out. */
export const selectWithoutFactor = (db: Db, id: string) =>
  allRows<{ account_id: string; company: string }>(
    db,
    `select m.account_id, c.name company from company_member m join company c on c.id = m.company_id
     where c.id = $1 and not has_second_factor(m.account_id)`,
    [id],
  );
