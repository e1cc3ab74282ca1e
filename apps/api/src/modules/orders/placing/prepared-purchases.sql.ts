import type { Db } from '../../../db/db.ts';
import { hasRows } from '../../../db/db-rows.ts';
import type { OrderTerms } from './prepared-purchase.ts';

/** Keeps what is shown of a purchase that is prepared. */
export const insertPrepared = (db: Db, companyId: string, hash: string, shown: OrderTerms) =>
  db.query(
    `insert into prepared_purchase (company_id, hash, shown) values ($1, $2, $3)
     on conflict (company_id, hash) do update set prepared_at = now()`,
    [companyId, hash, JSON.stringify(shown)],
  );

/** How long what is prepared can be ordered. */
const IS_FRESH = `prepared_at > now() - interval '1 day'`;

export async function selectPrepared(
  db: Db,
  companyId: string,
  hash: string,
): Promise<OrderTerms | undefined> {
  const { rows } = await db.query<{ shown: OrderTerms }>(
    `select shown from prepared_purchase where company_id = $1 and hash = $2 and ${IS_FRESH}`,
    [companyId, hash],
  );
  return rows[0]?.shown;
}

/** Takes what is prepared, so that it is ordered once; resolves to whether it was still there. */
export const deletePrepared = (db: Db, companyId: string, hash: string): Promise<boolean> =>
  hasRows(
    db,
    `delete from prepared_purchase where company_id = $1 and hash = $2 and ${IS_FRESH} returning hash`,
    [companyId, hash],
  );
