import type { Db } from '../../db/db.ts';
import { insertProducts, numberNew } from '../merge-sql.ts';

/**
 * Makes products of the goods of a table that are none yet; their listings come with their offers. Facts of goods that
 * describe a product are the product's own.
 */
export async function createProducts(
  tx: Db,
  goods: string,
  listId: string,
  facts: 'own' | 'stated' = 'stated',
): Promise<void> {
  for (const statement of numberNew(goods)) await tx.query(statement, [listId]);
  // how many are new, and that each is a product now, decides how they are joined with their names and their offers
  await tx.exec(`analyze ${goods} (product_id, is_new)`);
  await tx.query(insertProducts(goods, facts === 'own' ? 'null' : `'{}'`), [listId]);
}
