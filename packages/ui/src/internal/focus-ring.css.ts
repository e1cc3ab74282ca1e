import type { StyleRule } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

const ring = `${vars.ring.width} solid ${vars.color.state.focus}`;

/** Ring outside the box. Put it first in a `style([...])` of anything that React Aria focuses. */
export const focusRing: StyleRule = {
  outline: 'none',
  selectors: { '&[data-focus-visible]': { outline: ring, outlineOffset: vars.ring.gap } },
};

/** Ring inside the box, for elements whose parent would clip an outer ring: tabs, cells, options. */
export const focusRingInset: StyleRule = {
  outline: 'none',
  selectors: { '&[data-focus-visible]': { outline: ring, outlineOffset: '-3px' } },
};

/** Spread into `vars` of an asphalt surface: all focus rings inside it get the light colour. */
export const ringOnAsphalt = { [vars.color.state.focus]: vars.color.state.focusInv };
