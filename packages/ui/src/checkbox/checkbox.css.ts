import { style } from '@vanilla-extract/css';

export const boxes = style({ display: 'grid' });
