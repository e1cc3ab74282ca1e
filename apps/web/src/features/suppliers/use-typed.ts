import { useEffect, useRef, useState } from 'react';
import { DEBOUNCE_MS } from '../../shared/hooks/use-debounced-value.ts';

/**
 * The text of the search field. The address changes once the typing stops, and the text follows when the address
 * changes by itself.
 */
export function useTyped(q: string, commit: (q: string) => void) {
  const [typed, setTyped] = useState(q);
  const known = useRef(q);
  useEffect(() => {
    if (q === known.current) return;
    known.current = q;
    setTyped(q);
  }, [q]);
  useEffect(() => {
    const text = typed.trim();
    if (text === known.current) return;
    const timer = setTimeout(() => {
      known.current = text;
      commit(text);
    }, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [typed, commit]);
  return [typed, setTyped] as const;
}
