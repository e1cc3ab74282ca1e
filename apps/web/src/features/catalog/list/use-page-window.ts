import { type RefObject, startTransition, useLayoutEffect, useRef, useState } from 'react';
import { type PageWindow, pageWindow } from './page-window.ts';

/** Pages this near to the screen are drawn, px: a fast flick stays within. */
const NEAR = 1500;
/** A list of a few pages is drawn whole. */
const FEW = 3;
/** What a page is taken to be high before one has been drawn, px. */
const USUAL = 1700;

/** The first row of each drawn page bears its number here. */
export const PAGE_MARK = 'data-page';

/** Learns the heights of the drawn pages; answers where the list is on the screen. */
function measure(list: HTMLElement, heights: Map<number, number>) {
  const { top, bottom } = list.getBoundingClientRect();
  const marks = [...list.querySelectorAll<HTMLElement>(`:scope > [${PAGE_MARK}]`)];
  for (const [at, mark] of marks.entries()) {
    if (mark.ariaHidden) continue;
    const end = marks[at + 1]?.getBoundingClientRect().top ?? bottom;
    heights.set(Number(mark.getAttribute(PAGE_MARK)), end - mark.getBoundingClientRect().top);
  }
  return top;
}

/**
 * Which pages of a list are drawn while the window scrolls. Pages out of sight leave room of their own height, so that
 * the document stays small however much has been appended.
 * @param heights what is known of the pages' heights; filled here
 */
export function usePageWindow(
  list: RefObject<HTMLElement | null>,
  pageCount: number,
  heights: Map<number, number>,
): PageWindow {
  const isLong = pageCount > FEW;
  const [shown, setShown] = useState<PageWindow>({
    from: 0,
    to: 0,
    before: 0,
    after: isLong ? (pageCount - 1) * USUAL : 0,
  });
  const isPlaced = useRef(false);

  useLayoutEffect(() => {
    if (!isLong) return;
    let frame = 0;
    const update = () => {
      frame = 0;
      if (!list.current) return;
      const top = measure(list.current, heights);
      const known = [...heights.values()];
      const usual = known.length > 0 ? known.reduce((a, b) => a + b, 0) / known.length : USUAL;
      const all = Array.from({ length: pageCount }, (_, page) => heights.get(page) ?? usual);
      const next = pageWindow(all, -top - NEAR, innerHeight - top + NEAR);
      setShown((before) =>
        before.from === next.from && before.to === next.to && before.after === next.after
          ? before
          : next,
      );
    };
    // Pages are drawn well before they are seen: a frame of the scrolling need not wait for them.
    const soon = () => {
      frame ||= requestAnimationFrame(() => startTransition(update));
    };
    // at first the list is as high as it is at once, for who comes back to a place in it
    if (isPlaced.current) startTransition(update);
    else update();
    isPlaced.current = true;
    addEventListener('scroll', soon, { passive: true });
    addEventListener('resize', soon);
    return () => {
      removeEventListener('scroll', soon);
      removeEventListener('resize', soon);
      cancelAnimationFrame(frame);
    };
  }, [list, pageCount, heights, isLong]);

  if (!isLong) return { from: 0, to: pageCount - 1, before: 0, after: 0 };
  // what was appended to the end that is drawn belongs to it: the document grows with the list
  return shown.after === 0 ? { ...shown, to: pageCount - 1 } : shown;
}
