/** Where something is, in px from the corner of the page's view. */
export interface Edges {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

/** Between a box and what it belongs to, in px. */
const GAP = 4;
/** Least distance to the edges of the view, in px. */
const MARGIN = 8;

/**
 * Where a box goes that belongs to an anchor, in px: below it, above it where only that side has room for all of the
 * box. `top` is the box's lower edge when it goes above, so that it stays at its anchor as it gets smaller.
 *
 * @param size what the box takes when nothing limits it
 * @param view what is seen of the page
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
  const minWidth = anchor.right - anchor.left;
  const width = Math.max(size.width, minWidth);
  const start = isRightToLeft ? anchor.right - width : anchor.left;
  return {
    isAbove,
    top: isAbove ? above : below,
    left: Math.max(view.left + MARGIN, Math.min(start, view.right - MARGIN - width)),
    minWidth,
    maxHeight: isAbove ? roomAbove : roomBelow,
  };
}

/** Whether some of a box is seen through a frame. */
export const isInFrame = (box: Edges, frame: Edges) =>
  box.bottom > frame.top &&
  box.top < frame.bottom &&
  box.right > frame.left &&
  box.left < frame.right;
