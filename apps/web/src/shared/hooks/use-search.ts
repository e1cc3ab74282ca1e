import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';

/**
 * What the query string of the current address means, by a page's own `parse`. The only reader of the query string;
 * it is written by navigating. The result changes only when the query string does.
 */
export function useSearch<Search>(parse: (params: URLSearchParams) => Search): Search {
  const [params] = useSearchParams();
  const query = params.toString();
  return useMemo(() => parse(new URLSearchParams(query)), [query, parse]);
}
