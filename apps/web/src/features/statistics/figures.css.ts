import { below, from, vars } from '@org/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, text, weight } = vars;
const line = `1px solid ${color.line.hairline}`;

export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  borderTop: `2px solid ${color.ink.ink}`,
  '@media': { [from(1024)]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
});

export const cell = style({
  display: 'grid',
  alignContent: 'start',
  gap: 2,
  padding: '16px 0 4px',
  '@media': {
    [from(1024)]: {
      padding: '20px 24px 8px',
      selectors: { '&:first-child': { paddingLeft: 0 }, '& + &': { borderLeft: line } },
    },
    [below(1024)]: {
      selectors: {
        '&:nth-child(n + 3)': { borderTop: line },
        '&:nth-child(even)': { paddingLeft: 20, borderLeft: line },
      },
    },
  },
});

/** Above its label, which names it and so comes first in the document. */
export const figure = style({
  order: -1,
  font: `${weight.bold} ${text.t36}`,
  letterSpacing: '-.025em',
  '@media': { [below(768)]: { font: `${weight.bold} ${text.t28}`, letterSpacing: '-.02em' } },
});
export const trend = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2px 12px',
  marginTop: 8,
  font: text.t13,
  color: color.ink.ink3,
});
