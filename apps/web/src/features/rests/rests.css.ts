import { below, from, vars } from '@org/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, text, weight } = vars;

export const toolbar = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 12,
  padding: '20px 0 12px',
  '@media': { [from(1024)]: { gridTemplateColumns: 'minmax(0, 1fr) auto auto' } },
});
export const actions = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 8,
  '@media': { [from(768)]: { gridTemplateColumns: 'auto auto', justifyContent: 'start' } },
});
export const filters = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 12,
  alignItems: 'end',
  paddingBottom: 16,
  '@media': {
    [from(1256)]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
});

// the order has the longest words: left alone in its line it takes all of it
globalStyle(`${filters} > :last-child:nth-child(odd)`, {
  '@media': { [below(1256)]: { gridColumn: '1 / -1' } },
});

export const bar = style({
  position: 'sticky',
  top: vars.layout.headerHeight,
  zIndex: vars.z.sticky,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 16px',
  minHeight: 48,
  background: color.surface.paper,
  borderTop: `1px solid ${color.line.hairline}`,
  borderBottom: `1px solid ${color.line.hairline}`,
  font: text.t13,
  color: color.ink.ink2,
});
export const spread = style({ flex: 1 });
export const busy = style({ opacity: 0.55, transition: `opacity ${vars.duration.medium}` });

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: '8px 12px',
  padding: '12px 0',
  borderBottom: `1px solid ${color.line.hairline}`,
  '@media': {
    [from(768)]: {
      gridTemplateColumns: 'auto minmax(0, 1fr) 136px 112px auto',
      alignItems: 'center',
    },
    [from(1256)]: { gridTemplateColumns: 'auto minmax(0, 1fr) 200px 136px 112px 120px auto' },
  },
});
/** With the place of the price instead of the warehouse and the day. */
export const comparedRow = style([
  row,
  {
    '@media': {
      [from(768)]: { gridTemplateColumns: 'auto minmax(0, 1fr) 180px 136px 112px auto' },
      [from(1256)]: { gridTemplateColumns: 'auto minmax(0, 1fr) 216px 136px 112px auto' },
    },
  },
]);
export const place = style({
  gridColumn: '2 / -1',
  minWidth: 0,
  font: text.t14,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [from(768)]: { gridColumn: 'auto' } },
});
export const hidden = style({ display: 'none' });
export const product = style({
  gridColumn: '2 / 4',
  minWidth: 0,
  '@media': { [from(768)]: { gridColumn: 'auto' } },
});
export const name = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 8px',
  font: `${weight.medium} ${text.t14}`,
  overflowWrap: 'anywhere',
});
export const note = style({ font: text.t13, color: color.ink.ink3, overflowWrap: 'anywhere' });
/** Shown under the name where there is no column for it. */
export const narrow = style({ '@media': { [from(1256)]: { display: 'none' } } });
export const broad = style({
  display: 'none',
  '@media': { [from(1256)]: { display: 'block' } },
});
export const price = style({
  display: 'grid',
  gap: 4,
  gridColumn: 2,
  '@media': { [from(768)]: { gridColumn: 'auto' } },
});
export const stock = style({
  gridColumn: '3 / -1',
  '@media': { [from(768)]: { gridColumn: 'auto' } },
});
export const menu = style({
  gridRow: 1,
  gridColumn: -2,
  '@media': { [from(768)]: { gridRow: 'auto', gridColumn: 'auto' } },
});

export const compare = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 16px',
  paddingBottom: 16,
});
export const newPrice = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) max-content',
  gap: '2px 16px',
  padding: '8px 0',
  borderBottom: `1px solid ${color.line.hairline}`,
  font: text.t14,
});
export const figures = style({ textAlign: 'right', fontVariantNumeric: 'tabular-nums' });
export const was = style({ color: color.ink.ink3, textDecoration: 'line-through' });

export const dialog = style({ display: 'grid', gap: 16, minWidth: 0 });
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '4px 12px',
  font: text.t14,
  overflowWrap: 'anywhere',
});

export const end = style({ padding: '16px 0' });
