import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useSettled } from '../../../shared/use-settled.ts';
import { type ProductPages, productsAtom } from '../atoms.ts';
import type { Search } from '../search.ts';
import type { SectionDescription } from '../sections.ts';
import { useSort } from '../use-sort.ts';

/** @see specification, section 9 */
const DEBOUNCE_MS = 300;

/** The list that an address asks for; while it loads, the list before it, marked as stale. */
export function useList(section: SectionDescription, search: Search) {
  const settled = useSettled(search, DEBOUNCE_MS);
  const [sort] = useSort(settled);
  const pages = useAtomValue(productsAtom({ section: section.code, search: settled, sort }));
  const [last, setLast] = useState<ProductPages>(pages);
  const isReady = pages.data !== undefined || pages.isError;
  if (isReady && pages !== last) setLast(pages);
  return { pages: isReady ? pages : last, isStale: !isReady || settled !== search };
}
