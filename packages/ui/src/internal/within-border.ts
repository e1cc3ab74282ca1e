/**
 * A button inside a box with a border of 1 px covers that border above and below, so that the whole height of the box
 * can be pressed: 44 px on touch. Its visible content stays within the border.
 */
export const withinBorder = {
  height: 'calc(100% + 2px)',
  marginBlock: -1,
  borderBlock: '1px solid transparent',
  backgroundClip: 'padding-box',
} as const;
