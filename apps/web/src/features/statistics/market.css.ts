import { below, from, vars } from '@org/ui/theme';
import { style } from '@vanilla-extract/css';

export const market = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 40,
  padding: `28px ${vars.layout.gutter} 48px`,
  '@media': { [below(768)]: { gap: 32, paddingTop: 20 } },
});

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 40,
  '@media': {
    [from(1024)]: { gridTemplateColumns: 'minmax(0, 1.55fr) minmax(0, 1fr)', gap: '40px 56px' },
    [from(1920)]: {
      gridTemplateColumns: 'minmax(0, 1.7fr) minmax(0, 1fr) minmax(0, 1fr) minmax(0, .9fr)',
      gap: 48,
    },
  },
});

/** As high as the figures, so that what follows does not move when they load. */
export const figures = style({
  minHeight: 344,
  '@media': {
    '(min-width: 400px)': { minHeight: 304 },
    [from(768)]: { minHeight: 256 },
    '(min-width: 768px)': { minHeight: 236 },
    [from(1024)]: { minHeight: 168 },
    [from(1342)]: { minHeight: 146 },
    [from(1920)]: { minHeight: 126 },
  },
});
