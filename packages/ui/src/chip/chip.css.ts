import { style } from '@vanilla-extract/css';
import { focusRing, focusRingInset } from '../internal/focus-ring.css.ts';
import { touch } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';

const { color, height, radius, text, weight } = vars;

export const list = style({ display: 'flex', flexWrap: 'wrap', gap: 8 });

export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  position: 'relative',
  maxWidth: '100%',
  height: height.s,
  paddingInlineStart: 10,
  borderRadius: radius.s,
  background: color.surface.sunk,
  font: text.t13,
  whiteSpace: 'nowrap',
  '@media': {
    '(hover: hover)': { ':hover': { background: color.surface.sunk2 } },
    // Looks 36 px high, but the touch target is 44 px.
    [touch]: { height: 36, '::before': { content: '', position: 'absolute', inset: '-4px 0' } },
    '(forced-colors: active)': { outline: '1px solid' },
  },
});

/** The text as a button: it covers the chip's height and its left side. */
export const words = style([
  focusRing,
  {
    display: 'inline-flex',
    alignItems: 'center',
    position: 'relative',
    minWidth: 0,
    height: '100%',
    padding: 0,
    paddingInlineStart: 10,
    marginInlineStart: -10,
    border: 0,
    borderRadius: radius.s,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    cursor: 'pointer',
    '@media': { [touch]: { '::after': { content: '', position: 'absolute', inset: '-4px 0' } } },
  },
]);

export const facet = style({
  color: color.ink.ink3,
  '@media': {
    '(hover: hover)': { selectors: { [`${chip}:hover &`]: { color: color.ink.ink2 } } },
  },
});

export const value = style({
  // a name of another script than the page's keeps the order of its words
  unicodeBidi: 'plaintext',
  fontWeight: weight.medium,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
});

export const remove = style([
  focusRingInset,
  {
    display: 'grid',
    placeItems: 'center',
    position: 'relative',
    width: 28,
    height: '100%',
    flex: 'none',
    padding: 0,
    border: 0,
    borderRadius: radius.s,
    background: 'none',
    color: color.ink.ink2,
    cursor: 'pointer',
    selectors: { '&[data-hovered]': { background: color.surface.sunk2, color: color.ink.ink } },
    '@media': {
      [touch]: { width: 44, '::after': { content: '', position: 'absolute', inset: '-4px 0' } },
    },
  },
]);
