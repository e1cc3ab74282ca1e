import { style } from '@vanilla-extract/css';

export const boxes = style({ display: 'grid' });

/** A checkbox with its hint and error under it. */
export const box = style({ minWidth: 0 });
