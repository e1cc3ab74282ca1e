import { atomWithQuery } from 'jotai-tanstack-query';
import { api } from '../../../shared/api/api.ts';
import type { Signal } from '../../../shared/api/query.ts';
import type { SectionCode } from '../../../shared/sections.ts';
import { atomFamily } from '../../../shared/session/family.ts';
import type { ProductPage } from '../search/catalog.atoms.ts';
import type { Search } from '../search/catalog-search.ts';
import { descriptions } from '../search/catalog-sections.ts';
import { searchRequest } from '../search/request.ts';

interface CountKey {
  section: SectionCode;
  searches: Search[];
}

/** The number of products that each of some searches finds. */
export const totalsAtom = atomFamily(({ section, searches }: CountKey) =>
  atomWithQuery(() => ({
    // only a hint beside the list: if it fails, the steps are shown without it
    retry: false,
    queryKey: ['searchTotals', section, searches] as const,
    enabled: searches.length > 0,
    queryFn: ({ signal }: Signal) =>
      Promise.all(
        searches.map(async (search) => {
          const { path, body } = searchRequest(descriptions[section], search, 'quantity__desc');
          const asked = { ...body, page: 1, per_page: 1, facets: [] };
          const answer = await api.POST(path as `/search_v2/${SectionCode}`, {
            body: asked as never,
            signal,
          });
          return (answer as ProductPage).meta.total;
        }),
      ),
  })),
);
