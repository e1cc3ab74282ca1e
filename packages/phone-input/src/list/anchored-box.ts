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

const px = (length: number) => `${length}px`;

/**
 * Style of a fixed box that belongs to an anchor: below it, above it where only that side has room for all of the box.
 * A box above is placed by its lower edge, so that it stays at its anchor as it gets smaller.
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
    top: px(isAbove ? above : below),
    left: px(Math.max(view.left + MARGIN, Math.min(start, view.right - MARGIN - width))),
    minWidth: px(minWidth),
    maxHeight: px(isAbove ? roomAbove : roomBelow),
    translate: isAbove ? '0 -100%' : '',
  };
}
