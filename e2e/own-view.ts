import type { Page } from '@playwright/test';

/** Says that a visitor has choices of their own. */
export const OWN_VIEW = { name: 'own', value: '1', domain: 'localhost', path: '/' };

/** Has the next page come undrawn, as for a visitor with choices of their own: the browser makes its calls itself. */
export const comeUndrawn = (page: Page) => page.context().addCookies([OWN_VIEW]);
