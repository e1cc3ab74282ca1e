import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

const { color, duration, ease, z } = vars;

/** Leaving takes a third less than coming, so that the page is back before one waits for it. */
export const leaving = {
  transitionDuration: `calc(${duration.slow} * 2 / 3)`,
  transitionTimingFunction: ease.in,
};

/** Dims the page behind a modal layer. It is as high as what the screen keyboard leaves. */
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
