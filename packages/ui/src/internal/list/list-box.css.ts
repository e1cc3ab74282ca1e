import { style, styleVariants } from '@vanilla-extract/css';
import { touch } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { LIST_HEIGHT } from './list-window.ts';

const { color, text, weight } = vars;

/** Set on the list: heights of the rows not drawn, above and below those that are. */
export const above = '--org-list-above';
export const under = '--org-list-under';
/** Read from the list: height of its rows. */
export const rowHeight = '--org-list-row';

/** The scrolled box. Rows outside the view are two empty blocks, so the scroll bar tells the truth. */
const list = style({
  display: 'flex',
  flexDirection: 'column',
  maxHeight: LIST_HEIGHT,
  overflowY: 'auto',
  // Rows come and go above the view: the browser must not move the list to make up for it.
  overflowAnchor: 'none',
  contain: 'layout paint style',
  scrollbarWidth: 'thin',
  scrollbarColor: `${color.line.line} transparent`,
  outline: 'none',
  selectors: { '&[data-whole]': { maxHeight: 'none' } },
  '::before': { content: '', flex: 'none', height: `var(${above})` },
  '::after': { content: '', flex: 'none', order: 1, height: `var(${under})` },
});

export const lists = styleVariants({
  options: [
    list,
    {
      vars: { [rowHeight]: '36px' },
      selectors: { '&[data-tall]': { vars: { [rowHeight]: '52px' } } },
      '@media': {
        [touch]: {
          vars: { [rowHeight]: '48px' },
          selectors: { '&[data-tall]': { vars: { [rowHeight]: '60px' } } },
        },
      },
    },
  ],
  checks: [
    list,
    { vars: { [rowHeight]: '28px' }, '@media': { [touch]: { vars: { [rowHeight]: '44px' } } } },
  ],
});

const row = style({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  height: `var(${rowHeight})`,
  gap: 10,
  minWidth: 0,
  cursor: 'pointer',
  WebkitTapHighlightColor: 'transparent',
  selectors: {
    '&[aria-disabled="true"]': { color: color.ink.inkOff, cursor: 'not-allowed' },
  },
});

/** Options under one title. */
export const section = style({ display: 'flex', flexDirection: 'column', flex: 'none' });

export const sectionTitle = style([
  row,
  {
    alignItems: 'flex-end',
    padding: '0 10px 4px',
    font: `${weight.medium} ${text.t12}`,
    color: color.ink.ink3,
    cursor: 'default',
  },
]);

/** In forced colours a background says nothing: the active row is the system's highlight, all its words with it. */
const highlighted = {
  background: 'Highlight',
  color: 'HighlightText',
  forcedColorAdjust: 'none',
} as const;

/** Between hover and press: alone, the former can hardly be told from the sheet of a dark theme. */
const active = `color-mix(in srgb, ${color.surface.sunk}, ${color.surface.sunk2})`;

/** A row of a popover: a choice that closes it, or one of several. */
export const option = style([
  row,
  {
    padding: '0 10px',
    borderRadius: vars.radius.s,
    font: text.t14,
    selectors: {
      '&[data-active]': { background: active },
      '&[aria-selected="true"]': { fontWeight: weight.medium },
    },
    '@media': {
      [touch]: { font: text.t16 },
      '(forced-colors: active)': { selectors: { '&[data-active]': highlighted } },
    },
  },
]);

/** A row of a list that stays on the page: a box to tick. */
export const check = style([
  row,
  {
    paddingInline: 2,
    borderRadius: vars.radius.tag,
    font: text.t14,
    selectors: {
      ':focus-visible > &[data-active]': {
        outline: `${vars.ring.width} solid ${color.state.focus}`,
        outlineOffset: -2,
      },
    },
    '@media': {
      [touch]: { font: text.t16 },
    },
  },
]);

/** A disabled row, or the highlighted one of forced colours, has one colour. */
const asItsRow = {
  selectors: { '[aria-disabled="true"] > &': { color: 'inherit' } },
  '@media': {
    '(forced-colors: active)': { selectors: { '[data-active] &': { color: 'inherit' } } },
  },
} as const;

/** Label and details, one below the other. */
export const column = style({
  display: 'grid',
  flex: '0 1 auto',
  minWidth: 0,
});

export const details = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  font: text.t12,
  color: color.ink.ink3,
  ...asItsRow,
});

export const words = style({
  flex: '0 1 auto',
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

/** Count or description: grey, at the end; gives way after the label does. */
export const end = style({
  flex: '0 1000 auto',
  minWidth: 0,
  marginInlineStart: 'auto',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: color.ink.ink3,
  fontSize: 13,
  fontWeight: weight.regular,
  ...asItsRow,
});

export const endCount = style([end, { flex: 'none' }]);
export const smallCount = style([endCount, { font: text.t12 }]);

export const tick = style({ flex: 'none', marginInlineStart: 'auto' });

/** «Loading more» and the failed page, in the list's own rhythm, after the rows. */
const status = style([
  row,
  {
    order: 2,
    height: 'auto',
    minHeight: `var(${rowHeight})`,
    padding: '4px 10px',
    borderRadius: vars.radius.s,
    font: text.t14,
    color: color.ink.ink3,
    cursor: 'default',
    '@media': { [touch]: { font: text.t16 } },
  },
]);

export const loading = style([status, { justifyContent: 'center' }]);

export const failed = style([
  status,
  {
    flexWrap: 'wrap',
    columnGap: 12,
    rowGap: 0,
    color: color.state.dangerText,
    cursor: 'pointer',
    selectors: { '&[data-active]': { background: active } },
    '@media': { '(forced-colors: active)': { selectors: { '&[data-active]': highlighted } } },
  },
]);

export const retry = style({
  marginInlineStart: 'auto',
  flex: 'none',
  color: color.ink.ink,
  font: `${weight.medium} ${text.t13}`,
  textDecoration: 'underline',
  textDecorationColor: color.line.line,
  textUnderlineOffset: 3,
  ...asItsRow,
});

export const slot = style({ flex: 'none', marginInlineStart: 'auto' });

export const empty = style({
  padding: '8px 10px',
  font: text.t14,
  color: color.ink.ink3,
  '@media': { [touch]: { padding: '12px 10px', font: text.t16 } },
});
