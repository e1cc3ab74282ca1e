import { from, vars } from '@org/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, text } = vars;

export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '12px 40px',
  padding: '24px 0',
  selectors: { '& + &, form + &': { borderTop: `1px solid ${color.line.hairline}` } },
  '@media': {
    [from(1024)]: { gridTemplateColumns: '200px minmax(0, 1fr)' },
    [from(1920)]: { gridTemplateColumns: '280px minmax(0, 760px)' },
  },
});
export const note = style({ marginTop: 4, font: text.t13, color: color.ink.ink3 });

export const content = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: 16,
  minWidth: 0,
});
