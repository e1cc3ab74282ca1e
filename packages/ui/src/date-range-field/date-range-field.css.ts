import { style } from '@vanilla-extract/css';
import { parts } from '../date-field/date-field.css.ts';
import { below, touch } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';

const { color, radius, space, text } = vars;

export const start = style([parts, { flex: 'none' }]);
export const end = parts;

export const dash = style({ flex: 'none', marginInline: -4, color: color.ink.ink3 });

/** The well-known periods before the month, on a phone above it. */
export const choice = style({
  display: 'flex',
  gap: space.s2,
  '@media': { [below(768)]: { flexDirection: 'column', alignItems: 'center', gap: space.s3 } },
});

export const presets = style({
  display: 'flex',
  flexDirection: 'column',
  gap: 2,
  minWidth: 112,
  paddingInlineEnd: space.s2,
  borderInlineEnd: `1px solid ${color.line.hairline}`,
  '@media': {
    [below(768)]: {
      alignSelf: 'stretch',
      flexDirection: 'row',
      flexWrap: 'wrap',
      gap: space.s2,
      padding: 0,
      border: 0,
    },
  },
});

export const preset = style({
  minHeight: 36,
  padding: `0 ${space.s2}`,
  borderRadius: radius.s,
  font: text.t14,
  textAlign: 'start',
  whiteSpace: 'nowrap',
  color: color.ink.ink,
  outline: 'none',
  selectors: {
    '&[data-hovered]': { background: color.surface.sunk },
    '&[data-focus-visible]': {
      outline: `${vars.ring.width} solid ${color.state.focus}`,
      outlineOffset: -2,
    },
    '&[aria-pressed=true]': { background: color.surface.sunk, fontWeight: vars.weight.semi },
  },
  '@media': {
    [touch]: { minHeight: 44 },
    [below(768)]: { border: `1px solid ${color.line.hairline}`, paddingInline: space.s3 },
    '(forced-colors: active)': {
      selectors: {
        '&[aria-pressed=true]': {
          forcedColorAdjust: 'none',
          background: 'Highlight',
          color: 'HighlightText',
        },
      },
    },
  },
});
