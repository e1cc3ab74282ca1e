import { atom } from 'jotai';
import { answer, answerFamily } from '../../../shared/api/answers.atoms.ts';
import { searchOf } from '../../../shared/api/searches.ts';
import type { SectionCode } from '../../../shared/sections.ts';
import { atomFamily } from '../../../shared/session/family.ts';
import type { Search } from './catalog-search.ts';
import { descriptions } from './catalog-sections.ts';
import { searchRequest } from './request.ts';

interface TotalKey {
  section: SectionCode;
  search: Search;
}

const totalAtom = answerFamily(
  ({ section, search }: TotalKey) => {
    const body = searchRequest(descriptions[section], search, 'quantity__desc');
    return answer(searchOf(section), { body: { ...body, page: 1, per_page: 1, facets: [] } });
  },
  // only a hint beside the list: if it fails, the steps are shown without it
  { retry: false, select: ({ meta }) => meta.total },
);

/** The number of products that each of some searches finds; undefined until all are known. */
export const totalsAtom = atomFamily(
  ({ section, searches }: { section: SectionCode; searches: Search[] }) =>
    atom((get) => {
      const totals = searches.map((search) => get(totalAtom({ section, search })));
      return {
        data: totals.every(({ data }) => data !== undefined)
          ? totals.map(({ data = 0 }) => data)
          : undefined,
        isError: totals.some(({ isError }) => isError),
      };
    }),
);
