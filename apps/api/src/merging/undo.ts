import type { Db } from '../db/db.ts';
import { UNDO } from './merge-sql.ts';

/** The products that a list has moved, and those that its rows have been given to since. */
const TOUCHED = `
  select array_agg(distinct product_id) products from (
    select product_id from price_list_change where list_id = $1
    union all select o.product_id from price_list_change c join offer o on o.id = c.offer_id where c.list_id = $1) t`;

/** Brings back the stock as it was before a list that is done, less what has been ordered since. */
export const undoList = (db: Db, id: string, companyId: string): Promise<boolean> =>
  db.transaction(async (tx) => {
    const { rows } = await tx.query(
      `update price_list set status = 'undone' where id = $1 and company_id = $2 and status = 'done' returning id`,
      [id, companyId],
    );
    if (rows.length === 0) return false;
    await tx.exec(`set local app.bulk = 'on'`);
    const { rows: touched } = await tx.query<{ products: number[] | null }>(TOUCHED, [id]);
    for (const statement of UNDO) await tx.query(statement, [id, companyId]);
    if (touched[0]?.products) await tx.query('select listing_refresh($1)', [touched[0].products]);
    return true;
  });
