import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';

/**
 * Reads the query string of the current address with a page's own `parse`. This is the only reader of the query string;
 * a navigation writes it. The result changes only when the query string does. Decision 7.
 */
export function useSearch<Search>(parse: (params: URLSearchParams) => Search): Search {
  const [params] = useSearchParams();
  const query = params.toString();
  return useMemo(() => parse(new URLSearchParams(query)), [query, parse]);
}
