/** Height of a list's box in px. @see specification, section 9 */
export const LIST_HEIGHT = 245;
/** The next page is asked for when the bottom edge of the box passes this part of the content. @see section 9 */
const NEXT_PAGE_AT = 0.8;
/** Rows kept ready beyond either edge, so that a turn of the wheel shows no gap. */
const OVERSCAN = 3;

export interface ListScroll {
  /** px above the box */
  scrollTop: number;
  /** px of the box */
  viewHeight: number;
}

/** Half-open range of the rows to draw: those in view and a few beyond. */
export function rowsToDraw(
  { scrollTop, viewHeight }: ListScroll,
  rowHeight: number,
  count: number,
) {
  const first = Math.floor(scrollTop / rowHeight) - OVERSCAN;
  const end = Math.ceil((scrollTop + viewHeight) / rowHeight) + OVERSCAN;
  return { start: Math.max(0, Math.min(first, count)), end: Math.max(0, Math.min(end, count)) };
}

/** Whether so much of the content has been seen that the next page should be asked for. */
export function wantsNextPage({ scrollTop, viewHeight }: ListScroll, contentHeight: number) {
  return scrollTop + viewHeight >= NEXT_PAGE_AT * contentHeight;
}

/** The nearest `scrollTop` that shows a row whole; a row taller than the box shows its beginning. */
export function reveal(row: number, rowHeight: number, { scrollTop, viewHeight }: ListScroll) {
  const top = row * rowHeight;
  const lowest = Math.min(top, top + rowHeight - viewHeight);
  return Math.max(0, Math.min(Math.max(scrollTop, lowest), top));
}
