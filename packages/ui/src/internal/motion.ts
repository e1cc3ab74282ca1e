import { vars } from '../theme/contract.css.ts';

const { duration, ease } = vars;

/** The exit is a third shorter than the entry, so that the user does not wait for the page. */
export const leaving = {
  transitionDuration: `calc(${duration.slow} * 2 / 3)`,
  transitionTimingFunction: ease.in,
};

/** How a layer comes and goes. With reduced motion it is there at once, without a frame in which nothing is seen. */
export const faded = {
  '&[data-entering]': {
    opacity: 0,
    '@media': { '(prefers-reduced-motion: reduce)': { opacity: 1 } },
  },
  '&[data-exiting]': { opacity: 0 },
};
