/** One slot in a row of page numbers: a page, or a gap of at least two pages. */
export type PageSlot = number | 'gap';

const range = (first: number, last: number) =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);

/**
 * Returns the page numbers to show: the first, the last, the current one and its neighbours. The number of slots is the
 * same on every page, so that links do not move under the pointer.
 *
 * @param page current page, from 1; clamped to 1…pageCount
 * @param pageCount how many pages there are; 0 gives no slots
 * @param siblings how many neighbours to show on each side of the current page
 */
export function paginate(page: number, pageCount: number, siblings = 1): PageSlot[] {
  const slots = 2 * siblings + 5;
  if (pageCount <= slots) return range(1, pageCount);
  const current = Math.min(Math.max(page, 1), pageCount);
  const edge = slots - 2;
  if (current <= edge - siblings) return [...range(1, edge), 'gap', pageCount];
  if (current > pageCount - (edge - siblings))
    return [1, 'gap', ...range(pageCount - edge + 1, pageCount)];
  return [1, 'gap', ...range(current - siblings, current + siblings), 'gap', pageCount];
}
