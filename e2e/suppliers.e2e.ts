import { expect, type Page, test } from '@playwright/test';
import { fillLogin, newAccount } from './account.ts';
import { textOf } from './text.ts';

const rows = (page: Page, name = 'Поставщики') =>
  page.getByRole('list', { name, exact: true }).locator(':scope > li');
const heart = (page: Page) => page.getByRole('button', { name: /^Избранное: / }).first();

async function openOffers(page: Page) {
  await page
    .getByRole('button', { name: /предложени/ })
    .first()
    .click();
  await expect(page.getByRole('list', { name: /^Предложения:/ })).toBeVisible();
}

test('a heart pressed by a visitor is pressed once they have signed in', {
  tag: ['@suppliers', '@catalog'],
}, async ({ page }) => {
  const account = await newAccount(page);
  await page.goto('/tires?season=winter');
  await openOffers(page);
  const name = await textOf(heart(page), /^Избранное: ./);
  await heart(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Вход' })).toBeVisible();
  await fillLogin(page, account);
  await expect(page.getByText(/ в избранном$/)).toBeVisible();
  await expect(page).toHaveURL('/tires?season=winter');
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true');
  await expect(heart(page)).toHaveText(name);

  await page.getByRole('button', { name: /^Меню профиля/ }).click();
  await page.getByRole('menuitem', { name: 'Избранное' }).click();
  await expect(rows(page, 'Избранные поставщики')).toHaveCount(1);
});
