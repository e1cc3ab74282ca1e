import type { Db } from '../db/db.ts';
import { raiseTimeLimits } from '../db/patience.ts';
import { UNDO } from './merge-sql.ts';

/** Products that a list has changed, and products that its offers have been moved to since. */
const TOUCHED = `
  select array_agg(distinct product_id) products from (
    select product_id from price_list_change where list_id = $1
    union all select o.product_id from price_list_change c join offer o on o.id = c.offer_id where c.list_id = $1) t`;

/** Marks a done list as undone, if no later list is done and none is being merged. */
const LAST_ONE = `
  update price_list p set status = 'undone' where p.id = $1 and p.company_id = $2 and p.status = 'done'
    and not exists (select from price_list other where other.company_id = $2 and (other.status = 'running'
      or other.status = 'done' and other.finished_at > p.finished_at and other.created + other.updated + other.removed > 0))
  returning p.id`;

/**
 * Restores the stock as it was before a done list, less what has been ordered since. Resolves to false if the list
 * can't be undone.
 */
export const undoList = (db: Db, id: string, companyId: string): Promise<boolean> =>
  db.transaction(async (tx) => {
    await raiseTimeLimits(tx);
    // no other list starts to be merged meanwhile: confirming a list waits for this lock on the company
    await tx.query('select from company where id = $1 for no key update', [companyId]);
    const { rows } = await tx.query(LAST_ONE, [id, companyId]);
    if (rows.length === 0) return false;
    await tx.exec(`set local app.bulk = 'on'`);
    const { rows: touched } = await tx.query<{ products: number[] | null }>(TOUCHED, [id]);
    for (const statement of UNDO) await tx.query(statement, [id, companyId]);
    const products = touched[0]?.products;
    if (products) {
      await tx.query('select listing_refresh($1)', [products]);
      await tx.query('select facts_refresh($1)', [products]);
    }
    return true;
  });
