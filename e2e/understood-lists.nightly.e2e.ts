import { expect, type Page, test } from '@playwright/test';
import { SUPPLIER, signIn } from './account.ts';

/** Opens the imports of a new company, so that other price lists of the demo's supplier are not in the way. */
async function openUpload(page: Page, name: string) {
  const { token, token_type } = await signIn(page, SUPPLIER);
  const headers = { authorization: `${token_type} ${token}` };
  const made = await page.request.post('/api/companies', { headers, data: { name } });
  const { id } = await made.json();
  const open = () => page.goto(`/companies/${id}/rests/imports`);
  await open();
  return open;
}

/** Answers where the goods are. This is asked before any file. */
async function tellWarehouse(page: Page) {
  await expect(page.getByRole('heading', { name: 'Где лежит товар?' })).toBeVisible();
  await expect(page.locator('input[type=file][multiple]')).toHaveCount(0);
  await page.getByRole('combobox', { name: 'Город' }).press('Enter');
  await page.getByRole('combobox', { name: 'Найти город' }).fill('Казань');
  await page.getByRole('option', { name: 'Казань' }).click();
  await page.getByRole('button', { name: 'Дальше, к файлу' }).click();
  await expect(page.getByText('Склады: Основной склад, Казань')).toBeVisible();
}

test('warehouses are told and changed', async ({ page }) => {
  const name = `Склад ${Math.floor(Math.random() * 90_000) + 10_000}`;
  await openUpload(page, `Компания ${name.slice(6)}`);
  await tellWarehouse(page);
  await page.getByRole('link', { name: 'Изменить склады' }).click();
  await page.getByRole('button', { name: 'Добавить склад' }).click();
  const dialog = page.getByRole('dialog', { name: 'Новый склад' });
  await dialog.getByRole('textbox', { name: 'Название' }).fill(name);
  await dialog.getByRole('button', { name: 'Добавить склад' }).click();
  await expect(page.getByText(name)).toBeVisible();
  await page.getByRole('button', { name: `Удалить: ${name}` }).click();
  await page.getByRole('button', { name: 'Удалить', exact: true }).click();
  await expect(page.getByText(name)).toHaveCount(0);
});
