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
    '&:dir(rtl)': { transform: 'scaleX(-1)' },
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

const dayBase = style({
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
  },
});

const chosen = { background: lead.color, color: lead.on };
const forced = {
  forcedColorAdjust: 'none',
  background: 'Highlight',
  color: 'HighlightText',
} as const;

export const day = style([
  dayBase,
  {
    selectors: {
      '&[data-selected]': chosen,
      '&[data-selected][data-focus-visible]': { ...ring, outlineOffset: 1 },
    },
    '@media': { '(forced-colors: active)': { selectors: { '&[data-selected]': forced } } },
  },
]);

const ends = '&:is([data-selection-start], [data-selection-end])';

/** A day that may lie within a range: its ends are as a chosen day, what is between them joins them. */
export const rangeDay = style([
  dayBase,
  {
    selectors: {
      '&[data-selected]': { background: color.surface.sunk, borderRadius: 0 },
      '&[data-selected][data-hovered]': { background: color.surface.sunk2 },
      [ends]: chosen,
      [`${ends}[data-hovered]`]: chosen,
      '&[data-selection-start]': {
        borderStartStartRadius: radius.s,
        borderEndStartRadius: radius.s,
      },
      '&[data-selection-end]': { borderStartEndRadius: radius.s, borderEndEndRadius: radius.s },
      [`${ends}[data-focus-visible]`]: { ...ring, outlineOffset: 1 },
    },
    '@media': { '(forced-colors: active)': { selectors: { '&[data-selected]': forced } } },
  },
]);
