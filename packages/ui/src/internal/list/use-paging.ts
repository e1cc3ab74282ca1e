import { type RefObject, useEffect, useMemo, useRef } from 'react';
import { throttle } from '../timing.ts';
import type { PageSource } from './list-source.ts';
import { LIST_HEIGHT, type ListScroll, wantsNextPage } from './list-window.ts';

/** The shortest time between two looks at whether a page is wanted, ms. @see specification, section 9 */
const THROTTLE_MS = 150;

/**
 * Asks for the next page when enough of the box has been scrolled through, and at once when the loaded rows don't fill
 * it. Returns what to call on scroll. `contentHeight` is that of the loaded rows, in px.
 */
export function usePaging(
  box: RefObject<HTMLElement | null>,
  source: PageSource,
  contentHeight: number,
) {
  const latest = useRef({ source, contentHeight });
  /** As of the last scroll: looking at the box itself would cost a layout every time rows change. */
  const view = useRef<ListScroll>({ scrollTop: 0, viewHeight: LIST_HEIGHT });
  /** Items for whose continuation we have asked: a page is asked for once, however slowly `isLoading` turns on. */
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
