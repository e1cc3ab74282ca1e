/**
 * The smallest width (px) of each layout. A layout has the name of its width in the design.
 * @see specification, section 9
 */
export const breakpoints = {
  360: 0,
  768: 700,
  1024: 1000,
  1256: 1200,
  1342: 1300,
  1920: 1600,
} as const;

export type Breakpoint = keyof typeof breakpoints;

/** Media query «from this layout upwards». */
export const from = (layout: Breakpoint) => `(min-width: ${breakpoints[layout]}px)`;

/** Media query «narrower than this layout». */
export const below = (layout: Exclude<Breakpoint, 360>) =>
  `(max-width: ${breakpoints[layout] - 0.02}px)`;

/** A touch screen, or a screen of the size of a phone or a tablet: targets grow to 44 px. */
export const touch = `(pointer: coarse), ${below(1024)}`;
