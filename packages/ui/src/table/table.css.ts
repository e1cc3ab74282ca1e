import { type StyleRule, style, styleVariants } from '@vanilla-extract/css';
import { focusRing } from '../internal/focus-ring.css.ts';
import { below } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';

const { color, duration, radius, ring, text, weight, z } = vars;
const hairline = `1px solid ${color.line.hairline}`;

/** Position of the sticky header; set by the component. */
export const stickyTop = '--org-table-sticky-top';

/** Marks a table whose rows become blocks of labelled values below a breakpoint. */
export const stacks = { 768: style({}), 1024: style({}), 1256: style({}) };

/** A style rule that applies inside such blocks. */
const stacked = (rule: StyleRule) => ({
  [below(768)]: { selectors: { [`${stacks[768]} &`]: rule } },
  [below(1024)]: { selectors: { [`${stacks[1024]} &`]: rule } },
  [below(1256)]: { selectors: { [`${stacks[1256]} &`]: rule } },
});

export const scroller = style({
  // Visually hidden content of a cell scrolls with it and does not widen the page.
  position: 'relative',
  outline: 'none',
  selectors: {
    '&:focus-visible': { outline: `${ring.width} solid ${color.state.focus}` },
  },
  '@media': { [below(768)]: { overflowX: 'auto' } },
});

/** A scrolled box with its own height: the header sticks to the box, not to the page. */
export const box = style({ overflow: 'auto' });

export const table = style({
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  font: text.t14,
  fontVariantNumeric: 'tabular-nums lining-nums',
  textAlign: 'start',
});

export const caption = styleVariants({
  visible: { paddingBlockEnd: 8, font: `${weight.semi} ${text.t16}`, textAlign: 'start' },
  hidden: {
    position: 'absolute',
    width: 1,
    height: 1,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  },
});

export const head = style({ '@media': stacked({ display: 'none' }) });

export const stickyHead = style({
  position: 'sticky',
  top: `var(${stickyTop})`,
  zIndex: z.sticky,
  background: color.surface.paper,
  '@media': { print: { position: 'static' } },
});

const cell = style({
  borderBlockEnd: hairline,
  selectors: {
    '&:first-child': { paddingInlineStart: 0 },
    '&:last-child': { paddingInlineEnd: 0 },
  },
});

export const columnHead = style([
  cell,
  {
    padding: '8px 12px',
    font: `${weight.medium} ${text.t12}`,
    color: color.ink.ink3,
    verticalAlign: 'bottom',
    whiteSpace: 'nowrap',
  },
]);

export const row = style({
  transition: `background-color ${duration.fast}`,
  selectors: { '&:hover': { background: color.surface.sunk } },
  '@media': stacked({ display: 'block', paddingBlock: 8, borderBlockEnd: hairline }),
});

const bodyCell = style([
  cell,
  {
    fontWeight: 'inherit',
    '@media': stacked({
      display: 'flex',
      justifyContent: 'flex-end',
      alignItems: 'baseline',
      gap: 16,
      padding: '2px 0',
      border: 0,
    }),
  },
]);

export const cells = styleVariants({
  regular: [{ padding: '10px 12px' }, bodyCell],
  dense: [{ padding: '4px 12px' }, bodyCell],
});

export const aligned = styleVariants({
  start: { textAlign: 'start' },
  end: { textAlign: 'end' },
});

export const empty = style({ paddingBlock: 24, color: color.ink.ink2 });

/** The column's name inside the cell, when the header is not shown. */
export const name = style({
  display: 'none',
  font: text.t12,
  color: color.ink.ink3,
  '@media': stacked({ display: 'inline', marginInlineEnd: 'auto' }),
});

/** In this layout rows and groups of rows are blocks too. */
export const group = style({ '@media': stacked({ display: 'block' }) });

export const sortButton = style([
  focusRing,
  {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    gap: 4,
    minHeight: 28,
    padding: 0,
    border: 0,
    borderRadius: radius.tag,
    background: 'none',
    font: `${weight.medium} ${text.t12}`,
    color: color.ink.ink3,
    cursor: 'pointer',
    transition: `color ${duration.fast}`,
    selectors: {
      '&[data-hovered], &[data-sorted]': { color: color.ink.ink },
      // 28 px high, with a target of 44 px.
      '&::after': { content: '""', position: 'absolute', inset: '-8px 0' },
    },
  },
]);
