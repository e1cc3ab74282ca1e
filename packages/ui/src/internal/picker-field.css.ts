import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

const { color, radius, text, weight } = vars;

/** Fills the control: all of it is pressed. The control draws the border and the ring. */
export const trigger = style({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  flex: 1,
  minWidth: 0,
  height: '100%',
  margin: '0 -12px',
  padding: '0 12px',
  borderRadius: radius.s,
  outline: 'none',
  textAlign: 'start',
  selectors: { '&:disabled': { cursor: 'not-allowed' } },
});

export const value = style({
  flex: 1,
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const placeholder = style([value, { color: color.ink.ink3 }]);

export const icon = style({ flex: 'none', color: color.ink.ink2 });

/** How many of several are chosen. */
export const count = style({
  flex: 'none',
  padding: '0 5px',
  borderRadius: 8,
  background: color.ink.ink,
  color: color.ink.inkInv,
  font: `${weight.semi} ${text.t11}`,
});

export const clear = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: vars.height.target,
  height: vars.height.target,
  marginInlineEnd: -6,
  borderRadius: radius.tag,
  color: color.ink.ink2,
  '@media': {
    '(hover: hover)': {
      selectors: { '&:hover': { background: color.surface.sunk, color: color.ink.ink } },
    },
  },
});
