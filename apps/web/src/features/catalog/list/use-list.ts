import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useDebouncedAddress } from '../../../shared/hooks/use-debounced-value.ts';
import { usePageSession } from '../../../shared/session/page-session.ts';
import { isListKnown, type ProductPages, productsAtom } from '../search/catalog.atoms.ts';
import { formatSearch, type Search } from '../search/catalog-search.ts';
import type { SectionDescription } from '../search/catalog-sections.ts';
import { useSort } from '../search/use-sort.ts';

/** A list of products. While another search loads, it is the list of the previous one. */
export interface List {
  pages: ProductPages;
  /** The search that the list shows. */
  search: Search;
  /** Another text for another section, search or order. */
  id: string;
}

/**
 * The list that an address asks for. It is requested once the address stays the same, so that presses in a row make one
 * request. While it loads, returns the previous list, marked as stale.
 */
export function useList(
  section: SectionDescription,
  search: Search,
): { list: List; isStale: boolean } {
  const [wantedSort] = useSort(search);
  const wanted = { section: section.code, search, sort: wantedSort };
  const session = usePageSession();
  const debounced = useDebouncedAddress(search, isListKnown(session, wanted));
  const [sort] = useSort(debounced);
  const pages = useAtomValue(productsAtom({ section: section.code, search: debounced, sort }));
  const id = `${section.code}?${formatSearch({ ...debounced, order_by: sort })}`;
  const asked = { pages, search: debounced, id };
  const [last, setLast] = useState<List>(asked);
  const isReady = pages.data !== undefined || pages.isError;
  if (isReady && pages !== last.pages) setLast(asked);
  return { list: isReady ? asked : last, isStale: !isReady || debounced !== search };
}
