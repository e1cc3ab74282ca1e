import { atomWithQuery } from 'jotai-tanstack-query';
import { api } from '../../../shared/api/api.ts';
import type { Signal } from '../../../shared/api/query.ts';
import type { SectionCode } from '../../../shared/sections.ts';
import { atomFamily } from '../../../shared/session/family.ts';
import { queryClient } from '../../../shared/session/store.ts';

interface SearchText {
  /** Absent: all sections are asked. */
  section?: SectionCode;
  q: string;
}

const suggestionsQuery = (typed: SearchText) => ({
  queryKey: ['suggestSearch', typed] as const,
  queryFn: ({ signal }: Signal) => api.POST('/search_v2/suggest', { body: typed, signal }),
});

/** What typed words mean and lead to. Sends no request while nothing is typed. */
export const suggestionsAtom = atomFamily((typed: SearchText) =>
  atomWithQuery(() => ({ ...suggestionsQuery(typed), enabled: typed.q !== '' })),
);

export const fetchSuggestions = (typed: SearchText) =>
  queryClient.fetchQuery(suggestionsQuery(typed));
