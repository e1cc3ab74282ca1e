/**
 * A button inside a box with a border of 1 px reaches over that border above and below, so that all of the box is
 * pressed: 44 px on touch. What it draws stays within the border.
 */
export const withinBorder = {
  height: 'calc(100% + 2px)',
  marginBlock: -1,
  borderBlock: '1px solid transparent',
  backgroundClip: 'padding-box',
} as const;
