/** Which pages of a long list are drawn, and how much room the others take: pages `from` to `to`, both of them drawn. */
export interface PageWindow {
  from: number;
  to: number;
  /** px above the first drawn page */
  before: number;
  /** px below the last one */
  after: number;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/**
 * The pages that touch a stretch of the list, which begins at 0; at least one.
 * @param heights of each page, px
 * @param top where the stretch begins, px
 * @param bottom where it ends
 */
export function pageWindow(heights: readonly number[], top: number, bottom: number): PageWindow {
  let from = 0;
  let before = 0;
  while (from < heights.length - 1 && before + (heights[from] ?? 0) <= top) {
    before += heights[from] ?? 0;
    from += 1;
  }
  let to = from;
  let end = before + (heights[from] ?? 0);
  while (to < heights.length - 1 && end < bottom) {
    to += 1;
    end += heights[to] ?? 0;
  }
  return { from, to, before, after: sum(heights.slice(to + 1)) };
}
