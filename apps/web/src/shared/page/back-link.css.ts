import { vars } from '@org/ui/theme';
import { style } from '@vanilla-extract/css';

export const back = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minHeight: vars.height.target,
});
