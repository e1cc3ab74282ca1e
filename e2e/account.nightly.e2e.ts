import { expect, test } from '@playwright/test';
import { newAccount, newEmail, signIn } from './account.ts';

test('a login that is taken is said at its field, which gets the focus', async ({ page }) => {
  const { login } = await newAccount(page);
  await page.goto('/registration');
  await page.getByLabel('E-mail или телефон').fill(login);
  await page.getByRole('textbox', { name: 'Пароль', exact: true }).fill('лось везёт восемь дисков');
  await page.getByRole('button', { name: 'Зарегистрироваться' }).click();
  await expect(page.getByText('Без согласия на обработку данных')).toBeVisible();
  await page.getByText('Согласен на обработку персональных данных').click();
  await page.getByRole('button', { name: 'Зарегистрироваться' }).click();
  const field = page.getByLabel('E-mail или телефон');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleDescription(/./);
});

test('a wrong password is said above the form and in passing, and the form is sent once', async ({
  page,
}) => {
  let calls = 0;
  let answer = () => {};
  const isAnswered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/auth/login', async (route) => {
    calls++;
    await isAnswered;
    await route.continue();
  });
  await page.goto('/login');
  await page.getByLabel('E-mail или телефон').fill(newEmail());
  const password = page.getByRole('textbox', { name: 'Пароль', exact: true });
  await password.fill('not the password');
  await password.press('Enter');
  await expect(page.getByRole('button', { name: 'Входим' })).toBeVisible();
  await password.press('Enter');
  answer();
  await expect(page.getByRole('form').getByRole('alert')).toHaveText(/Неверный логин или пароль/);
  await expect(page.getByRole('region', { name: 'Уведомления' })).toContainText('Неверный логин');
  expect(calls).toBe(1);
});

test('the name is saved, initials follow, and what is not saved is asked about', async ({
  page,
}) => {
  await signIn(page, await newAccount(page));
  await page.goto('/profile');
  await expect(page.getByRole('button', { name: 'Меню профиля: Укажите имя' })).toBeVisible();
  await page.getByLabel('Фамилия и имя').fill('Анна Михайлова');
  await page.getByRole('link', { name: 'Диски', exact: true }).click();
  await page.getByRole('button', { name: 'Остаться' }).click();
  await expect(page).toHaveURL('/profile');
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByRole('region', { name: 'Уведомления' })).toContainText('Профиль сохранён');
  await expect(page.getByRole('button', { name: 'Меню профиля: Анна Михайлова' })).toContainText(
    'АМ',
  );
  await expect(page.getByText('Есть несохранённые изменения')).toBeHidden();
});

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAoAAAAKCAYAAACNMs+9AAAAFUlEQVR42mNk+M9Qz0AEYBxVSF+FABJADveWkH6oAAAAAElFTkSuQmCC',
  'base64',
);

test('a photo is cut out, sent and removed; what is no picture is refused', async ({ page }) => {
  await signIn(page, await newAccount(page));
  await page.goto('/profile');
  const chooser = page.locator('input[type=file]');
  await chooser.setInputFiles({ name: 'price.xlsx', mimeType: 'text/plain', buffer: PNG });
  await expect(page.getByText('Подойдут только PNG, JPG и GIF')).toBeVisible();
  await chooser.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('no') });
  await expect(page.getByText('Файл не открывается как картинка')).toBeVisible();
  await chooser.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: PNG });
  await page.getByRole('button', { name: 'Поставить фото' }).click();
  const remove = page.getByRole('button', { name: 'Убрать фото' });
  await expect(remove).toBeVisible();
  await expect(page.locator('main img')).toHaveJSProperty('complete', true);
  await remove.click();
  await expect(remove).toBeHidden();
});

test('a new password ends all other sessions', async ({ page, browser }) => {
  const account = await newAccount(page);
  const elsewhere = await browser.newPage();
  await signIn(elsewhere, account);
  await elsewhere.goto('/profile');
  await expect(elsewhere.getByRole('heading', { name: 'Мой профиль' })).toBeVisible();

  await signIn(page, account);
  await page.goto('/profile');
  await page.getByLabel('Текущий пароль').fill(account.password);
  await page.getByRole('textbox', { name: 'Новый пароль' }).fill('третий лось и снова диски');
  await page.getByRole('button', { name: 'Сменить пароль' }).click();
  await expect(page.getByRole('region', { name: 'Уведомления' })).toContainText('Пароль изменён');
  await expect(page.getByText('Этот сеанс')).toBeVisible();
  await expect(page.getByRole('button', { name: /, вход / })).toHaveCount(1);

  await elsewhere.reload();
  await expect(elsewhere).toHaveURL(/\/login\?next=%2Fprofile$/);
  await elsewhere.close();
});

for (const request of [
  'https://evil.example/api/verification/abc',
  '/api/auth/logout',
  'javascript:alert(1)',
]) {
  test(`a link to ${request} is not followed`, async ({ page }) => {
    await signIn(page);
    const asked: URL[] = [];
    page.on('request', (sent) => asked.push(new URL(sent.url())));
    await page.goto(`/redirect?${new URLSearchParams({ request })}`);
    await expect(page.getByText('Эта ссылка ведёт не на «Протектор»')).toBeVisible();
    expect(asked.filter(({ hostname }) => hostname.includes('evil'))).toEqual([]);
    expect(asked.filter(({ pathname }) => pathname.includes('logout'))).toEqual([]);
  });
}

test('a verification link that does not work says so to who waits for one', async ({ page }) => {
  await signIn(page, await newAccount(page));
  await page.goto(
    '/redirect?request=/api/verification/abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQ',
  );
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Ссылка устарела');
  await page.getByRole('link', { name: 'В профиль' }).click();
  await expect(page).toHaveURL('/profile');
});
