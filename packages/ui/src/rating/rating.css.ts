import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

export const rating = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 3,
  font: vars.text.t12,
  color: vars.color.ink.ink2,
  whiteSpace: 'nowrap',
});
