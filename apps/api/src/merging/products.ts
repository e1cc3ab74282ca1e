import type { Db } from '../db/db.ts';
import { insertProducts, numberNew } from './merge-sql.ts';

/**
 * Creates products for the goods of a table that have none yet. Their listings are inserted later, with their offers.
 * With `own`, the facts of the goods are the product's own.
 */
export async function createProducts(
  tx: Db,
  goods: string,
  listId: string,
  facts: 'own' | 'stated' = 'stated',
): Promise<void> {
  for (const statement of numberNew(goods)) await tx.query(statement, [listId]);
  // the planner joins them well with names and offers only if it knows how many are new and that all have products now
  await tx.exec(`analyze ${goods} (product_id, is_new)`);
  await tx.query(insertProducts(goods, facts === 'own' ? 'null' : `'{}'`), [listId]);
}
