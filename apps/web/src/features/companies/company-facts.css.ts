import { from, vars } from '@org/ui/theme';
import { style } from '@vanilla-extract/css';

const { text, weight } = vars;

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '16px 20px',
  '@media': { [from(768)]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const value = style({
  font: `${weight.medium} ${text.t15}`,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
});
