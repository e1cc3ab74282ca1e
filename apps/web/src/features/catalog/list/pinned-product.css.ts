import { vars } from '@org/ui/theme';
import { style } from '@vanilla-extract/css';

export const pinned = style({ marginTop: 16 });
export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  borderBottom: `2px solid ${vars.color.ink.ink}`,
});
