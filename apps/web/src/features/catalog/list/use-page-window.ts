import { type RefObject, useLayoutEffect, useState } from 'react';
import { type PageWindow, pageWindow } from './page-window.ts';

/** Pages this near to the screen are drawn, px: a fast flick stays within. */
const NEAR = 1500;
/** A list of a few pages is drawn whole. */
const FEW = 3;

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
  const [shown, setShown] = useState<PageWindow>({ from: 0, to: 0, before: 0, after: 0 });
  const isLong = pageCount > FEW;

  useLayoutEffect(() => {
    if (!isLong) return;
    let frame = 0;
    const update = () => {
      frame = 0;
      if (!list.current) return;
      const top = measure(list.current, heights);
      const known = [...heights.values()];
      const usual = known.length > 0 ? known.reduce((a, b) => a + b, 0) / known.length : 1700;
      const all = Array.from({ length: pageCount }, (_, page) => heights.get(page) ?? usual);
      const next = pageWindow(all, -top - NEAR, innerHeight - top + NEAR);
      setShown((before) =>
        before.from === next.from && before.to === next.to && before.after === next.after
          ? before
          : next,
      );
    };
    const soon = () => {
      frame ||= requestAnimationFrame(update);
    };
    update();
    addEventListener('scroll', soon, { passive: true });
    addEventListener('resize', soon);
    return () => {
      removeEventListener('scroll', soon);
      removeEventListener('resize', soon);
      cancelAnimationFrame(frame);
    };
  }, [list, pageCount, heights, isLong]);

  return isLong ? shown : { from: 0, to: pageCount - 1, before: 0, after: 0 };
}
