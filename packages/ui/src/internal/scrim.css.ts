import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { faded, leaving } from './motion.ts';

const { color, duration, ease, z } = vars;

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
  selectors: { ...faded, '&[data-exiting]': { ...faded['&[data-exiting]'], ...leaving } },
});
