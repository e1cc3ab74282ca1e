import { type RefObject, useEffect, useMemo, useRef } from 'react';
import { throttle } from '../timing.ts';
import type { PageSource } from './list-source.ts';
import { LIST_HEIGHT, type ListScroll, wantsNextPage } from './list-window.ts';

/** Shortest time between two checks whether to load a page, ms. @see specification, section 9 */
const THROTTLE_MS = 150;

/**
 * Requests the next page when enough of the box has been scrolled through, and at once if the loaded rows don't fill
 * it. Returns a function to call on scroll. `contentHeight` is the height of the loaded rows, in px.
 */
export function usePaging(
  box: RefObject<HTMLElement | null>,
  source: PageSource,
  contentHeight: number,
) {
  const latest = useRef({ source, contentHeight });
  /** Scroll position of the last scroll event: reading it from the box would force a layout each time rows change. */
  const view = useRef<ListScroll>({ scrollTop: 0, viewHeight: LIST_HEIGHT });
  /** Items after which a page was requested: each page is requested once, even if `isLoading` turns on late. */
  const asked = useRef<unknown>(null);
  const look = useMemo(() => {
    const lookNow = () => {
      const { items, hasMore, isLoading, error, onLoadMore } = latest.current.source;
      if (!hasMore || isLoading || error || asked.current === items) return;
      if (!wantsNextPage(view.current, latest.current.contentHeight)) return;
      asked.current = items;
      onLoadMore?.();
    };
    return throttle(lookNow, THROTTLE_MS);
  }, []);

  useEffect(() => {
    latest.current = { source, contentHeight };
    if (source.error) asked.current = null;
    if (source.hasMore && !source.isLoading) look();
  }, [source, contentHeight, look]);
  useEffect(() => look.cancel, [look]);
  return () => {
    if (!box.current) return;
    const { scrollTop, clientHeight } = box.current;
    view.current = { scrollTop, viewHeight: clientHeight };
    look();
  };
}
