import type { Db } from '../../db/db.ts';
import { REASONS, RESOLVE_GOODS } from '../merge-sql.ts';
import { type List, noteQuestions } from './same-product.ts';
import { findSimilar } from './similar-products.ts';

async function selectReasons(tx: Db, { id, company_id }: List): Promise<string | undefined> {
  const { rows } = await tx.query<{ reasons: string }>(REASONS, [id, company_id]);
  return rows[0]?.reasons;
}

/** Finds the products that the goods of a list are, and asks where that is open; resolves to what tells later whether they have to be found again. */
export async function findProducts(tx: Db, list: List): Promise<string | undefined> {
  // asked first: what others learn meanwhile makes it differ
  const reasons = await selectReasons(tx, list);
  await tx.query(RESOLVE_GOODS, [list.id, list.company_id]);
  await noteQuestions(tx, list.id, await findSimilar(tx, list));
  return reasons;
}

/** Finds them again, unless nothing has been learnt since they were found. */
export async function findProductsAgain(
  tx: Db,
  list: List & { found_by: string | null },
): Promise<void> {
  if (list.found_by === (await selectReasons(tx, list))) return;
  await tx.query(RESOLVE_GOODS, [list.id, list.company_id]);
  await findSimilar(tx, list);
}
