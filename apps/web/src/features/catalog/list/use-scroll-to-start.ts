import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useNavigationType } from 'react-router-dom';

/**
 * Scrolls another list to its beginning if that is out of view, unless the user went back to a place in the list, or
 * has the focus in the filters beside it.
 * @param query what the list is of
 */
export function useScrollToStart(
  query: string,
  list: RefObject<HTMLElement | null>,
  filters: RefObject<HTMLElement | null>,
) {
  const isBack = useNavigationType() === 'POP';
  const before = useRef(query);
  useLayoutEffect(() => {
    const isOther = before.current !== query;
    before.current = query;
    if (!isOther || isBack || !list.current) return;
    if (filters.current?.contains(document.activeElement)) return;
    if (list.current.getBoundingClientRect().top < 0) list.current.scrollIntoView();
  }, [query, isBack, list, filters]);
}
