import { style } from '@vanilla-extract/css';

export const boxes = style({ display: 'grid' });

/** One box with what is said of it under it. */
export const box = style({ minWidth: 0 });
