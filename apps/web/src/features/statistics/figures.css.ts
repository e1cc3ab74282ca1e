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
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
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

export const figure = style({
  font: `${weight.bold} ${text.t36}`,
  letterSpacing: '-.025em',
  '@media': { [below(768)]: { font: `${weight.bold} ${text.t28}`, letterSpacing: '-.02em' } },
});
export const words = style({ font: text.t13, color: color.ink.ink2 });
