import { expect, type Page, test } from '@playwright/test';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('an application that does not come at all says so', async ({ page }) => {
  await page.route('**/assets/index-*.js', (route) => route.abort());
  await page.goto('/catalog');
  await expect(heading(page, 'Приложение не загрузилось')).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Обновить страницу' }).click();
  await expect(heading(page, 'Каталог')).toBeVisible();
});
