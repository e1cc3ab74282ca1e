import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

export const trigger = style({ height: 1 });

export const failure = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.s2} ${vars.space.s4}`,
  paddingBlock: vars.space.s3,
  font: vars.text.t14,
  color: vars.color.state.dangerText,
});
