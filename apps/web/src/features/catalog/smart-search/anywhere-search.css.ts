import { style } from '@vanilla-extract/css';

export const form = style({ display: 'flex', gap: 8, maxWidth: 760 });
