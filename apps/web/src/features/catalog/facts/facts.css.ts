import { from, vars } from '@org/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, text, weight } = vars;

export const note = style({ padding: '4px 0 12px' });
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '4px 16px',
  '@media': { [from(768)]: { gridTemplateColumns: '200px minmax(0, 1fr)', rowGap: 12 } },
});
export const value = style({
  margin: '0 0 8px',
  font: `${weight.medium} ${text.t14}`,
  overflowWrap: 'anywhere',
  '@media': { [from(768)]: { margin: 0 } },
});
export const votes = style({ display: 'block', font: text.t13, color: color.ink.ink2 });
export const lead = style({ margin: 0, font: text.t14, color: color.ink.ink2 });
