import { below, from, vars } from '@org/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { covering } from '../../shared/page/covering.css.ts';
import { COLUMNS } from './line.css.ts';

const { ink, line, surface } = vars.color;
const phone = below(768);

export const input = style({
  display: 'grid',
  gap: 24,
  alignItems: 'start',
  maxWidth: 1200,
  '@media': { [from(1024)]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)', gap: 36 } },
});

export const head = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: '8px 20px',
});
export const which = style({ minWidth: 0 });
export const name = style({
  font: `${vars.weight.semi} ${vars.text.t16}`,
  overflowWrap: 'anywhere',
});
export const summary = style({ font: vars.text.t13, color: ink.ink2, outline: 'none' });
export const acts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  marginLeft: 'auto',
  '@media': { [phone]: { display: 'none' } },
});
export const actsMenu = style({
  position: 'absolute',
  top: 0,
  right: 0,
  display: 'none',
  '@media': { [phone]: { display: 'block' } },
});
export const renaming = style({ flexBasis: '100%' });
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 24,
  alignItems: 'start',
  marginTop: 16,
  '@media': {
    [phone]: { marginTop: 4 },
    [from(1256)]: { gridTemplateColumns: 'minmax(0, 1fr) 312px', gap: 36 },
    [from(1920)]: { gridTemplateColumns: 'minmax(0, 1fr) 360px', gap: 56 },
  },
});
export const main = style({ minWidth: 0 });
export const more = style({
  display: 'grid',
  justifyItems: 'start',
  gap: 8,
  marginTop: 16,
});
globalStyle(`${more} > form`, { width: '100%', maxWidth: 760 });
export const settled = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2px 8px',
  padding: '10px 0',
  borderTop: `1px solid ${line.hairline}`,
  font: vars.text.t14,
  color: ink.ink2,
});
export const settledText = style({ flex: 1, minWidth: 160, overflowWrap: 'anywhere' });
export const outcome = style({ marginRight: 12 });

export const panel = style({
  display: 'grid',
  gap: 12,
  padding: 20,
  background: surface.sheet,
  borderRadius: vars.radius.m,
  boxShadow: `0 0 0 1px ${line.hairline}`,
});
/** What stands beside the lines: the sums first, which are always seen. */
export const side = style({
  display: 'grid',
  gap: 36,
  '@media': {
    [from(1256)]: { position: 'sticky', top: `calc(${vars.layout.headerHeight} + 20px)` },
  },
});
export const panelTotal = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: '0 12px',
  font: `${vars.weight.semi} ${vars.text.t16}`,
});
export const sums = style({ display: 'grid', gap: 4, font: vars.text.t13, color: ink.ink2 });
export const pair = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 12,
  fontVariantNumeric: 'tabular-nums',
});

export const problems = style({ marginTop: 4, paddingLeft: 18, listStyle: 'disc' });

export const group = style({
  marginTop: 24,
  borderTop: `2px solid ${ink.ink}`,
  '@media': { [phone]: { marginTop: 4 } },
});
export const groupTitle = style({
  padding: '14px 0',
  font: `${vars.weight.semi} ${vars.text.t16}`,
  '@media': { [phone]: { padding: '8px 0' } },
});
export const count = style({ fontWeight: vars.weight.regular, color: ink.ink3 });

/**
 * A line: what was written and, beside it, what it means. A list has up to 500 lines, so the browser skips those out of
 * sight.
 */
export const item = style({
  display: 'grid',
  gap: '8px 24px',
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  padding: '12px 0',
  borderTop: `1px solid ${line.hairline}`,
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 136px',
});
export const source = style({
  minWidth: 0,
  paddingTop: 4,
  font: vars.text.t14,
  color: ink.ink,
  overflowWrap: 'anywhere',
});
export const meaning = style({ display: 'grid', gap: 8, minWidth: 0 });
export const place = style({ marginRight: 8, color: ink.ink3 });
export const reason = style({ marginTop: 2, font: vars.text.t12, color: ink.ink3 });

