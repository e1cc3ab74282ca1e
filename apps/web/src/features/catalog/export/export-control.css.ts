import { below } from '@org/ui/theme';
import { style } from '@vanilla-extract/css';

/** Hidden where there is no room; the icon stands alone then. */
export const words = style({ '@media': { [below(1024)]: { display: 'none' } } });
