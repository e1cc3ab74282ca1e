import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

const { color, duration, ease, z } = vars;

/** The exit is a third shorter than the entry, so that the user does not wait for the page. */
export const leaving = {
  transitionDuration: `calc(${duration.slow} * 2 / 3)`,
  transitionTimingFunction: ease.in,
};

/** Dims the page behind a modal layer. It is as high as the part that the screen keyboard does not cover. */
export const scrim = style({
  position: 'fixed',
  insetInline: 0,
  top: 0,
  height: 'var(--visual-viewport-height)',
  zIndex: z.modal,
  overflow: 'clip',
  background: color.scrim,
  transition: `opacity ${duration.slow} ${ease.out}`,
  selectors: {
    '&[data-entering], &[data-exiting]': { opacity: 0 },
    '&[data-exiting]': leaving,
  },
});
