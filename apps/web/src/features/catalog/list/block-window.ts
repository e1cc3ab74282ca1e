/** The blocks of a long list that are drawn: `from` to `to`, both of them. */
export interface BlockWindow {
  from: number;
  to: number;
}

/**
 * Returns the blocks that overlap a stretch of the list, at least one. The list begins at 0.
 * @param heights of each block, px
 * @param top where the stretch begins, px
 * @param bottom where it ends
 */
export function blocksIn(heights: readonly number[], top: number, bottom: number): BlockWindow {
  let from = 0;
  let end = heights[0] ?? 0;
  while (from < heights.length - 1 && end <= top) {
    from += 1;
    end += heights[from] ?? 0;
  }
  let to = from;
  while (to < heights.length - 1 && end < bottom) {
    to += 1;
    end += heights[to] ?? 0;
  }
  return { from, to };
}

/**
 * The next step from the rendered blocks to all that are near. Visible blocks are rendered at once, of the others one
 * at either end, so that no frame has much to do.
 */
export function stepTowards(drawn: BlockWindow, seen: BlockWindow, near: BlockWindow): BlockWindow {
  if (near.from > drawn.to || near.to < drawn.from) return seen;
  const from = near.from < drawn.from ? Math.min(seen.from, drawn.from - 1) : near.from;
  const to = near.to > drawn.to ? Math.max(seen.to, drawn.to + 1) : near.to;
  return { from: Math.max(near.from, from), to: Math.min(near.to, to) };
}

/**
 * The blocks that are rendered at once when a list replaces another: those at the visible place, and one more at either
 * end, because the old rows may have been higher.
 */
export function initialWindow(seen: BlockWindow, count: number): BlockWindow {
  const to = Math.min(seen.to + 1, count - 1);
  return { from: Math.max(0, Math.min(seen.from - 1, to - (seen.to - seen.from))), to };
}
