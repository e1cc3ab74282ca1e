import { below, vars } from '@org/ui/theme';
import { style } from '@vanilla-extract/css';

/** On a phone the row is dragged sideways, so that the first choice stays above the fold. */
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  marginTop: 12,
  '@media': {
    [below(768)]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
  },
});
export const note = style({
  flexBasis: '100%',
  gridColumn: '1 / -1',
  font: vars.text.t13,
  color: vars.color.state.warnText,
});
