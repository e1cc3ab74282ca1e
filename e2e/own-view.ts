import type { Page } from '@playwright/test';

/** Has the next page come undrawn, as for a visitor with choices of their own: the browser makes its calls itself. */
export const comeUndrawn = (page: Page, baseURL = 'http://localhost') =>
  page.context().addCookies([{ name: 'own', value: '1', url: baseURL }]);
