import { style } from '@vanilla-extract/css';

export const control = style({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'flex-end',
  gap: 8,
  flexWrap: 'wrap',
});
