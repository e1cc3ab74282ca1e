import { below, from, vars } from '@org/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, text } = vars;

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

export const busy = style({ opacity: 0.55, transition: `opacity ${vars.duration.medium}` });

export const note = style({ font: text.t13, color: color.ink.ink3, overflowWrap: 'anywhere' });
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
