import type { Db } from '../db/db.ts';
import { insertListings, RESOLVE_GOODS, STOCK_DIGEST } from './merge-sql.ts';
import { refreshFacts } from './merging-facts.ts';
import { moveStock, PLAN, SUMMARY, type Summary } from './merging-merge.ts';
import { MergeProblem } from './problems.ts';

const NEWER = `
  select from price_list n, price_list p where p.id = $1 and n.company_id = p.company_id and n.status = 'done'
    and n.finished_at > p.finished_at and n.created + n.updated + n.removed > 0 limit 1`;

const UNIQUE_VIOLATION = '23505';

/** Turns a unique violation into a MergeProblem: a list can note an offer only once. */
const explain = (error: unknown): unknown =>
  (error as { code?: string }).code === UNIQUE_VIOLATION
    ? new MergeProblem('Этот товар уже загружен другой строкой. Измените его в остатках')
    : error;

/**
 * Puts rows on sale that were staged after their list was done. They count as changes of the list, so an undo of the
 * list includes them. Throws a MergeProblem if a newer list has been loaded, or if another row has brought the product.
 */
export async function mergeLate(tx: Db, id: string, companyId: string): Promise<void> {
  const newer = await tx.query(NEWER, [id]);
  if (newer.rows.length > 0)
    throw new MergeProblem('После этой загрузки была новая. Исправьте строку в ней');
  await tx.exec(`set local app.bulk = 'on'`);
  await tx.query(RESOLVE_GOODS, [id, companyId]);
  await moveStock(tx, id, { company_id: companyId, mode: 'update' }).catch((error: unknown) => {
    throw explain(error);
  });
  const { rows } = await tx.query<Summary>(SUMMARY, [id]);
  const digest = await tx.query<{ digest: string }>(STOCK_DIGEST, [companyId]);
  const [summary] = rows;
  await tx.query(
    `update price_list set created = $2, updated = $3, price_up = $4, price_down = $5, stock_digest = $6 where id = $1`,
    [
      id,
      summary?.created,
      summary?.updated,
      summary?.price_up,
      summary?.price_down,
      digest.rows[0]?.digest,
    ],
  );
  // the last steps: from here on, all other writers of offers wait
  await tx.query(insertListings('price_list_good'), [id]);
  await refreshFacts(tx, id);
  await tx.query(`select listing_refresh(array(select distinct product_id from ${PLAN}))`);
}
