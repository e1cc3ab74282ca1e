import type { ImportChangeFilter } from '@org/api-client/schema';
import type { NotedKind } from './noted-rows.ts';

/** What a change of a list is asked by, as a condition on the notes of a merge and of its preview alike. */
export const CHANGES_BY: Record<Exclude<ImportChangeFilter, NotedKind>, string> = {
  created: `kind = 'created'`,
  updated: `kind = 'updated'`,
  removed: `kind = 'removed'`,
  price_up: `kind = 'updated' and price_after > price_before`,
  price_down: `kind = 'updated' and price_after < price_before`,
};
