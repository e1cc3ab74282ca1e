import { style } from '@vanilla-extract/css';

/** What stands below the page is not seen until the page is there: it would jump. */
export const window = style({ minHeight: '100vh' });
