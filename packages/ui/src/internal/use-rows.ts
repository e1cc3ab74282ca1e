import { useMemo, useState } from 'react';
import { filterOptions, type Option, pinnedFirst } from './option.ts';

interface RowsOptions {
  items: readonly Option[];
  /** Options to begin with: those chosen when the list opened. */
  chosen: readonly Option[];
  query: string;
  /** The items are already what the query finds. */
  isAnswered: boolean;
}

/**
 * Options as a list shows them: the chosen ones first, or those that a search finds. What is chosen while the list is
 * open stays where it is: nothing jumps from under the pointer.
 */
export function useRows({ items, chosen, query, isAnswered }: RowsOptions) {
  const [pinned] = useState(chosen);
  return useMemo(() => {
    if (query.trim() === '') return pinnedFirst(items, pinned);
    return isAnswered ? items : filterOptions(items, query);
  }, [items, pinned, query, isAnswered]);
}
