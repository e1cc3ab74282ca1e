import { type RefObject, useLayoutEffect } from 'react';
import { useStable } from '../use-stable.ts';
import { placeBox } from './anchored-box.ts';

/**
 * Shows a box above everything else, at its parent element (the anchor), and keeps it there while the page is scrolled,
 * zoomed or resized. Calls `onHidden` when the anchor scrolls out of view, of the page or of a scrolled container.
 */
export function useAnchoredBox(ref: RefObject<HTMLElement | null>, onHidden: () => void) {
  const hide = useStable(onHidden);
  useLayoutEffect(() => {
    const box = ref.current as HTMLElement;
    const anchor = box.parentElement as HTMLElement;
    const view = window.visualViewport as VisualViewport;
    // Without the popover API the box is a fixed box above its neighbours.
    box.showPopover?.();
    const isRightToLeft = getComputedStyle(box).direction === 'rtl';
    const size = { width: box.offsetWidth, height: box.offsetHeight };
    const place = () => {
      // The screen keyboard may cover a part of the page, and the user may have zoomed in.
      const seen = new DOMRect(view.offsetLeft, view.offsetTop, view.width, view.height);
      const rect = anchor.getBoundingClientRect();
      Object.assign(box.style, placeBox(rect, size, seen, isRightToLeft));
    };
    place();
    const listening = new AbortController();
    // Scroll events inside a shadow root do not leave it. A phone's keyboard resizes and scrolls the visual viewport.
    for (const around of [document, anchor.getRootNode(), view]) {
      for (const type of ['scroll', 'resize']) {
        around.addEventListener(type, place, { capture: true, signal: listening.signal });
      }
    }
    const { top } = anchor.getBoundingClientRect();
    let isFirst = true;
    const watch = new IntersectionObserver(([entry]) => {
      // The first call reports the initial position, unless the page has been scrolled by then.
      const isInitial = isFirst && Math.abs((entry?.boundingClientRect.top ?? top) - top) < 1;
      if (!isInitial && !entry?.isIntersecting) hide();
      isFirst = false;
    });
    watch.observe(anchor);
    return () => {
      listening.abort();
      watch.disconnect();
    };
  }, [ref, hide]);
}
