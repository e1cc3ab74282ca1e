import { expect, test } from '@playwright/test';
import { comeUndrawn } from './own-view.ts';

test('a page whose server is away for a moment says so, and goes on by itself', {
  tag: ['@status'],
}, async ({ page }) => {
  let isAway = true;
  await page.route('**/api/search_v2/tyres', (route) =>
    isAway
      ? route.fulfill({
          status: 503,
          headers: { 'retry-after': '1' },
          json: { message: 'База данных недоступна' },
        })
      : route.continue(),
  );
  await comeUndrawn(page);
  await page.goto('/tires');
  const note = page.getByText('Сервер недоступен');
  await expect(note).toBeVisible();
  isAway = false;
  await expect(
    page
      .getByRole('main')
      .getByRole('button', { name: /предложен/ })
      .first(),
  ).toBeVisible();
  await expect(note).toBeHidden();
});
