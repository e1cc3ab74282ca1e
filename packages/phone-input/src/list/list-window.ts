import { touch } from '../media.ts';

/** Height of the list, in px. @see specification, section 9 */
export const LIST_HEIGHT = 245;

/** Height of a row, in px: with a mouse and on touch. */
const ROW_HEIGHT = { mouse: 36, touch: 48 };

/** Height of the rows on this screen, in px. */
export const rowHeightOnScreen = () =>
  matchMedia(touch).matches ? ROW_HEIGHT.touch : ROW_HEIGHT.mouse;

/** Half-open range of the rows to render: those in view and one more at either end. */
export function rowsInView(scrollTop: number, rowHeight: number, count: number) {
  const first = Math.floor(scrollTop / rowHeight) - 1;
  const end = Math.ceil((scrollTop + LIST_HEIGHT) / rowHeight) + 1;
  return { first: Math.max(0, first), end: Math.min(count, end) };
}

/** The nearest scroll position that shows the whole row. `height` is the list's, smaller if there is little room. */
export function reveal(row: number, rowHeight: number, scrollTop: number, height = LIST_HEIGHT) {
  const top = row * rowHeight;
  return Math.max(0, Math.min(Math.max(scrollTop, top + rowHeight - height), top));
}

/** The scroll position with a row in the middle. */
export function centre(row: number, rowHeight: number, count: number) {
  const wanted = row * rowHeight - (LIST_HEIGHT - rowHeight) / 2;
  return Math.max(0, Math.min(wanted, count * rowHeight - LIST_HEIGHT));
}

/** How many rows PageUp and PageDown move. */
export const pageOf = (rowHeight: number) => Math.floor(LIST_HEIGHT / rowHeight);

/** The row that a key moves to; undefined for any other key and for an empty list. */
export function rowByKey(
  key: string,
  active: number,
  count: number,
  page: number,
): number | undefined {
  if (count === 0) return undefined;
  const rowsByKey: Record<string, number> = {
    ArrowDown: (active + 1) % count,
    ArrowUp: (active - 1 + count) % count,
    Home: 0,
    End: count - 1,
    PageDown: Math.min(count - 1, active + page),
    PageUp: Math.max(0, active - page),
  };
  return rowsByKey[key];
}
