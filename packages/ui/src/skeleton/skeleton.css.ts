import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

const { color, radius } = vars;

const base = style({
  display: 'block',
  flex: '0 1 auto',
  maxWidth: '100%',
  background: color.surface.sunk2,
  '@media': { '(forced-colors: active)': { outline: '1px dashed GrayText' } },
});

export const shapes = styleVariants({
  line: [base, { borderRadius: radius.tag }],
  box: [base, { borderRadius: radius.tag }],
  circle: [base, { borderRadius: '50%' }],
});
