import { style } from '@vanilla-extract/css';

/** Keeps the footer at the bottom of a short page. */
export const page = style({ display: 'flex', flexDirection: 'column', minHeight: '100dvh' });
export const main = style({ flex: 1, minWidth: 0, outline: 'none' });
