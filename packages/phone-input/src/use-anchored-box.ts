import { type RefObject, useLayoutEffect } from 'react';
import { isInFrame, placeBox } from './anchored-box.ts';
import { useStable } from './use-stable.ts';

/**
 * Shows a box over everything else at the element that it is drawn in, and keeps it there while the page is scrolled,
 * zoomed or resized. Calls back when that element is scrolled out of view.
 */
export function useAnchoredBox(ref: RefObject<HTMLElement | null>, onHidden: () => void) {
  const hide = useStable(onHidden);
  useLayoutEffect(() => {
    const box = ref.current;
    const anchor = box?.parentElement;
    if (!box || !anchor) return;
    // A browser without popovers draws a fixed box above its neighbours.
    box.showPopover?.();
    const isRightToLeft = getComputedStyle(box).direction === 'rtl';
    const { offsetHeight: height } = box;
    const place = () => {
      const size = { width: box.offsetWidth, height };
      const at = placeBox(anchor.getBoundingClientRect(), size, seenPart(), isRightToLeft);
      Object.assign(box.style, {
        top: `${at.top}px`,
        left: `${at.left}px`,
        minWidth: `${at.minWidth}px`,
        maxHeight: `${at.maxHeight}px`,
        translate: at.isAbove ? '0 -100%' : '',
      });
    };
    const onScroll = ({ target }: Event) => {
      if (target instanceof Node && box.contains(target)) return;
      const frame = target instanceof Element && target.contains(anchor) ? target : null;
      const isSeen = isInFrame(
        anchor.getBoundingClientRect(),
        frame?.getBoundingClientRect() ?? wholeView(),
      );
      if (isSeen) place();
      else hide();
    };
    place();
    const { signal, abort } = stopping();
    // Scrolling inside a shadow root is not heard of outside.
    for (const root of new Set([document, anchor.getRootNode()])) {
      root.addEventListener('scroll', onScroll, { capture: true, passive: true, signal });
    }
    window.addEventListener('resize', place, { signal });
    // A phone's keyboard makes the view smaller, and scrolls in it.
    visualViewport?.addEventListener('resize', place, { signal });
    visualViewport?.addEventListener('scroll', place, { signal });
    return abort;
  }, [ref, hide]);
}

function stopping() {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}

const wholeView = () => new DOMRect(0, 0, window.innerWidth, window.innerHeight);

/** What is seen of the view: a keyboard may cover a part of it, and two fingers may have zoomed in. */
function seenPart() {
  if (!visualViewport) return wholeView();
  const { offsetLeft, offsetTop, width, height } = visualViewport;
  return new DOMRect(offsetLeft, offsetTop, width, height);
}
