import type { Db } from '../db/db.ts';
import { insertProducts, numberNew } from './merge-sql.ts';

/** Makes products of the goods of a table that are none yet; their listings come with their offers. */
export async function createProducts(tx: Db, goods: string, listId: string): Promise<void> {
  for (const statement of numberNew(goods)) await tx.query(statement, [listId]);
  // how many are new, and that each is a product now, decides how they are joined with their names and their offers
  await tx.exec(`analyze ${goods} (product_id, is_new)`);
  await tx.query(insertProducts(goods), [listId]);
}
