import { below, vars } from '@org/ui/theme';
import { style } from '@vanilla-extract/css';

export const chips = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 6,
  padding: '12px 0 0',
  '@media': {
    [below(768)]: {
      flexWrap: 'nowrap',
      overflowX: 'auto',
      margin: `0 calc(${vars.layout.gutter} * -1)`,
      padding: `10px ${vars.layout.gutter} 0`,
      scrollbarWidth: 'none',
    },
  },
});

/** On a phone the chips stay in one row that scrolls sideways. */
export const group = style({ '@media': { [below(768)]: { flex: 'none' } } });

export const reset = style({ flex: 'none', padding: '0 6px' });
