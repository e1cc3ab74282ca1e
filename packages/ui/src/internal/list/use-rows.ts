import { useMemo, useState } from 'react';
import { filterOptions, type Option, pinnedFirst, withoutRepeats } from './option.ts';

interface RowsOptions {
  items: readonly Option[];
  /** The selected options, to show first. */
  chosen: readonly Option[];
  query: string;
  /** Whether the items are already the results of the query. */
  isAnswered: boolean;
}

/**
 * Options in the order of the list: first those that were selected when the list opened or its search was last cleared;
 * during a search only its results. Options selected later stay in place: nothing jumps away under the pointer.
 */
export function useRows({ items, chosen, query, isAnswered }: RowsOptions) {
  const [pinned, setPinned] = useState(chosen);
  const isSearched = query.trim() !== '';
  const [wasSearched, setWasSearched] = useState(isSearched);
  if (isSearched !== wasSearched) {
    setWasSearched(isSearched);
    setPinned(chosen);
  }
  const once = useMemo(() => withoutRepeats(items), [items]);
  return useMemo(() => {
    if (!isSearched) return pinnedFirst(once, pinned);
    return isAnswered ? once : filterOptions(once, query);
  }, [once, pinned, query, isSearched, isAnswered]);
}
