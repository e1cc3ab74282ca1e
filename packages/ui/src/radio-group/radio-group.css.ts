import { style } from '@vanilla-extract/css';

export const radios = style({
  display: 'grid',
  selectors: {
    '[data-orientation="horizontal"] > &': { display: 'flex', flexWrap: 'wrap', columnGap: 20 },
  },
});

/** Label above the description, both beside the circle. */
export const described = style({ display: 'grid', flexGrow: 1 });
