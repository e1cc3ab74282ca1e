import { below, from, vars } from '@org/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { covering } from '../../shared/page/covering.css.ts';

const { ink, line, state, surface } = vars.color;
const phone = below(768);
const tablet = '(min-width: 700px) and (max-width: 999.98px)';
const narrow = '(min-width: 1000px) and (max-width: 1299.98px)';

export const cart = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 24,
  alignItems: 'start',
  '@media': {
    [from(1024)]: { gridTemplateColumns: 'minmax(0, 1fr) 340px', gap: 36 },
    [narrow]: { gridTemplateColumns: 'minmax(0, 1fr) 312px', gap: 28 },
    [from(1920)]: { gridTemplateColumns: 'minmax(0, 1fr) 400px', gap: 56 },
  },
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 16px',
});
// the row itself sets the distance to what follows
globalStyle(`${head} > h1`, { marginBottom: 0 });
export const acts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 4,
  marginLeft: 'auto',
  '@media': { [phone]: { flexBasis: '100%', marginLeft: -10 } },
});
export const notes = style({ display: 'grid', gap: 12, margin: '16px 0 0' });

export const group = style({ borderTop: `2px solid ${ink.ink}`, marginTop: 24 });
export const groupHead = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) minmax(0, 320px)',
  gap: '4px 14px',
  alignItems: 'center',
  padding: '14px 0',
  '@media': {
    [narrow]: { gridTemplateColumns: 'auto minmax(0, 1fr) minmax(0, 240px)' },
    [phone]: { gridTemplateColumns: 'auto 1fr' },
  },
});
export const minimum = style({
  display: 'grid',
  gap: 6,
  font: vars.text.t12,
  color: ink.ink2,
  '@media': { [phone]: { gridColumn: '1 / -1', marginTop: 6 } },
});
export const groupFoot = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 24px',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  padding: '14px 0',
  borderTop: `1px solid ${line.hairline}`,
  font: vars.text.t14,
});
export const groupSum = style({
  marginLeft: 8,
  font: `${vars.weight.semi} ${vars.text.t16}`,
  fontVariantNumeric: 'tabular-nums',
});

export const row = style({
  display: 'grid',
  alignItems: 'center',
  columnGap: 16,
  padding: '10px 0',
  borderTop: `1px solid ${line.hairline}`,
  gridTemplateColumns: '72px minmax(0, 1fr) 128px 104px 116px 116px 36px',
  gridTemplateAreas: '"glyph name dot price quantity sum remove"',
  '@media': {
    [narrow]: {
      gridTemplateColumns: '64px minmax(0, 1fr) 116px 100px 36px',
      gridTemplateAreas: '"glyph name quantity sum remove" "glyph dot price sum remove"',
      columnGap: 12,
      rowGap: 2,
    },
    [tablet]: {
      gridTemplateColumns: '64px minmax(0, 1fr) 92px 144px 104px 36px',
      gridTemplateAreas:
        '"glyph name price quantity sum remove" "glyph dot price quantity sum remove"',
      columnGap: 12,
    },
    [phone]: {
      gridTemplateColumns: '76px minmax(0, 1fr) auto',
      gridTemplateAreas: '"glyph name remove" "glyph dot dot" "quantity quantity sum"',
      rowGap: 2,
      columnGap: 12,
      padding: '14px 0',
    },
  },
});
export const glyph = style({
  gridArea: 'glyph',
  lineHeight: 0,
  transform: 'scale(.8)',
  transformOrigin: 'left center',
  '@media': { [phone]: { alignSelf: 'start', transformOrigin: 'left top' } },
});
export const obstacle = style({ marginTop: 2, font: vars.text.t12, color: state.dangerText });
export const dot = style({
  gridArea: 'dot',
  display: 'grid',
  font: vars.text.t12,
  color: ink.ink3,
  '@media': { [phone]: { display: 'block' }, [narrow]: { display: 'block' } },
});
globalStyle(`${dot} > span + span::before`, {
  '@media': { [phone]: { content: '", "' }, [narrow]: { content: '", "' } },
});
export const price = style({
  gridArea: 'price',
  textAlign: 'right',
  whiteSpace: 'nowrap',
  font: vars.text.t14,
  fontVariantNumeric: 'tabular-nums',
  '@media': {
    [phone]: { display: 'none' },
    [narrow]: { textAlign: 'center', font: vars.text.t12, color: ink.ink3 },
  },
});
export const remove = style({ gridArea: 'remove', justifySelf: 'end', alignSelf: 'center' });

/** The sum and the button to the check-out, while that is far below. The bar leaves together with the list. */
export const buyBar = style([
  covering,
  {
    position: 'sticky',
    bottom: 0,
    zIndex: vars.z.sticky,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 12,
    margin: `0 calc(${vars.layout.gutter} * -1)`,
    padding: `8px ${vars.layout.gutter}`,
    background: surface.paper,
    borderTop: `1px solid ${line.hairline}`,
    '@media': {
      [from(1024)]: { display: 'none' },
      '(max-width: 997.98px)': {
        bottom: `calc(${vars.layout.barHeight} + env(safe-area-inset-bottom))`,
      },
    },
  },
]);
export const buySum = style({
  font: `${vars.weight.semi} ${vars.text.t16}`,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});

export const checkout = style({
  scrollMarginTop: `calc(${vars.layout.headerHeight} + 12px)`,
  outline: 'none',
  display: 'grid',
  gap: 16,
  padding: 20,
  background: surface.sheet,
  borderRadius: vars.radius.m,
  boxShadow: `0 0 0 1px ${line.hairline}`,
  '@media': {
    [from(1024)]: { position: 'sticky', top: `calc(${vars.layout.headerHeight} + 20px)` },
  },
});
export const heading = style({
  font: `${vars.weight.bold} ${vars.text.t22}`,
  letterSpacing: '-.01em',
});
export const sums = style({
  display: 'grid',
  gap: 8,
  paddingTop: 16,
  borderTop: `1px solid ${line.hairline}`,
  font: vars.text.t14,
  fontVariantNumeric: 'tabular-nums',
});
export const pair = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 16,
  color: ink.ink2,
});
export const amount = style({ color: ink.ink, whiteSpace: 'nowrap' });
/** Where the column is narrow, a long sum wraps as a whole under its label. */
export const totalPair = style([
  pair,
  { flexWrap: 'wrap', gap: '0 16px', alignItems: 'baseline', color: ink.ink, whiteSpace: 'nowrap' },
]);
export const total = style({
  marginInlineStart: 'auto',
  font: `${vars.weight.bold} ${vars.text.t28}`,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '-.015em',
});
