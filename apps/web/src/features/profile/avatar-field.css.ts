import { from } from '@org/ui/theme';
import { style } from '@vanilla-extract/css';

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '16px 24px',
  alignItems: 'start',
  '@media': { [from(768)]: { gridTemplateColumns: '128px minmax(0, 1fr)' } },
});

export const now = style({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  '@media': { [from(768)]: { flexDirection: 'column', alignItems: 'flex-start' } },
});
