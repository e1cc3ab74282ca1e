import { useEffect, useMemo, useRef, useState } from 'react';
import { debounce } from '../timing.ts';
import type { ListSource } from './list-source.ts';

/** Quiet after the last letter before the server is asked, ms. @see specification, section 9 */
const DEBOUNCE_MS = 300;

/**
 * Hands the query to `onSearch` once typing pauses, and takes it back when the list goes. Returns whether the items are
 * already the server's answer to this very query: until then the old ones can only be filtered here, and none that
 * doesn't match may be offered.
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
