import { expect, test } from '@playwright/test';
import { fillLogin, linkTo, newEmail } from './account.ts';

test('register, verify the e-mail, change the phone, log out, recover, log in', {
  tag: ['@auth', '@profile'],
}, async ({ page }) => {
  const login = newEmail();
  await page.goto('/registration');
  await page.getByLabel('E-mail или телефон').fill(login);
  await page.getByRole('textbox', { name: 'Пароль', exact: true }).fill('лось везёт восемь дисков');
  await expect(page.getByText('Надёжный')).toBeVisible();
  for (const box of await page.getByRole('checkbox').all()) await expect(box).not.toBeChecked();
  await page.getByText('Согласен на обработку персональных данных').click();
  await page.getByRole('button', { name: 'Зарегистрироваться' }).click();

  await expect(page).toHaveURL('/profile');
  await expect(page.getByRole('heading', { level: 1, name: 'Мой профиль' })).toBeVisible();
  await page.getByRole('button', { name: 'Подтвердить' }).click();
  await expect(page.getByText('Ссылка отправлена.')).toBeVisible();
  const link = await linkTo(page.request, login, '/redirect');
  // the link of the letter is opened in another tab, and then once more
  const profile = await page.context().newPage();
  await profile.goto('/profile');
  await expect(profile.getByText('Не подтверждён', { exact: true })).toBeVisible();
  await page.goto(link);
  await expect(page).toHaveURL('/profile');
  await expect(page.getByText('Успешно верифицировано!')).toBeVisible();
  await expect(page.getByText('Подтверждён', { exact: true })).toBeVisible();
  await profile.evaluate(() => dispatchEvent(new Event('visibilitychange')));
  await expect(profile.getByText('Подтверждён', { exact: true })).toBeVisible();
  await profile.close();
  await page.goto(link);
  await expect(page).toHaveURL('/profile');
  await expect(page.getByText('Ссылка уже использована: всё подтверждено')).toBeVisible();

  const phone = `7916${String(Date.now()).slice(-7)}`;
  await page.getByRole('button', { name: 'Добавить', exact: true }).click();
  const field = page.getByRole('textbox', { name: 'Новый телефон' });
  await field.fill(`+${phone}`);
  // in this form, not in the one for a new password
  await page
    .getByRole('form', { name: 'Телефон' })
    .getByLabel('Текущий пароль')
    .fill('лось везёт восемь дисков');
  await page.getByRole('button', { name: 'Прислать ссылку' }).click();
  await expect(page.getByText('Ссылка отправлена.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Ссылка отправлена.')).toBeVisible();
  await page.goto(await linkTo(page.request, `+${phone}`, '/redirect'));
  await expect(page).toHaveURL('/profile');
  await expect(page.getByText('Подтверждён', { exact: true })).toHaveCount(2);
  await expect(page.getByText('Ссылка отправлена.')).toBeHidden();

  await page.getByRole('button', { name: /Меню профиля/ }).click();
  await page.getByRole('menuitem', { name: 'Выйти' }).click();
  await expect(page).toHaveURL('/login');

  await page.getByRole('link', { name: 'Забыли пароль?' }).click();
  // the page before it has a field of the same name
  await expect(page.getByRole('heading', { name: 'Восстановление пароля' })).toBeVisible();
  await page.getByLabel('E-mail или телефон').fill(login);
  await page.getByRole('button', { name: 'Прислать ссылку' }).click();
  await expect(page.getByRole('main').getByRole('status')).toBeVisible();
  await page.goto(await linkTo(page.request, login, '/reset-password'));
  await expect(page.getByLabel('E-mail или телефон')).toHaveValue(login);
  await page.getByRole('textbox', { name: 'Новый пароль' }).fill('другой лось, другие диски');
  await page.getByRole('button', { name: 'Сохранить пароль и войти' }).click();
  await expect(page).toHaveURL('/profile');

  await page
    .getByRole('navigation', { name: 'Профиль' })
    .getByRole('button', { name: 'Выйти' })
    .click();
  await expect(page).toHaveURL('/login');
  await fillLogin(page, { login, password: 'другой лось, другие диски' });
  await expect(page).toHaveURL('/');
});
