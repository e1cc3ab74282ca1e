import { expect, test } from '@playwright/test';
import { linkTo, newAccount, newEmail, prove, signIn } from './account.ts';

test('an employee is invited by letter, makes an account and works with the company', {
  tag: ['@companies', '@employees'],
}, async ({ page, browser }) => {
  const account = await newAccount(page);
  await signIn(page, account);
  await page.goto('/companies/create');
  await page.getByLabel('Название').fill('Колесница');
  await page.getByRole('button', { name: 'Создать компанию' }).click();
  await page.getByRole('link', { name: /^Сотрудники/ }).click();
  await page.getByRole('button', { name: 'Добавить сотрудника' }).click();
  const email = newEmail();
  const dialog = page.getByRole('dialog', { name: 'Новый сотрудник' });
  await dialog.getByLabel('Фамилия и имя').fill('Пётр Ильин');
  await dialog.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await dialog.getByRole('button', { name: 'Добавить сотрудника' }).click();
  await prove(page, account);
  await expect(page.getByText('Приглашён', { exact: true })).toBeVisible();

  const link = await linkTo(page.request, email, '/invitation');
  const guest = await (await browser.newContext()).newPage();
  await guest.goto(link);
  await expect(guest.getByRole('heading', { name: '«Колесница» приглашает вас' })).toBeVisible();
  await guest.getByRole('link', { name: 'Создать аккаунт' }).click();
  await guest.getByLabel('E-mail или телефон').fill(email);
  await guest
    .getByRole('textbox', { name: 'Пароль', exact: true })
    .fill('лось везёт восемь дисков');
  await guest.getByText('Согласен на обработку персональных данных').click();
  await guest.getByRole('button', { name: 'Зарегистрироваться' }).click();
  await guest.getByRole('button', { name: 'Принять приглашение' }).click();
  await expect(guest).toHaveURL(/\/companies\/[\w-]{36}$/);
  await expect(guest.getByRole('heading', { level: 1, name: 'Колесница' })).toBeVisible();

  await page.reload();
  await expect(page.getByText('Есть доступ')).toHaveCount(2);
  await page.getByRole('button', { name: 'Убрать: Пётр Ильин' }).click();
  await page.getByRole('button', { name: 'Убрать', exact: true }).click();
  // the page was reloaded, and the last answer with it
  await prove(page, account);
  await expect(page.getByText('Пётр Ильин')).toHaveCount(0);
  await guest.reload();
  await expect(guest.getByText('Такой компании нет')).toBeVisible();
  await guest.context().close();
});
