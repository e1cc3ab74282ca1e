import { reveal, rowsToDraw } from '../internal/list/list-window.ts';

/** Browsers draw nothing beyond some 17 million px. */
const HIGHEST = 15_000_000;

export interface GridView {
  /** Rows that there are. */
  count: number;
  /** Height of a row, px. */
  rowHeight: number;
  /** Height in which rows are seen, px. */
  viewHeight: number;
}

const fullOf = ({ count, rowHeight }: GridView) => count * rowHeight;

/** px that the body takes. Rows beyond what a browser can draw are reached by longer steps. */
export const bodyHeight = (view: GridView) => Math.min(fullOf(view), HIGHEST);

/** px of rows passed for one px scrolled. */
function stride(view: GridView) {
  const room = bodyHeight(view) - view.viewHeight;
  return room > 0 ? (fullOf(view) - view.viewHeight) / room : 1;
}

/** The rows to draw, and how far below the body's top the first of them is. */
export function windowAt(scrollTop: number, view: GridView) {
  const passed = scrollTop * stride(view);
  const scroll = { scrollTop: passed, viewHeight: view.viewHeight };
  const { start, end } = rowsToDraw(scroll, view.rowHeight, view.count);
  return { start, end, top: start * view.rowHeight - (passed - scrollTop) };
}

/** The nearest `scrollTop` that shows a whole row. */
export function scrollTo(row: number, scrollTop: number, view: GridView) {
  const scroll = { scrollTop: scrollTop * stride(view), viewHeight: view.viewHeight };
  return reveal(row, view.rowHeight, scroll) / stride(view);
}
