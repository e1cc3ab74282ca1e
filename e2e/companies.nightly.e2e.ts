import { expect, test } from '@playwright/test';
import { newAccount, prove, signIn } from './account.ts';

test('a company is made, filled in, given a branch, and its branch detached; what was typed is not lost', async ({
  page,
}) => {
  // shows the whole form at once: a list that is opened while the page still scrolls to its field closes again
  await page.setViewportSize({ width: 1342, height: 2600 });
  const account = await newAccount(page);
  await signIn(page, account);
  await page.goto('/companies');
  await page.getByRole('link', { name: 'Создать компанию' }).click();

  await page.getByLabel('Название').fill('Колесо и Ко');
  await page.getByLabel('ИНН').fill('7707083894');
  await page.getByRole('button', { name: 'Создать компанию' }).click();
  await expect(page.getByText('Контрольные цифры ИНН не сходятся')).toBeVisible();
  await expect(page.getByLabel('ИНН')).toBeFocused();
  await page.getByLabel('ИНН').fill('');
  await page.getByLabel('ИНН').press('Enter');
  await expect(page.getByText('Компания успешно создана')).toBeVisible();
  await expect(page).toHaveURL(/\/companies\/[\w-]{36}\/edit$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Колесо и Ко' })).toBeFocused();

  const city = page.getByRole('combobox', { name: 'Город' });
  await city.click();
  await page.getByRole('combobox', { name: 'Найти город' }).fill('тюм');
  await page.getByRole('option', { name: 'Тюмень' }).click();
  // a company that only buys has no terms of sale
  await expect(page.getByLabel('Минимальный заказ')).toHaveCount(0);
  await page.getByLabel('Описание').fill('Покупаем шины для такси');
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.dismiss();
  });
  await page.getByRole('link', { name: 'Все компании' }).click();
  await page.getByRole('button', { name: 'Остаться' }).click();
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => asked).toEqual(['beforeunload']);
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByText('Данные компании успешно обновлены')).toBeVisible();
  await expect(page.getByText('Есть несохранённые изменения')).toBeHidden();
  await page.getByRole('link', { name: 'О компании' }).click();
  await expect(page.getByText('Покупаем шины для такси')).toBeVisible();

  await page.getByRole('link', { name: 'Создать филиал бренда' }).click();
  await page.getByLabel('Название').fill('Колесо Восток');
  await page.getByRole('button', { name: 'Создать филиал' }).click();
  await prove(page, account);
  await expect(page.getByText('Филиал бренда Колесо и Ко')).toBeVisible();
  await page.getByRole('link', { name: 'Все компании' }).click();
  await expect(page.getByRole('main').getByRole('listitem')).toHaveText([
    /Колесо и Ко.*1 филиал/,
    /Колесо Восток/,
  ]);

  await page.getByRole('link', { name: 'Колесо и Ко' }).click();
  await page.getByRole('button', { name: 'Удалить компанию' }).click();
  await page.getByLabel('Чтобы подтвердить, введите название').fill('Колесо и Ко');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Удалить компанию' }).click();
  await expect(page.getByRole('alert')).toContainText('есть филиалы');
  await page.getByRole('button', { name: 'Оставить' }).click();
  await page.getByRole('button', { name: 'Открепить: Колесо Восток' }).click();
  await page.getByRole('button', { name: 'Открепить', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Открепить: Колесо Восток' })).toBeHidden();
  await page.getByRole('button', { name: 'Удалить компанию' }).click();
  await page.getByLabel('Чтобы подтвердить, введите название').fill('Колесо и Ко');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Удалить компанию' }).click();
  await expect(page).toHaveURL('/companies');
  const items = page.getByRole('main').getByRole('listitem');
  await expect(items).toHaveText([/Колесо Восток/, /Колесо и Ко.*Вернуть/]);
  await page.getByRole('button', { name: 'Вернуть: Колесо и Ко' }).click();
  await expect(items).toHaveText([/Колесо Восток/, /Колесо и Ко/]);
  await expect(page.getByRole('heading', { name: 'Удалённые' })).toBeHidden();
});
