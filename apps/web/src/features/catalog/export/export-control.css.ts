import { below } from '@org/ui/theme';
import { style } from '@vanilla-extract/css';

/** Where there is no room for the word its icon stands alone. */
export const words = style({ '@media': { [below(1024)]: { display: 'none' } } });
