import type { Handler } from '../../contract/contract.ts';
import { selectChanges, selectVersion } from './changes.sql.ts';

/** More products than a page shows at once. */
const MAX_PRODUCTS = 1000;

export const listCatalogChanges: Handler<'listCatalogChanges'> = async ({ db, query }) => {
  const { since } = query;
  if (since === undefined)
    return { version: await selectVersion(db), product_ids: [], complete: true };
  const { version, product_ids } = await selectChanges(db, since, MAX_PRODUCTS + 1);
  const isComplete = product_ids !== null && product_ids.length <= MAX_PRODUCTS;
  return { version, product_ids: isComplete ? product_ids : [], complete: isComplete };
};
