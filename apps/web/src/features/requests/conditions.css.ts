import { below, vars } from '@org/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const phone = below(768);

/** On a phone the row is dragged sideways, so that the first choice stays above the fold. */
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  marginTop: 12,
  '@media': { [phone]: { flexWrap: 'nowrap', marginTop: 4, overflowX: 'auto' } },
});
globalStyle(`${row} > *`, { '@media': { [phone]: { flex: 'none' } } });
export const note = style({
  flexBasis: '100%',
  marginTop: 4,
  font: vars.text.t13,
  color: vars.color.state.warnText,
});
