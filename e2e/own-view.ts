import type { Page } from '@playwright/test';

/** A view that the server can't read. */
export const OWN_VIEW = { name: 'view', value: 'x'.repeat(1000), domain: 'localhost', path: '/' };

/** Has the next page come undrawn: the browser makes its calls itself. */
export const comeUndrawn = (page: Page) => page.context().addCookies([OWN_VIEW]);
