import { expect, type Page, test } from '@playwright/test';
import { comeUndrawn } from './own-view.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('a page whose code fails says so, and comes with the next deploy', async ({ page }) => {
  await page.goto('/catalog');
  await expect(heading(page, 'Каталог')).toBeVisible();
  await page.route('**/assets/not-found-*.js', (route) => route.fulfill({ status: 404 }));
  await page.evaluate(() => {
    history.pushState(null, '', '/no-such-page');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(page.getByText('Часть приложения не загрузилась')).toBeVisible();
  await page.unroute('**/assets/not-found-*.js');
  await page.getByRole('button', { name: 'Обновить страницу' }).click();
  await expect(page.getByText('404', { exact: true })).toBeVisible();
});

test('a page whose code does not come is given up after 120 s', async ({ page }) => {
  await comeUndrawn(page);
  await page.clock.install();
  await page.goto('/catalog');
  await expect(heading(page, 'Каталог')).toBeVisible();
  let isAsked = false;
  await page.route('**/assets/not-found-*', () => {
    isAsked = true;
  });
  await page.evaluate(() => {
    history.pushState(null, '', '/no-such-page');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect.poll(() => isAsked).toBe(true);
  // only the test moves the time: on a busy machine the last second would pass by itself
  await page.clock.pauseAt(Date.now() + 1000);
  const failure = page.getByText('Часть приложения не загрузилась');
  await page.clock.runFor(117_000);
  await expect(page.getByRole('progressbar', { name: 'Загружается' })).toBeVisible();
  await expect(failure).toBeHidden();
  await page.clock.runFor(3000);
  await expect(failure).toBeVisible();
});

test('storage that does not answer is waited for no longer than five seconds', async ({ page }) => {
  await comeUndrawn(page);
  await page.clock.install();
  await page.addInitScript(() => {
    Object.assign(window, {
      appStorage: { getItem: () => new Promise(() => undefined), setItem: () => undefined },
    });
  });
  await page.clock.pauseAt(Date.now() + 1000);
  await page.goto('/catalog');
  await page.waitForLoadState('networkidle');
  await page.clock.runFor(4900);
  await expect(heading(page, 'Каталог')).toBeHidden();
  await page.clock.runFor(200);
  await expect(heading(page, 'Каталог')).toBeVisible();
});

test('an application that hangs is given up after 120 s', async ({ page }) => {
  await page.clock.install();
  // only the test moves the time: on a busy machine the last second would pass by itself
  await page.clock.pauseAt(Date.now() + 1000);
  await page.route('**/assets/index-*.js', () => undefined);
  await page.goto('/catalog', { waitUntil: 'commit' });
  await expect.poll(() => page.evaluate(() => document.getElementById('root') !== null)).toBe(true);
  await page.clock.runFor(119_000);
  await expect(heading(page, 'Приложение не загрузилось')).toBeHidden();
  await page.clock.runFor(2000);
  await expect(heading(page, 'Приложение не загрузилось')).toBeVisible();
});
