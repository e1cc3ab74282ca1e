import { vars } from '@org/ui/theme';
import { style } from '@vanilla-extract/css';

export const place = style({ padding: '44px 0 96px' });

/** Keeps its height while the counts load. */
export const relaxations = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  minHeight: vars.height.m,
  marginTop: 12,
});