export const goods = style({
  display: 'grid',
  alignItems: 'center',
  columnGap: 16,
  gridTemplateColumns: COLUMNS,
  gridTemplateAreas: '"glyph name offer price quantity sum" ". parts parts parts parts parts"',
  '@media': {
    [below(1256)]: {
      gridTemplateColumns: '64px minmax(0, 1fr) 92px 144px 104px',
      gridTemplateAreas:
        '"glyph name price quantity sum" "glyph offer price quantity sum" ". parts parts parts parts"',
      columnGap: 12,
      rowGap: 2,
    },
    [phone]: {
      gridTemplateColumns: '76px minmax(0, 1fr) auto',
      gridTemplateAreas:
        '"glyph name name" "glyph offer price" "quantity quantity sum" "parts parts parts"',
      rowGap: 2,
    },
  },
});
export const glyph = style({
  gridArea: 'glyph',
  lineHeight: 0,
  transform: 'scale(.8)',
  transformOrigin: 'left center',
});
export const offer = style({ gridArea: 'offer', minWidth: 0, font: vars.text.t13 });
export const price = style({
  gridArea: 'price',
  textAlign: 'right',
  whiteSpace: 'nowrap',
  font: vars.text.t14,
  fontVariantNumeric: 'tabular-nums',
});

/** Why a line was chosen so. */
export const why = style({
  gridColumn: '2 / -1',
  marginTop: 6,
  font: vars.text.t13,
  color: ink.ink2,
  '@media': { [phone]: { gridColumn: '1 / -1' } },
});

/** The parts of a line. Their sums are aligned under the sum of the line. */
export const parts = style({
  gridArea: 'parts',
  display: 'grid',
  gap: 4,
  marginTop: 8,
  font: vars.text.t13,
  fontVariantNumeric: 'tabular-nums',
  color: ink.ink2,
});
export const partOf = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto 108px',
  columnGap: 16,
  '@media': {
    [phone]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gridTemplateAreas: '"sender sender" "pieces sum"',
      columnGap: 12,
      paddingTop: 6,
      borderTop: `1px solid ${line.hairline}`,
    },
  },
});
export const sender = style({ minWidth: 0, '@media': { [phone]: { gridArea: 'sender' } } });
export const faint = style({ color: ink.ink3 });
export const pieces = style({
  whiteSpace: 'nowrap',
  '@media': { [phone]: { gridArea: 'pieces' } },
});
export const partSum = style({
  textAlign: 'right',
  whiteSpace: 'nowrap',
  '@media': { [phone]: { gridArea: 'sum' } },
});

export const context = style({ color: ink.ink3 });
export const question = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  font: vars.text.t13,
});
export const substitutes = style({ display: 'grid', gap: 8, gridColumn: '1 / -1' });
export const list = style({ marginTop: 36, maxWidth: 1200, borderTop: `2px solid ${ink.ink}` });
export const listRow = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 220px) minmax(0, 1fr) minmax(0, 180px) auto',
  gap: '2px 20px',
  alignItems: 'center',
  padding: '12px 0',
  borderTop: `1px solid ${line.hairline}`,
  font: vars.text.t14,
  overflowWrap: 'anywhere',
  '@media': { [phone]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});
/** Beside other things of the day there is little room. */
export const repeatRow = style([
  listRow,
  { gridTemplateColumns: 'minmax(0, 220px) minmax(0, 1fr) auto auto' },
]);
export const openRow = style({
  position: 'relative',
  display: 'grid',
  gap: 2,
  padding: '10px 0',
  borderTop: `1px solid ${line.hairline}`,
  font: vars.text.t14,
  overflowWrap: 'anywhere',
});
export const listName = style({ font: `${vars.weight.semi} ${vars.text.t14}` });
export const listText = style({
  color: ink.ink2,
  '@media': { [phone]: { gridColumn: '1 / -1', gridRow: 2 } },
});
export const listState = style({ '@media': { [phone]: { gridRow: 3 } } });
export const option = style({ display: 'block', paddingTop: 4, font: vars.text.t15 });

export const retry = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  gap: 8,
  alignItems: 'start',
  maxWidth: 760,
  '@media': { [phone]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});
export const retryText = style({ '@media': { [phone]: { gridColumn: '1 / -1' } } });

export const bar = style([
  covering,
  {
    position: 'sticky',
    bottom: 0,
    zIndex: vars.z.sticky,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: '8px 24px',
    marginTop: 24,
    padding: '12px 0',
    background: surface.paper,
    borderTop: `1px solid ${line.hairline}`,
    '@media': {
      // above the bottom bar
      '(max-width: 997.98px)': { bottom: vars.layout.barHeight },
      [from(1256)]: { display: 'none' },
    },
  },
]);
export const totals = style({ minWidth: 0, font: vars.text.t14 });
export const total = style({
  font: `${vars.weight.bold} ${vars.text.t22}`,
  whiteSpace: 'nowrap',
});
