import { style, styleVariants } from '@vanilla-extract/css';
import { touch } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { LIST_HEIGHT } from './list-window.ts';

const { color, text, weight } = vars;

/** Set on the list: heights of the rows that are not rendered, above and below the rendered ones. */
export const above = '--org-list-above';
export const under = '--org-list-under';
/** Read from the list: height of its rows. */
export const rowHeight = '--org-list-row';

/** The scrolled box. Two empty blocks replace the rows outside the view, so that the scroll bar is right. */
const list = style({
  display: 'flex',
  flexDirection: 'column',
  maxHeight: LIST_HEIGHT,
  overflowY: 'auto',
  // Rows are added and removed above the view: the browser must not scroll the list to compensate.
  overflowAnchor: 'none',
  contain: 'layout paint style',
  scrollbarWidth: 'thin',
  scrollbarColor: `${color.line.line} transparent`,
  outline: 'none',
  selectors: { '&[data-whole]': { maxHeight: 'none' } },
  '::before': { content: '', flex: 'none', height: `var(${above}, 0px)` },
  '::after': { content: '', flex: 'none', order: 1, height: `var(${under}, 0px)` },
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

/** Options under the same title. */
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

/** Forced colours hide backgrounds, so the active row with all its text gets the system's highlight colours. */
const highlighted = {
  background: 'Highlight',
  color: 'HighlightText',
  forcedColorAdjust: 'none',
} as const;

/** Between the hover and press colours: in a dark theme the hover colour alone hardly differs from the sheet. */
const active = `color-mix(in srgb, ${color.surface.sunk}, ${color.surface.sunk2})`;

/** A row in a popover: a single choice, which closes the popover, or one of several. */
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

/** A row of a list on the page: a checkbox. */
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

/** Takes the colour of the row: a disabled row, and a highlighted one in forced colours, has one text colour. */
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

/** Count or description: grey, at the end. It shrinks before the label. */
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

/** «Loading more» or the failed page, after the rows and at least as high as a row. */
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
