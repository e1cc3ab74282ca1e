import { expect, type Page, test } from '@playwright/test';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('a page whose code fails says so, and comes with the next deploy', async ({ page }) => {
  await page.goto('/catalog');
  await expect(heading(page, 'Каталог')).toBeVisible();
  await page.route('**/assets/price-check-*.js', (route) => route.fulfill({ status: 404 }));
  await page.evaluate(() => {
    history.pushState(null, '', '/price-check');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(page.getByText('Часть приложения не загрузилась')).toBeVisible();
  await page.unroute('**/assets/price-check-*.js');
  await page.getByRole('button', { name: 'Обновить страницу' }).click();
  await expect(heading(page, 'Проверка прайс-листа')).toBeVisible();
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
