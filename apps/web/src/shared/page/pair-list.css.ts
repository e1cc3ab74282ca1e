import { vars } from '@org/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';

const { ink } = vars.color;

const list = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '4px 12px',
  font: vars.text.t14,
});
const atEnd = style([list, { columnGap: 16 }]);
export const lists = styleVariants({
  start: [list],
  end: [atEnd],
  // an address and a mail are longer than the name of a warehouse
  'end of a narrow column': [atEnd, { gridTemplateColumns: 'fit-content(38%) minmax(0, 1fr)' }],
});
export const term = style({ color: ink.ink3 });
const value = style({ minWidth: 0, overflowWrap: 'anywhere' });
const valueAtEnd = style([value, { textAlign: 'end' }]);
export const values = styleVariants({
  start: [value],
  end: [valueAtEnd],
  'end of a narrow column': [valueAtEnd],
});
