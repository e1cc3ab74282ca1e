import { listVocabularies } from '@org/api-client/operations';
import { answer, type Paging, pagesAtom } from '../api/answers.atoms.ts';
import { atomFamily } from '../session/family.ts';

export type Vocabulary = 'city' | 'brand';

/** @see specification, section 9 */
const PER_PAGE = 100;

/** Names of a vocabulary, page by page; `search` matches either alphabet. */
export const namesAtom = atomFamily(
  ({ vocabulary, search }: { vocabulary: Vocabulary; search: string }) => {
    const asked = {
      vocabulary: `SysProduct.${vocabulary}` as const,
      page: 0,
      per_page: PER_PAGE,
      ...(search && { search }),
    };
    const paging: Paging<'listVocabularies'> = {
      place: (_, page) => ({ body: { vocabularies: [{ ...asked, ...(page as object) }] } }),
      first: { page: 0 },
      next: ([found], before) => {
        const page = (before as { page: number }).page + 1;
        return page * PER_PAGE < (found?.[vocabulary]?.total ?? 0) ? { page } : undefined;
      },
    };
    return pagesAtom(() => answer(listVocabularies, { body: { vocabularies: [asked] } }), paging);
  },
);
