import { style } from '@vanilla-extract/css';

export const summary = style({ margin: 0, padding: 0, listStyle: 'none' });
