import { useMemo, useState } from 'react';
import { filterOptions, type Option, pinnedFirst } from './option.ts';

interface RowsOptions {
  items: readonly Option[];
  /** The chosen options, to begin with. */
  chosen: readonly Option[];
  query: string;
  /** The items are already what the query finds. */
  isAnswered: boolean;
}

/**
 * Options as a list shows them: those chosen when it opened or when its search was cleared first, or those that the
 * search finds. What is chosen meanwhile stays where it is: nothing jumps from under the pointer.
 */
export function useRows({ items, chosen, query, isAnswered }: RowsOptions) {
  const [pinned, setPinned] = useState(chosen);
  const isSearched = query.trim() !== '';
  const [wasSearched, setWasSearched] = useState(isSearched);
  if (isSearched !== wasSearched) {
    setWasSearched(isSearched);
    setPinned(chosen);
  }
  return useMemo(() => {
    if (!isSearched) return pinnedFirst(items, pinned);
    return isAnswered ? items : filterOptions(items, query);
  }, [items, pinned, query, isSearched, isAnswered]);
}
