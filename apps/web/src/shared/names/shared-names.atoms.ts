import { atomWithInfiniteQuery } from 'jotai-tanstack-query';
import { api } from '../api/api.ts';
import type { PageSignal } from '../api/query.ts';
import { atomFamily } from '../session/family.ts';

export type Vocabulary = 'city' | 'brand';

/** @see specification, section 9 */
const PER_PAGE = 100;

/** Names of a vocabulary, page by page; `search` matches either alphabet. */
export const namesAtom = atomFamily(
  ({ vocabulary, search }: { vocabulary: Vocabulary; search: string }) =>
    atomWithInfiniteQuery(() => ({
      queryKey: ['listVocabularies', vocabulary, search] as const,
      initialPageParam: 0,
      queryFn: async ({ pageParam, signal }: PageSignal) => {
        const page = pageParam as number;
        const asked = {
          vocabulary: `SysProduct.${vocabulary}` as const,
          page,
          per_page: PER_PAGE,
          ...(search && { search }),
        };
        const [answer] = await api.POST('/vocabulary', { body: { vocabularies: [asked] }, signal });
        const { items, total } = answer?.[vocabulary] ?? { items: [], total: 0 };
        const names = items.map(({ value, label }) => ({ value: String(value), label }));
        return { names, total, next: (page + 1) * PER_PAGE < total ? page + 1 : undefined };
      },
      getNextPageParam: ({ next }: { next: number | undefined }) => next,
    })),
);
