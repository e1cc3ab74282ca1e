import { style } from '@vanilla-extract/css';
import { narrow, touch } from '../media.ts';
import { bare } from '../phone-input.css.ts';
import { color, duration, easeOut, radius, shadowPop, text, weight, zPop } from '../tokens.ts';
import { LIST_HEIGHT } from './list-window.ts';

/** Rendered inside the field, above everything. Text styles that it would inherit are reset. */
export const popover = style({
  position: 'fixed',
  inset: 'auto',
  zIndex: `${zPop}`,
  boxSizing: 'border-box',
  width: 320,
  margin: 0,
  padding: 4,
  border: 0,
  overflow: 'hidden',
  flexDirection: 'column',
  background: color.sheet,
  color: color.ink,
  font: text.t14,
  textAlign: 'start',
  whiteSpace: 'normal',
  cursor: 'default',
  borderRadius: radius.m,
  boxShadow: shadowPop,
  transition: `opacity ${duration.medium} ${easeOut}`,
  selectors: { '&:popover-open': { display: 'flex' } },
  '@starting-style': { opacity: 0 },
  '@supports': { 'not selector(:popover-open)': { display: 'flex' } },
  '@media': {
    '(prefers-reduced-motion: reduce)': { transition: 'none' },
    '(forced-colors: active)': { border: '1px solid' },
  },
});

export const search = style({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  flex: 'none',
  height: 36,
  padding: '0 10px',
  marginBottom: 4,
  borderBottom: `1px solid ${color.hairline}`,
  color: color.ink3,
  '@media': { [touch]: { height: 48 } },
});

export const searchInput = style([
  bare,
  { color: color.ink, '@media': { [narrow]: { fontSize: 16 } } },
]);

export const list = style({
  position: 'relative',
  maxHeight: LIST_HEIGHT,
  overflowX: 'hidden',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  overflowAnchor: 'none',
  scrollbarWidth: 'thin',
  scrollbarColor: `${color.line} transparent`,
  outline: 0,
});

/** As high as all rows together, rendered or not, so that the scroll bar is right. */
export const rows = style({ position: 'relative', overflow: 'hidden' });

export const row = style({
  position: 'absolute',
  insetInline: 0,
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  boxSizing: 'border-box',
  padding: '0 10px',
  borderRadius: radius.s,
  cursor: 'pointer',
  WebkitTapHighlightColor: 'transparent',
  selectors: {
    // in a dark theme `sunk` alone hardly differs from the sheet
    '&[data-focused]': { background: `color-mix(in srgb, ${color.sunk}, ${color.sunk2})` },
    '&[aria-selected="true"]': { fontWeight: weight.medium },
    '&[aria-selected="true"]::after': {
      content: '',
      flex: 'none',
      width: 5,
      height: 10,
      margin: '-3px 4px 0',
      border: 'solid currentColor',
      borderWidth: '0 2px 2px 0',
      rotate: '45deg',
    },
    '&[data-starts-rest]': { boxShadow: `0 -1px ${color.hairline}` },
  },
  '@media': {
    [touch]: { fontSize: 16 },
    '(forced-colors: active)': {
      selectors: {
        '&[data-focused]': {
          background: 'Highlight',
          color: 'HighlightText',
          forcedColorAdjust: 'none',
        },
      },
    },
  },
});

export const name = style({
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const dialCode = style({
  flex: 'none',
  marginInlineStart: 'auto',
  color: color.ink3,
  fontSize: 13,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  '@media': {
    '(forced-colors: active)': { selectors: { '[data-focused] > &': { color: 'inherit' } } },
  },
});

export const status = style({ padding: '8px 10px', color: color.ink3 });

/** Visually hidden: only for screen readers. */
export const hidden = style({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});
