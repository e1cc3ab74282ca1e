import { style, styleVariants } from '@vanilla-extract/css';
import { focusRing } from '../internal/focus-ring.css.ts';
import { underlined } from '../internal/underlined.ts';
import { touch } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';

const { color, height, text, weight } = vars;

/** A link in a paragraph can't be 44 px high: a transparent area around it is the touch target. */
const fingerField = {
  position: 'relative',
  '@media': { [touch]: { '::after': { content: '', position: 'absolute', inset: '-14px -4px' } } },
} as const;

const base = style([
  focusRing,
  {
    ...fingerField,
    color: color.ink.ink,
    borderRadius: 2,
    cursor: 'pointer',
    selectors: { '&[data-disabled]': { color: color.ink.inkOff, cursor: 'not-allowed' } },
  },
]);

export const link = styleVariants({
  text: [base, underlined],
  quiet: [
    base,
    {
      selectors: {
        '&[data-hovered]': {
          textDecoration: 'underline',
          textDecorationThickness: 1,
          textUnderlineOffset: 3,
        },
      },
    },
  ],
  action: [
    base,
    underlined,
    {
      display: 'inline-flex',
      alignItems: 'center',
      gap: 4,
      minHeight: height.target,
      font: `${weight.medium} ${text.t13}`,
    },
  ],
});
