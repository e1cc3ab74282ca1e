import { style } from '@vanilla-extract/css';
import { focusRing } from '../internal/focus-ring.css.ts';
import { lead } from '../theme/brand.css.ts';
import { below } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';

const { color, duration, height, radius, text, weight } = vars;
const side = `max(32px, ${height.target})`;

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 2,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

const slot = style({
  display: 'grid',
  placeItems: 'center',
  minWidth: side,
  height: side,
  paddingInline: 8,
  borderRadius: radius.s,
  font: `${weight.medium} ${text.t14}`,
  color: color.ink.ink2,
});

export const link = style([
  focusRing,
  slot,
  {
    textDecoration: 'none',
    transitionProperty: 'background-color, color',
    transitionDuration: duration.fast,
    selectors: {
      '&[data-hovered]': { background: color.surface.sunk, color: color.ink.ink },
      '&[data-pressed]': { background: color.surface.sunk2 },
    },
  },
]);

export const current = style([
  slot,
  {
    background: lead.color,
    color: lead.on,
    '@media': { '(forced-colors: active)': { outline: '2px solid', outlineOffset: -2 } },
  },
]);

/** «Previous» on the first page and «next» on the last: visible, so that nothing moves, but not a link. */
export const nowhere = style([slot, { color: color.ink.inkOff }]);

export const gap = style({
  display: 'grid',
  placeItems: 'center',
  minWidth: 20,
  height: side,
  color: color.ink.ink3,
});

/** Pages other than the first, the last and the current one: hidden on a phone, where the arrows lead to them. */
export const roomy = style({ '@media': { [below(768)]: { display: 'none' } } });

export const arrow = style({
  display: 'grid',
  selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } },
});
