/** Height of a list's box in px. @see specification, section 9 */
export const LIST_HEIGHT = 245;
/** The next page is requested when the bottom edge of the box passes this share of the content. @see section 9 */
const NEXT_PAGE_AT = 0.8;
/** Extra rows rendered at either edge, so that a turn of the mouse wheel shows no gap. */
const OVERSCAN = 3;

export interface ListScroll {
  /** px scrolled above the box */
  scrollTop: number;
  /** height of the box, px */
  viewHeight: number;
}

/** Half-open range of the rows to render: those in view and a few more. */
export function rowsToDraw(
  { scrollTop, viewHeight }: ListScroll,
  rowHeight: number,
  count: number,
) {
  const first = Math.floor(scrollTop / rowHeight) - OVERSCAN;
  const end = Math.ceil((scrollTop + viewHeight) / rowHeight) + OVERSCAN;
  return { start: Math.max(0, Math.min(first, count)), end: Math.max(0, Math.min(end, count)) };
}

/** Whether enough of the content has been scrolled into view to request the next page. */
export function wantsNextPage({ scrollTop, viewHeight }: ListScroll, contentHeight: number) {
  return scrollTop + viewHeight >= NEXT_PAGE_AT * contentHeight;
}

/** The nearest `scrollTop` that shows the whole row; of a row taller than the box, its top. */
export function reveal(row: number, rowHeight: number, { scrollTop, viewHeight }: ListScroll) {
  const top = row * rowHeight;
  const lowest = Math.min(top, top + rowHeight - viewHeight);
  return Math.max(0, Math.min(Math.max(scrollTop, lowest), top));
}
