import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

export const question = style({ display: 'grid', gap: vars.space.s4 });

export const text = style({ margin: 0, font: vars.text.t15, color: vars.color.ink.ink2 });

export const error = style({
  margin: 0,
  padding: `${vars.space.s3} ${vars.space.s4}`,
  borderRadius: vars.radius.m,
  background: vars.color.state.dangerWash,
  color: vars.color.state.dangerText,
});
