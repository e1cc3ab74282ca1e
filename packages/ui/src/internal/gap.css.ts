import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

const { space } = vars;

/** The steps of `vars.space`, by their number: a step is about 4 px. */
const steps = {
  0: '0px',
  1: space.s1,
  2: space.s2,
  3: space.s3,
  4: space.s4,
  5: space.s5,
  6: space.s6,
  8: space.s8,
  10: space.s10,
  12: space.s12,
  16: space.s16,
};

export type Gap = keyof typeof steps;

export const gaps = styleVariants(steps, (gap) => ({ gap }));

/** Comes after `gaps`, and so overrides their rows. */
export const rowGaps = styleVariants(steps, (rowGap) => ({ rowGap }));
