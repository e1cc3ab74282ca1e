import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useStable } from '../use-stable.ts';
import { type CountryRow, findByStart } from './country-list.ts';

/** Time between the last letter and the move in the list, in ms. @see specification, section 9 */
const TYPE_AHEAD_MS = 250;

/**
 * Collects letters typed in a list without a search field. `TYPE_AHEAD_MS` after the last one goes to the first row
 * that starts with them; the next letter then starts a new text.
 *
 * @returns a listener that returns whether it used the key
 */
export function useTypeAhead(rows: readonly CountryRow[], goTo: (row: number) => void) {
  const letters = useRef('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const goToFound = useStable(() => {
    const row = findByStart(rows, letters.current);
    letters.current = '';
    if (row !== -1) goTo(row);
  });
  return (event: KeyboardEvent): boolean => {
    const isLetter = event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;
    if (!isLetter || (event.key === ' ' && letters.current === '')) return false;
    letters.current += event.key;
    clearTimeout(timer.current);
    timer.current = setTimeout(goToFound, TYPE_AHEAD_MS);
    return true;
  };
}
