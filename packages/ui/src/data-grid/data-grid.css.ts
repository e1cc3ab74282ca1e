import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { touch } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';

const { color, duration, radius, shadow, space, text, weight } = vars;
const hairline = `1px solid ${color.line.hairline}`;

/** Set on the scrolled box: the columns' widths, its greatest height, and how many lines a row has. */
export const columns = '--org-grid-columns';
export const height = '--org-grid-height';
export const lines = '--org-grid-lines';

export const whole = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', minWidth: 0 });

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  minHeight: 44,
  font: text.t13,
  color: color.ink.ink2,
});
export const status = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 16px',
  flex: 1,
  minWidth: 'min(12em, 100%)',
});
export const work = style({ width: '8rem' });
globalStyle(`${status} > *`, { unicodeBidi: 'plaintext' });

export const scroller = style({
  position: 'relative',
  isolation: 'isolate',
  maxHeight: `var(${height}, 480px)`,
  overflow: 'auto',
  overflowAnchor: 'none',
  overscrollBehavior: 'contain',
  border: hairline,
  borderRadius: radius.m,
  background: color.surface.sheet,
});

/** Measured: the height of a row follows the size of letters. */
export const probe = style({ position: 'absolute', visibility: 'hidden' });

const row = 'calc(var(--org-grid-row) + (var(--org-grid-lines, 1) - 1) * 1.25rem)';
const heights = styleVariants({
  dense: { vars: { '--org-grid-row': '2rem' } },
  comfortable: { vars: { '--org-grid-row': '2.75rem' } },
});
export const densities = styleVariants(heights, (density) => [
  density,
  { '@media': { [touch]: { vars: { '--org-grid-row': '2.75rem' } } } },
]);
globalStyle(`${probe}`, { height: row });

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(100%, max-content)',
  minWidth: 'max-content',
  outline: 'none',
  font: text.t14,
  color: color.ink.ink,
  fontVariantNumeric: 'tabular-nums lining-nums',
});

const line = style({
  display: 'grid',
  gridTemplateColumns: `var(${columns})`,
  background: 'inherit',
});

const sticky = style({
  position: 'sticky',
  zIndex: 2,
  background: color.surface.paper,
  color: color.ink.ink3,
  font: `${weight.medium} ${text.t12}`,
});
export const head = style([sticky, { insetBlockStart: 0, borderBlockEnd: hairline }]);
export const foot = style([
  sticky,
  { insetBlockEnd: 0, borderBlockStart: hairline, color: color.ink.ink },
]);
export const headRow = style([line, { minHeight: 36 }]);

/** As high as all rows would be; only those in view are in it. */
export const body = style({ position: 'relative', contain: 'layout style', userSelect: 'none' });
export const drawn = style({ position: 'absolute', insetInline: 0, willChange: 'transform' });

export const bodyRow = style([
  line,
  {
    position: 'relative',
    height: row,
    borderBlockEnd: hairline,
    background: color.surface.sheet,
    contain: 'layout style',
    selectors: {
      '&:hover': { background: color.surface.paper },
      '&[aria-selected="true"]': { background: color.surface.sunk },
      // the error of a cell lies over the rows around it
      '&[data-current]': { zIndex: 1 },
      // it has the focus, or is being edited, and is scrolled out of view
      '&[data-away]': { position: 'absolute', insetInline: 0, opacity: 0, pointerEvents: 'none' },
    },
  },
]);

export const cell = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  minWidth: 0,
  paddingInline: 10,
  background: 'inherit',
  cursor: 'default',
  selectors: {
    '&[data-frozen]': { position: 'sticky', zIndex: 1 },
    '&[data-align="end"]': { justifyContent: 'flex-end', textAlign: 'end' },
    '&[aria-readonly="false"]': { cursor: 'cell' },
    '&[data-ranged]': { background: color.surface.sunk2 },
    '&[data-pending]': { color: color.ink.ink3 },
    '&[aria-invalid="true"]': { background: color.state.dangerWash, color: color.state.dangerText },
    '&[data-active]': { zIndex: 1 },
    '&[data-active][data-frozen]': { zIndex: 2 },
    [`${grid}:focus-within &[data-active]::after`]: {
      content: '',
      position: 'absolute',
      inset: 0,
      pointerEvents: 'none',
      border: `${vars.ring.width} solid ${color.state.focus}`,
    },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&[data-ranged]': { outline: '1px dashed', outlineOffset: -3 } },
    },
  },
});

/** As many lines as a row has; what is longer ends in dots. Words of another script than the page's keep their order. */
export const content = style({
  unicodeBidi: 'plaintext',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: `var(${lines}, 1)`,
  minWidth: 0,
  maxWidth: '100%',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  selectors: { [`${cell}[role="rowheader"] > &`]: { flex: 1 } },
});

/** A column's head: its name and the arrow of its order, and what changes its width. */
export const columnHead = style({
  gap: 4,
  selectors: {
    '&[data-sortable]': { cursor: 'pointer' },
    '&[data-sortable]:hover, &[aria-sort]': { color: color.ink.ink },
  },
});
export const handle = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: -5,
  zIndex: 1,
  width: 11,
  cursor: 'col-resize',
  touchAction: 'none',
  selectors: {
    '&::after': {
      content: '',
      position: 'absolute',
      insetBlock: 8,
      insetInlineStart: 5,
      width: 1,
      background: color.line.line,
    },
  },
});

/** It stays at the edge by its class: a server sends its head, and a strict CSP would complain of an attribute. */
export const check = style({
  insetInlineStart: 0,
  justifyContent: 'center',
  padding: 0,
  cursor: 'pointer',
});
export const box = style({
  display: 'grid',
  placeItems: 'center',
  width: 18,
  height: 18,
  border: `1px solid ${color.line.line}`,
  borderRadius: radius.tag,
  background: color.surface.sheet,
  color: color.ink.inkInv,
  selectors: {
    '&:not([aria-checked="false"])': { background: color.ink.ink, borderColor: color.ink.ink },
  },
});

export const editor = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  paddingInline: 10,
  border: 0,
  outline: 'none',
  background: color.surface.sheet,
  color: color.ink.ink,
  font: text.t14,
  fontVariantNumeric: 'inherit',
  textAlign: 'inherit',
  '@media': { [touch]: { font: text.t16 } },
});

export const error = style({
  position: 'absolute',
  insetBlockStart: 'calc(100% + 4px)',
  insetInlineStart: 0,
  zIndex: 3,
  width: 'max-content',
  maxWidth: 280,
  padding: `${space.s1} ${space.s2}`,
  borderRadius: radius.s,
  background: color.surface.sheet,
  boxShadow: shadow.pop,
  color: color.state.dangerText,
  font: text.t13,
  textAlign: 'start',
  whiteSpace: 'normal',
  transition: `opacity ${duration.fast}`,
  selectors: {
    '&[data-above]': { insetBlock: 'auto calc(100% + 4px)' },
    [`${cell}[data-align="end"] > &`]: { insetInline: 'auto 0' },
  },
});

export const empty = style({ padding: '24px 12px', color: color.ink.ink2, font: text.t14 });

export const columnList = style({ display: 'grid', gap: 2, minWidth: 240 });
export const columnItem = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto auto',
  alignItems: 'center',
  gap: 2,
});
