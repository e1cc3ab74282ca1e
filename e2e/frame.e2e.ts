import { expect, type Page, test } from '@playwright/test';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('a page has its title, and its heading has the focus when one has gone to it', {
  tag: ['@catalog'],
}, async ({ page }) => {
  await page.goto('/catalog');
  await expect(page).toHaveTitle('Каталог — Протектор');
  // before the application has taken the page over, a link is the browser's own navigation
  const theme = page.getByRole('banner').getByRole('button', { name: 'Тема: как в системе' });
  await theme.click();
  await expect(theme).toHaveCount(0);
  await page.getByRole('banner').getByRole('link', { name: 'Диски', exact: true }).click();
  await expect(page).toHaveTitle('Диски — Протектор');
  await expect(heading(page, 'Диски')).toBeFocused();
  await page.goBack();
  await expect(heading(page, 'Каталог')).toBeFocused();
});
