import { vars } from '@org/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/**
 * Of a bar that stays at the lower edge of the window: what is scrolled to, or gets the focus, does not come to lie under
 * it.
 */
export const covering = style({});

globalStyle(`html:has(${covering})`, {
  scrollPaddingBottom: 96,
  '@media': {
    // above the bottom bar
    '(max-width: 997.98px)': { scrollPaddingBottom: `calc(${vars.layout.barHeight} + 96px)` },
  },
});
