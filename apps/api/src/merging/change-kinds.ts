import type { ImportChangeFilter } from '@org/api-client/schema';
import type { NotedKind } from './noted-rows.ts';

/** SQL conditions of the filters of changes. They fit the changes noted by a merge and those of its preview. */
export const CHANGES_BY: Record<Exclude<ImportChangeFilter, NotedKind>, string> = {
  created: `kind = 'created'`,
  updated: `kind = 'updated'`,
  removed: `kind = 'removed'`,
  price_up: `kind = 'updated' and price_after > price_before`,
  price_down: `kind = 'updated' and price_after < price_before`,
};
