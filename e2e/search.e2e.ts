import { expect, type Page, test } from '@playwright/test';
import { rows } from './goods.ts';

const field = (page: Page) => page.getByRole('combobox', { name: 'Поиск' });

test('words on the home page lead to the section that they speak of, typed in the wrong layout too', {
  tag: ['@catalog'],
}, async ({ page }) => {
  await page.goto('/');
  await field(page).fill('ьшсрудшт зима');
  await expect(page.getByText('Как мы поняли запрос')).toBeVisible();
  await field(page).press('Enter');
  await expect(page).toHaveURL(/\/tires\?.*brand=Michelin/);
  await expect(page).toHaveURL(/season=winter/);
  await expect(rows(page).first()).toContainText('Michelin');

  await page.goto('/');
  await field(page).fill('7x17 5x112');
  await expect(page.getByText('Как мы поняли запрос')).toBeVisible();
  await page.getByRole('button', { name: 'Найти', exact: true }).click();
  await expect(page).toHaveURL(/\/disks\?.*pcd=112/);
});
