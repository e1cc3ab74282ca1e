import { type RefObject, useLayoutEffect } from 'react';
import { useStable } from '../use-stable.ts';
import { placeBox } from './anchored-box.ts';

/**
 * Shows a box over everything else at the element that it is drawn in, and keeps it there while the page is scrolled,
 * zoomed or resized. Calls back when that element goes out of view, of the page or of a part that scrolls.
 */
export function useAnchoredBox(ref: RefObject<HTMLElement | null>, onHidden: () => void) {
  const hide = useStable(onHidden);
  useLayoutEffect(() => {
    const box = ref.current as HTMLElement;
    const anchor = box.parentElement as HTMLElement;
    const view = window.visualViewport as VisualViewport;
    // A browser without popovers draws a fixed box above its neighbours.
    box.showPopover?.();
    const isRightToLeft = getComputedStyle(box).direction === 'rtl';
    const { offsetHeight: height } = box;
    const place = () => {
      // A keyboard may cover a part of the view, and two fingers may have zoomed in.
      const seen = new DOMRect(view.offsetLeft, view.offsetTop, view.width, view.height);
      const size = { width: box.offsetWidth, height };
      const rect = anchor.getBoundingClientRect();
      Object.assign(box.style, placeBox(rect, size, seen, isRightToLeft));
    };
    place();
    const listening = new AbortController();
    // Scrolling inside a shadow root is not heard of outside; a phone's keyboard makes the view smaller and scrolls in it.
    for (const around of [document, anchor.getRootNode(), view]) {
      for (const type of ['scroll', 'resize']) {
        around.addEventListener(type, place, { capture: true, signal: listening.signal });
      }
    }
    let isFirst = true;
    const watch = new IntersectionObserver(([entry]) => {
      // At first it says where things are: nothing has moved.
      if (!isFirst && !entry?.isIntersecting) hide();
      isFirst = false;
    });
    watch.observe(anchor);
    return () => {
      listening.abort();
      watch.disconnect();
    };
  }, [ref, hide]);
}
