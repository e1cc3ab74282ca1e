import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useSettled } from '../../../shared/use-settled.ts';
import { type ProductPages, productsAtom } from '../atoms.ts';
import { formatSearch, type Search } from '../search.ts';
import type { SectionDescription } from '../sections.ts';
import { useSort } from '../use-sort.ts';

/** @see specification, section 9 */
const DEBOUNCE_MS = 300;

/** The pages of a list, and which list that is. */
export interface List {
  pages: ProductPages;
  /** Another text for another section, search or order. */
  id: string;
}

/** The list that an address asks for; while it loads, the list before it, marked as stale. */
export function useList(
  section: SectionDescription,
  search: Search,
): { list: List; isStale: boolean } {
  const settled = useSettled(search, DEBOUNCE_MS);
  const [sort] = useSort(settled);
  const pages = useAtomValue(productsAtom({ section: section.code, search: settled, sort }));
  const asked = { pages, id: `${section.code}?${formatSearch({ ...settled, order_by: sort })}` };
  const [last, setLast] = useState<List>(asked);
  const isReady = pages.data !== undefined || pages.isError;
  if (isReady && pages !== last.pages) setLast(asked);
  return { list: isReady ? asked : last, isStale: !isReady || settled !== search };
}
