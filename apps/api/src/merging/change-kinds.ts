import type { ImportChangeFilter, ImportChangeSort } from '@org/api-client/schema';
import type { NotedKind } from './noted-rows.ts';

/** SQL conditions of the filters of changes. They fit the changes noted by a merge and those of its preview. */
export const CHANGES_BY: Record<Exclude<ImportChangeFilter, NotedKind>, string> = {
  created: `kind = 'created'`,
  updated: `kind = 'updated'`,
  removed: `kind = 'removed'`,
  price_up: `kind = 'updated' and price_after > price_before`,
  price_down: `kind = 'updated' and price_after < price_before`,
};

/** A page of changes. */
export interface ChangesWanted {
  kind: ImportChangeFilter;
  sort: ImportChangeSort | undefined;
  limit: number;
  offset: number;
}

const SHARE = 'price_after::float / nullif(price_before, 0)';
const SORTED: Record<string, string> = {
  share: SHARE,
  price_after: 'coalesce(price_after, price_before)',
  quantity_after: 'coalesce(quantity_after, quantity_before)',
  name: 'lower(name)',
  row: 'row',
};

/** SQL that orders changes; the largest price changes first if nothing else is asked for. `name` and `row` follow. */
export function changesSort(sort: ImportChangeSort | undefined): string {
  if (!sort) return 'abs(ln(price_after::float / price_before)) desc nulls last, row, name';
  const [column = '', direction] = sort.split('__');
  return `${SORTED[column]} ${direction === 'desc' ? 'desc' : 'asc'} nulls last, row, name`;
}
