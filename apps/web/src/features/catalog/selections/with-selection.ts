import type { Selection } from '@org/api-client/schema';
import type { SectionCode } from '../../../shared/sections.ts';
import { type Filters, parseSearch, type Search } from '../search/catalog-search.ts';
import { descriptions } from '../search/catalog-sections.ts';

/** What a page of a selection lists: what its address asks for besides, within the selection. */
export function withSelection(
  section: SectionCode,
  params: URLSearchParams,
  { filter }: Pick<Selection, 'filter'>,
): Search {
  const asked = parseSearch(descriptions[section], params);
  return { ...asked, filters: { ...asked.filters, ...(filter as Filters) } };
}
