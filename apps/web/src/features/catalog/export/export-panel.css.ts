import { style } from '@vanilla-extract/css';

export const panel = style({ display: 'grid', gap: 12, width: 320, maxWidth: '100%' });
