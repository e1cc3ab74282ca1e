import { below, vars } from '@org/ui/theme';
import { style } from '@vanilla-extract/css';

/** What a line may be bought from instead. */
export const row = style({
  gridColumn: '2 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  marginTop: 8,
  '@media': { [below(768)]: { gridColumn: '1 / -1' } },
});
export const others = style({ flexBasis: '100%' });
export const cheaper = style({ color: vars.color.state.okText });
