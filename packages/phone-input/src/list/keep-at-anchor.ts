import { placeBox } from './anchored-box.ts';

/**
 * Keeps a shown box at its anchor while the page is scrolled, zoomed or resized. Calls `onHidden` when the anchor
 * scrolls out of view, of the page or of a scrolled container. Returns a function that ends this.
 */
export function keepAtAnchor(box: HTMLElement, anchor: Element, onHidden: () => void): () => void {
  const view = window.visualViewport as VisualViewport;
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
    if (!isInitial && !entry?.isIntersecting) onHidden();
    isFirst = false;
  });
  watch.observe(anchor);
  return () => {
    listening.abort();
    watch.disconnect();
  };
}
