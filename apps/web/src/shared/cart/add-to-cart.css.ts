import { below } from '@org/ui/theme';
import { style } from '@vanilla-extract/css';

const phone = below(768);
/** The widths at which a row has no room for words on the button. */
const short =
  '(min-width: 700px) and (max-width: 999.98px), (min-width: 1200px) and (max-width: 1299.98px)';

export const control = style({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'flex-end',
  gap: 8,
  '@media': { [phone]: { justifyContent: 'space-between' } },
});
/** Has the same width before and after the press. */
export const action = style({
  display: 'grid',
  width: 116,
  '@media': { [phone]: { width: 132 }, [short]: { width: 46 } },
});
export const words = style({ '@media': { [short]: { display: 'none' } } });
export const sign = style({
  display: 'none',
  '@media': { [short]: { display: 'block' } },
});
