import { useAtomValue } from 'jotai';
import { useMemo, useState } from 'react';
import { messageOf } from '../api/api.ts';
import { useLastLoaded } from '../hooks/use-last-loaded.ts';
import { namesAtom, type Vocabulary } from './shared-names.atoms.ts';

/** The choices of a field: found by the server, with more loaded as the list is scrolled. */
export interface Names {
  items: readonly { value: string; label: string }[];
  total?: number;
  hasMore: boolean;
  isLoading: boolean;
  error?: string;
  onLoadMore: () => void;
  onSearch: (search: string) => void;
}

export function useNames(vocabulary: Vocabulary): Names {
  const [search, setSearch] = useState('');
  const pages = useAtomValue(namesAtom({ vocabulary, search }));
  const data = useLastLoaded(pages);
  const items = useMemo(
    () =>
      data?.pages.flatMap(([found]) =>
        (found?.[vocabulary]?.items ?? []).map(({ value, label }) => ({
          value: String(value),
          label,
        })),
      ) ?? [],
    [data, vocabulary],
  );
  return {
    items,
    total: data?.pages[0]?.[0]?.[vocabulary]?.total,
    hasMore: pages.hasNextPage,
    isLoading: pages.isFetching,
    error: pages.error ? messageOf(pages.error) : undefined,
    onLoadMore: () => void pages.fetchNextPage(),
    onSearch: setSearch,
  };
}
