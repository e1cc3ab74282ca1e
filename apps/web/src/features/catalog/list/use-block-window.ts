import {
  type RefObject,
  startTransition,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { PER_PAGE } from '../search/request.ts';

/** The blocks of a long list that are drawn: `from` to `to`, both of them. */
interface BlockWindow {
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

/** Blocks this near to the screen are drawn, px: a fast flick stays within. */
const NEAR = 1500;
/** Rows of a block, which is drawn in one step: on a slow computer more of them would hold up the next press. */
export const BLOCK = 2;
/** The number of blocks that are rendered at once when a list comes: a page. */
const FIRST = PER_PAGE / BLOCK;
/** The assumed height of a block before one has been rendered, px. */
const USUAL = 86 * BLOCK;

/** The attribute of the first row of each rendered block. Its value is the number of the block. */
export const BLOCK_MARK = 'data-block';

/** Measures the heights of the rendered blocks. Returns where the top of the list is on the screen. */
function measure(list: HTMLElement, heights: Map<number, number>) {
  const { top, bottom } = list.getBoundingClientRect();
  const marks = [...list.querySelectorAll<HTMLElement>(`:scope > [${BLOCK_MARK}]`)];
  for (const [at, mark] of marks.entries()) {
    if (mark.ariaHidden) continue;
    const end = marks[at + 1]?.getBoundingClientRect().top ?? bottom;
    heights.set(Number(mark.getAttribute(BLOCK_MARK)), end - mark.getBoundingClientRect().top);
  }
  return top;
}

const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0);

/** The height of every block. Blocks that are not measured yet get the average. */
function heightsOf(count: number, known: ReadonlyMap<number, number>): number[] {
  const usual = known.size > 0 ? sum([...known.values()]) / known.size : USUAL;
  return Array.from({ length: count }, (_, block) => known.get(block) ?? usual);
}

/** The blocks of a list. */
interface Blocks {
  /** identifies the list: another text for another list */
  id: string;
  count: number;
  /** known heights by block, px; filled here */
  heights: Map<number, number>;
}

/** The blocks that were rendered, of which list, and which of them were visible. */
interface DrawnBlocks extends BlockWindow, Pick<Blocks, 'id' | 'count'> {
  seen: BlockWindow;
}

const isSameWindow = (a: BlockWindow, b: BlockWindow) => a.from === b.from && a.to === b.to;

/**
 * Adapts the rendered blocks to a list that may have changed. If the end was rendered, appended blocks begin to render.
 * Of another list the visible part comes first.
 */
function fitted(drawn: DrawnBlocks, { id, count }: Pick<Blocks, 'id' | 'count'>): BlockWindow {
  if (id !== drawn.id) return initialWindow(drawn.seen, count);
  const to = drawn.to === drawn.count - 1 && count > drawn.count ? drawn.to + 1 : drawn.to;
  return { from: Math.min(drawn.from, count - 1), to: Math.min(to, count - 1) };
}

/**
 * Which blocks of rows are drawn while the window scrolls, and the room before and after them, px. Blocks out of sight
 * leave room of their own height, so that the document stays small however much has been appended; blocks that come into
 * reach are drawn one at a time. Decision 165.
 */
export function useBlockWindow(
  list: RefObject<HTMLElement | null>,
  { id, count, heights }: Blocks,
) {
  const [shown, setShown] = useState<DrawnBlocks>(() => {
    const first = { from: 0, to: FIRST - 1 };
    return { ...first, id, count, seen: first };
  });
  const { from, to } = fitted(shown, { id, count });
  const isPlaced = useRef(false);

  const update = useRef(() => {});
  useLayoutEffect(() => {
    update.current = () => {
      if (!list.current) return;
      const top = measure(list.current, heights);
      const all = heightsOf(count, heights);
      const seen = blocksIn(all, -top, innerHeight - top);
      const near = blocksIn(all, -top - NEAR, innerHeight - top + NEAR);
      // the page that a list begins with stays, however high its rows are on a phone
      if (near.from === 0) near.to = Math.max(near.to, Math.min(FIRST, count) - 1);
      const moved = (before: typeof shown) => {
        const now = { id, count };
        const next = isPlaced.current ? stepTowards(fitted(before, now), seen, near) : near;
        const isSame =
          before.id === id &&
          before.count === count &&
          isSameWindow(before, next) &&
          isSameWindow(before.seen, seen);
        return isSame ? before : { ...next, ...now, seen };
      };
      // most frames of a scroll change nothing, and cost React nothing
      if (moved(shown) !== shown) setShown(moved);
    };
    // at first the list has its full height at once, for a user who comes back to a place in it
    if (isPlaced.current || count <= FIRST) return;
    update.current();
    isPlaced.current = true;
  }, [list, id, count, heights, shown]);

  useEffect(() => {
    isPlaced.current = true;
    let frame = 0;
    // a frame of the scrolling need not wait for blocks that are rendered well before they are visible
    const soon = () => {
      frame ||= requestAnimationFrame(() => {
        frame = 0;
        startTransition(update.current);
      });
    };
    soon();
    addEventListener('scroll', soon, { passive: true });
    addEventListener('resize', soon);
    return () => {
      removeEventListener('scroll', soon);
      removeEventListener('resize', soon);
      cancelAnimationFrame(frame);
    };
  }, [shown, id, count, heights]);

  const all = heightsOf(count, heights);
  return { from, to, before: sum(all.slice(0, from)), after: sum(all.slice(to + 1)) };
}
