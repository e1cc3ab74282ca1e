import { below, vars } from '@org/ui/theme';
import { style } from '@vanilla-extract/css';

export const page = style({ padding: `20px ${vars.layout.gutter} 48px` });
export const inset = style({ padding: '20px 0 48px' });
export const title = style({
  marginBottom: 20,
  font: `${vars.weight.bold} ${vars.text.t28}`,
  letterSpacing: '-.015em',
  '@media': { [below(768)]: { font: `${vars.weight.bold} ${vars.text.t22}` } },
});
