/** Edges of an area, in px from the top left corner of the viewport. */
export interface Edges {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

/** Space between a box and its anchor, in px. */
const GAP = 4;
/** Smallest distance to the edges of the view, in px. */
const MARGIN = 8;

const px = (length: number) => `${length}px`;

/**
 * Style of a fixed box at an anchor: below it, or above it if the box does not fit below and there is more room above.
 * A box above is placed by its lower edge, so that it stays at its anchor when it gets smaller. It is as wide as its
 * anchor if that is wider, but never wider than the view.
 *
 * @param size size of the box when nothing limits it
 * @param view visible part of the page
 */
export function placeBox(
  anchor: Edges,
  size: { width: number; height: number },
  view: Edges,
  isRightToLeft: boolean,
) {
  const below = Math.max(anchor.bottom + GAP, view.top + MARGIN);
  const above = Math.min(anchor.top - GAP, view.bottom - MARGIN);
  const roomBelow = view.bottom - MARGIN - below;
  const roomAbove = above - MARGIN - view.top;
  const isAbove = size.height > roomBelow && roomAbove > roomBelow;
  const room = view.right - view.left - 2 * MARGIN;
  const width = Math.min(Math.max(size.width, anchor.right - anchor.left), room);
  const start = isRightToLeft ? anchor.right - width : anchor.left;
  return {
    top: px(isAbove ? above : below),
    left: px(Math.max(view.left + MARGIN, Math.min(start, view.right - MARGIN - width))),
    width: px(width),
    maxHeight: px(isAbove ? roomAbove : roomBelow),
    translate: isAbove ? '0 -100%' : '',
  };
}
