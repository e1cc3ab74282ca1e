import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

export const dialog = style({
  display: 'grid',
  gap: vars.space.s3,
  padding: vars.space.s3,
  outline: 'none',
  maxWidth: 360,
});

export const title = style({ margin: 0, font: `${vars.weight.semi} ${vars.text.t14}` });
