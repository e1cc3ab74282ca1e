import { useEffect, useMemo, useRef, useState } from 'react';
import { debounce } from '../timing.ts';
import type { ListSource } from './list-source.ts';

/** Pause after the last letter before the server is asked, ms. @see specification, section 9 */
const DEBOUNCE_MS = 300;

/**
 * Calls `onSearch` with the query when typing pauses, and with `''` when the list unmounts. Returns whether the items
 * are already the server's results of this query. Until then the old items must be filtered in the browser, so that
 * only matching ones are offered.
 */
export function useServerSearch(query: string, { onSearch, isLoading }: ListSource): boolean {
  const latest = useRef(onSearch);
  useEffect(() => {
    latest.current = onSearch;
  }, [onSearch]);
  const [sent, setSent] = useState('');
  const lastSent = useRef('');
  const send = useMemo(
    () =>
      debounce((text: string) => {
        lastSent.current = text;
        setSent(text);
        latest.current?.(text);
      }, DEBOUNCE_MS),
    [],
  );

  useEffect(() => {
    if (query === lastSent.current) send.cancel();
    else send(query);
  }, [query, send]);
  useEffect(
    () => () => {
      send.cancel();
      if (lastSent.current !== '') latest.current?.('');
      lastSent.current = '';
    },
    [send],
  );

  const [answered, setAnswered] = useState('');
  if (sent === query && !isLoading && answered !== query) setAnswered(query);
  return onSearch !== undefined && answered === query;
}
