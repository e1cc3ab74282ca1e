import { expect, type Page } from '@playwright/test';

/** A view that the server can't read. */
export const OWN_VIEW = { name: 'view', value: 'x'.repeat(1000), domain: 'localhost', path: '/' };

/** Has the next page come undrawn: the browser makes its calls itself. */
export const comeUndrawn = (page: Page) => page.context().addCookies([OWN_VIEW]);

/** Opens a page that comes drawn: on a busy machine it may come undrawn at first. */
export const openDrawn = (page: Page, url: string) =>
  expect(async () => {
    await page.goto(url, { waitUntil: 'commit' });
    await expect(page.locator('#drawn')).toBeAttached({ timeout: 1000 });
  }).toPass();
