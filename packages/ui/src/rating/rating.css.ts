import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

export const rating = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 3,
  font: vars.text.t12,
  color: vars.color.ink.ink2,
  whiteSpace: 'nowrap',
});
// the star is as small as the text, not an icon of a button
globalStyle(`${rating} > svg`, { width: 12, height: 12, strokeWidth: 0 });
