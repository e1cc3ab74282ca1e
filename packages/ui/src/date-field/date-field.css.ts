import { style } from '@vanilla-extract/css';
import { withinBorder } from '../internal/within-border.ts';
import { touch } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';

const { color, radius } = vars;

export const parts = style({
  display: 'flex',
  flex: 1,
  minWidth: 0,
  overflow: 'hidden',
  whiteSpace: 'nowrap',
});

export const part = style({
  padding: '0 1px',
  borderRadius: radius.tag,
  fontVariantNumeric: 'tabular-nums',
  outline: 0,
  caretColor: 'transparent',
  selectors: {
    '&[data-placeholder], &[data-type=literal]': {
      color: color.ink.ink3,
      fontVariantNumeric: 'normal',
    },
    '&[data-disabled]': { color: color.ink.inkOff },
    '&[data-focused]': { background: color.ink.ink, color: color.ink.inkInv },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        '&[data-focused]': {
          forcedColorAdjust: 'none',
          background: 'Highlight',
          color: 'HighlightText',
        },
      },
    },
  },
});

export const button = style({
  ...withinBorder,
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 28,
  marginInlineEnd: -6,
  borderRadius: radius.s,
  color: color.ink.ink2,
  outline: 'none',
  selectors: {
    '&[data-hovered]': { color: color.ink.ink },
    '&[data-focus-visible]': { outline: `2px solid ${color.state.focus}`, outlineOffset: -4 },
    '&[data-disabled]': { color: color.ink.inkOff, cursor: 'not-allowed' },
  },
  '@media': { [touch]: { width: 44, marginInlineEnd: -12 } },
});

export const dialog = style({ padding: vars.space.s2, outline: 0 });
