import { style } from '@vanilla-extract/css';

export const end = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '16px 24px',
  padding: '24px 0',
});
export const notice = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 16px',
  paddingTop: 12,
});
export const failure = style({
  display: 'grid',
  justifyItems: 'start',
  gap: 12,
  padding: '16px 0',
});
