import type { Db } from '../db/db.ts';
import { REASONS, RESOLVE_GOODS } from './merge-sql.ts';
import { type List, noteQuestions } from './same-product.ts';
import { findSimilar } from './similar-products.ts';

async function selectReasons(tx: Db, { id, company_id }: List): Promise<string | undefined> {
  const { rows } = await tx.query<{ reasons: string }>(REASONS, [id, company_id]);
  return rows[0]?.reasons;
}

/**
 * Finds the products of a list's goods, and adds doubts where a product is unclear. Resolves to a fingerprint that
 * later tells whether the products must be found again.
 */
export async function findProducts(tx: Db, list: List): Promise<string | undefined> {
  // read first: whatever other lists add meanwhile changes the fingerprint
  const reasons = await selectReasons(tx, list);
  await tx.query(RESOLVE_GOODS, [list.id, list.company_id]);
  await noteQuestions(tx, list.id, await findSimilar(tx, list));
  return reasons;
}

/** Finds the products again, unless nothing has been learnt since they were found. */
export async function findProductsAgain(
  tx: Db,
  list: List & { found_by: string | null },
): Promise<void> {
  if (list.found_by === (await selectReasons(tx, list))) return;
  await tx.query(RESOLVE_GOODS, [list.id, list.company_id]);
  await findSimilar(tx, list);
}
