import { style } from '@vanilla-extract/css';
import { below } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';

const { color, text, weight } = vars;

export const icon = style({ flex: 'none', color: color.ink.ink2 });

/** The key that focuses the field, shown while it is empty. */
export const shortcut = style({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  minWidth: 20,
  height: 20,
  padding: '0 5px',
  borderRadius: vars.radius.tag,
  background: color.surface.sunk,
  color: color.ink.ink2,
  font: `${weight.medium} ${text.t12}`,
  '@media': {
    [`(hover: none), ${below(768)}`]: { display: 'none' },
  },
});

export const clear = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: vars.height.target,
  height: vars.height.target,
  marginInlineEnd: -4,
  borderRadius: vars.radius.tag,
  color: color.ink.ink2,
  outline: 'none',
  selectors: {
    '&[data-hovered]': { background: color.surface.sunk, color: color.ink.ink },
    '[data-empty] &': { display: 'none' },
  },
});
