import type { Db } from '../db/db.ts';
import { STOCK_DIGEST } from './merge-sql.ts';
import { confirmPlaces } from './merging-warehouses.ts';

/**
 * Ends a list at once if its file is the same as the company's last one and the stock is still as that list left it.
 * Resolves to true if so.
 */
export async function recogniseIdentical(
  db: Db,
  { id, company_id }: { id: string; company_id: string },
): Promise<boolean> {
  const { rows } = await db.query<{ id: string; stock_digest: string }>(
    `select d.id, d.stock_digest from price_list p join price_list d on d.company_id = p.company_id
     where p.id = $1 and d.id = (select max_id.id from price_list max_id where max_id.company_id = $2
         and max_id.status in ('done', 'undone') order by max_id.finished_at desc limit 1)
       and d.status = 'done' and d.file_hash = p.file_hash and d.mode = p.mode and d.warehouse_id is not distinct from p.warehouse_id and p.choices = '[]'
       and not exists (select from price_list_layout l where l.company_id = $2 and l.changed_at > d.created_at)
       and not exists (select from supplier_match m where m.company_id = $2 and m.created_at > d.created_at)`,
    [id, company_id],
  );
  const [last] = rows;
  if (!last) return false;
  const digest = await db.query<{ digest: string }>(STOCK_DIGEST, [company_id]);
  if (digest.rows[0]?.digest !== last.stock_digest) return false;
  await db.query(
    `update price_list p set status = 'done', columns = d.columns, rows_total = d.rows_total, rows_done = d.rows_total,
       accepted = d.accepted, rejected_count = 0, unchanged = d.unchanged + d.created + d.updated, stock_digest = d.stock_digest, finished_at = now()
     from price_list d where p.id = $1 and d.id = $2 and p.status = 'reading'`,
    [id, last.id],
  );
  await confirmPlaces(db, id);
  return true;
}
