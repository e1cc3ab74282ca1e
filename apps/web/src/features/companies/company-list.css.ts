import { from, vars } from '@org/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, text, weight } = vars;

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: 12,
  paddingBottom: 16,
});
// the row itself sets the distance to what follows
globalStyle(`${head} > h1`, { marginBottom: 0 });

export const item = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: '8px 16px',
  padding: '14px 0',
  borderBottom: `1px solid ${color.line.hairline}`,
  selectors: {
    '&:hover': { background: color.surface.sunk },
    // a branch is indented below its parent company
    '&[data-branch]': { paddingLeft: 28 },
  },
  '@media': {
    [from(768)]: {
      gridTemplateColumns: 'auto minmax(0, 1fr) 140px 120px',
      selectors: { '&[data-branch]': { paddingLeft: 56 } },
    },
  },
});

export const name = style({
  font: `${weight.semi} ${text.t15}`,
  overflowWrap: 'anywhere',
});
// the whole row leads to the same page as the name
globalStyle(`${name} > a::after`, { content: '""', position: 'absolute', inset: 0 });
export const counts = style({
  gridColumn: 2,
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2px 12px',
  font: text.t13,
  color: color.ink.ink2,
  '@media': { [from(768)]: { gridColumn: 'auto', justifyContent: 'flex-end' } },
});
