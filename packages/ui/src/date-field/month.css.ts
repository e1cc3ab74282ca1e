import { style } from '@vanilla-extract/css';
import { lead } from '../theme/brand.css.ts';
import { touch } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';

const { color, radius, text, weight } = vars;

export const head = style({ display: 'flex', alignItems: 'center', gap: vars.space.s2 });

export const title = style({
  flex: 1,
  margin: 0,
  textAlign: 'center',
  font: `${weight.semi} ${text.t14}`,
  selectors: { '&::first-letter': { textTransform: 'uppercase' } },
});

const square = {
  width: 36,
  height: 36,
  '@media': { [touch]: { width: 44, height: 44 } },
} as const;

const pressed = {
  borderRadius: radius.s,
  outline: 'none',
  cursor: 'default',
} as const;

const ring = {
  outline: `${vars.ring.width} solid ${color.state.focus}`,
  outlineOffset: -2,
} as const;

export const turn = style({
  ...square,
  ...pressed,
  display: 'grid',
  placeItems: 'center',
  color: color.ink.ink2,
  selectors: {
    '&[data-hovered]': { background: color.surface.sunk, color: color.ink.ink },
    '&[data-focus-visible]': ring,
    '&[data-disabled]': { background: 'none', color: color.ink.inkOff },
  },
});

export const grid = style({ borderCollapse: 'collapse', marginBlockStart: vars.space.s1 });

export const weekday = style({
  height: 28,
  font: `${weight.medium} ${text.t12}`,
  color: color.ink.ink3,
});

export const day = style({
  ...square,
  ...pressed,
  display: 'grid',
  placeItems: 'center',
  font: text.t14,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '&[data-hovered]': { background: color.surface.sunk },
    '&[data-today]': { fontWeight: weight.bold },
    '&[data-focus-visible]': ring,
    '&[data-disabled], &[data-unavailable]': { background: 'none', color: color.ink.inkOff },
    '&[data-outside-month]': { visibility: 'hidden' },
    '&[data-selected]': { background: lead.color, color: lead.on },
    '&[data-selected][data-focus-visible]': { ...ring, outlineOffset: 1 },
  },
  '@media': {
    ...square['@media'],
    '(forced-colors: active)': {
      selectors: {
        '&[data-selected]': {
          forcedColorAdjust: 'none',
          background: 'Highlight',
          color: 'HighlightText',
        },
      },
    },
  },
});
