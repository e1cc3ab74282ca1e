import { expect, type Page } from '@playwright/test';
import { fillLogin, linkTo, newEmail, signIn } from '../account.ts';
import { caller, newCaller } from './callers.ts';
import { test } from './probe.ts';
import { openAsNew, PICTURE, pressLow, stored, toasts } from './screen.ts';
import { titleOf } from './statements.ts';

/** Has the server answer the next profiles that are sent. */
const answerProfile = (page: Page, status: number, json: object) =>
  page.route('**/api/user', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status, json }) : route.fallback(),
  );

async function saveName(page: Page, name: string) {
  await page.getByLabel('Фамилия и имя').fill(name);
  await page.getByRole('button', { name: 'Сохранить' }).click();
}

test(titleOf('5.1'), async ({ page }) => {
  await openAsNew(page, '/profile');
  await answerProfile(page, 422, {
    message: 'Проверьте поля',
    errors: { full_name: ['Слишком коротко', 'Нужна фамилия'] },
  });
  await saveName(page, 'А');
  const field = page.getByLabel('Фамилия и имя');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(/Слишком коротко.*Нужна фамилия/s);
});

/** Forms whose button is pressed with nothing in them, then with what they want. */
const CORRECTED = [
  ['/login', 'Войти', '**/api/auth/login'],
  ['/recovery-password', 'Прислать ссылку', '**/api/auth/reset-password/reset'],
  ['/registration', 'Зарегистрироваться', '**/api/auth/register'],
  [
    '/reset-password?token=x&login=a@b.ru',
    'Сохранить пароль и войти',
    '**/api/auth/reset-password/update/*',
  ],
] as const;

test(titleOf('5.2'), async ({ page }) => {
  for (const [path, name, call] of CORRECTED)
    await test.step(path, async () => {
      await page.goto(path);
      const submit = page.getByRole('button', { name, exact: true });
      await submit.scrollIntoViewIfNeeded();
      await pressLow(page, submit);
      await expect(page.locator('form [aria-invalid=true], form :invalid').first()).toBeAttached();
      if (path === '/registration')
        await page.getByText('Согласен на обработку персональных данных').click();
      const login = page.getByLabel('E-mail или телефон');
      const password = page.locator('input[type=password]');
      if ((await password.count()) > 0) await password.first().fill('лось везёт восемь дисков');
      if (await login.isEditable()) await login.fill(newEmail());
      const sent = page.waitForRequest(call);
      await submit.scrollIntoViewIfNeeded();
      await pressLow(page, submit);
      await sent;
    });
  await page.evaluate(() => localStorage.clear());
  await signIn(page);
  await page.setViewportSize({ width: 1342, height: 1400 });
  await page.goto('/companies/create');
  const create = page.getByRole('button', { name: 'Создать компанию' });
  await pressLow(page, create);
  await expect(page.getByText('Укажите название')).toBeVisible();
  await page.getByLabel('Название').fill('Колесница');
  await page.route('**/api/companies', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 500, json: { message: 'Сервер занят' } })
      : route.continue(),
  );
  await pressLow(page, create);
  await expect(toasts(page)).toContainText('Сервер занят');
});

test(titleOf('5.3'), async ({ page }) => {
  await openAsNew(page, '/profile');
  await answerProfile(page, 500, { message: 'Сервер занят' });
  await saveName(page, 'Анна');
  const form = page.getByRole('form', { name: 'Имя' });
  await expect(form.getByRole('alert')).toContainText('Сервер занят');
  await expect(form.locator('[aria-invalid=true]')).toHaveCount(0);
});

test(titleOf('5.4'), async ({ page }) => {
  await signIn(page);
  await page.goto('/companies/create');
  const form = page.getByRole('combobox', { name: /Организационно-правовая форма/ });
  await expect(form).toContainText('Не указано');
  await expect(form).toHaveAttribute('aria-required', 'true');
  await expect(page.getByRole('combobox', { name: /Налогообложение/ })).toHaveAttribute(
    'aria-required',
    'true',
  );
  await form.click();
  await page.getByRole('option', { name: 'ООО' }).click();
  await expect(form).toContainText('ООО');
  await form.click();
  await page.getByRole('option', { name: 'Не указано' }).click();
  await expect(form).toContainText('Не указано');
});

test(titleOf('5.5'), async ({ page }) => {
  const { account, post } = await newCaller(page);
  await signIn(page, account);
  await page.goto('/companies/create');
  await expect(page.getByLabel('Название')).toBeVisible();
  const required = await page
    .locator('form input:not([type=hidden]):not([type=checkbox])')
    .evaluateAll((all) =>
      (all as HTMLInputElement[])
        .filter((one) => one.required && one.tabIndex >= 0)
        .map((one) => one.name),
    );
  expect(required).toEqual(['name']);
  expect((await post('/companies', { name: 'Колесница' })).status).toBe(201);
  expect((await post('/companies', {})).status).toBe(422);
});

test(titleOf('5.6'), async ({ page }) => {
  await openAsNew(page, '/profile');
  const chooser = page.locator('input[type=file]');
  await expect(chooser).toHaveAttribute('accept', '.png,.jpg,.jpeg,.gif');
  for (const name of ['a.webp', 'a.svg', 'price.xlsx']) {
    await chooser.setInputFiles({ ...PICTURE, name, mimeType: 'image/webp' });
    await expect(page.getByText('Подойдут только PNG, JPG и GIF')).toBeVisible();
  }
  await chooser.setInputFiles({ ...PICTURE, name: 'A.PNG' });
  await expect(page.getByRole('button', { name: 'Поставить фото' })).toBeVisible();
});

test(titleOf('5.7'), async ({ page }) => {
  const { post, account } = await newCaller(page);
  const { password: current_password } = account;
  const change = async (email: string) =>
    (await post('/user/email/change', { email, current_password })).status;
  const name = newEmail().split('@')[0] as string;
  for (const email of ['a@b.media', 'a@b.store', '.a@b.ru', 'a b@c.ru', 'a@b', 'a@b.r'])
    expect(await change(email), email).toBe(422);
  for (const email of [`${name}@koleso.ru`, `${name}u@KOLESO.RU`, `${name}-x.y@koleso.info`])
    expect(await change(email), email).toBe(200);
  await signIn(page, account);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Изменить' }).first().click();
  const form = page.getByRole('form', { name: 'E-mail' });
  await form.getByLabel('Новый e-mail').fill('a@b.media');
  await form.getByRole('button', { name: 'Прислать ссылку' }).click();
  await expect(form.getByText('Это не похоже на адрес')).toBeVisible();
});

test(titleOf('5.8'), async ({ page }) => {
  const asked: string[] = [];
  await page.route('**/api/auth/reset-password/reset', (route) => {
    asked.push(route.request().postDataJSON().login);
    return route.fulfill({ status: 500, json: { message: 'Сервер занят' } });
  });
  await page.goto('/recovery-password');
  const field = page.getByLabel('E-mail или телефон');
  const isTaken = async (login: string) => {
    const before = asked.length;
    await field.fill(login);
    await page.getByRole('button', { name: 'Прислать ссылку' }).click();
    await expect(
      page.getByRole('form').getByRole('alert').or(page.locator('[aria-invalid=true]')).first(),
    ).toBeVisible();
    return asked.length > before;
  };
  for (const [login, taken] of [
    ['12345', false],
    ['+7 (916) 123-45-67', true],
    ['слово', false],
    ['a@b.online', true],
    ['12345678901234567', false],
    ['123456', true],
  ] as const)
    expect(await isTaken(login), login).toBe(taken);
});

test(titleOf('5.9'), async ({ page }) => {
  // the login is a phone: an e-mail that is verified does not take its place
  const login = `7916${String(Math.random()).slice(2, 9)}`;
  const password = 'лось везёт восемь дисков';
  const consents = [{ kind: 'processing', version: '2026-09-01' }];
  await caller(page.request).post('/auth/register', { login, password, consents });
  await page.goto('/login?next=/catalog');
  await fillLogin(page, { login: `+${login}`, password });
  await expect(page).toHaveURL('/catalog');
  await page.goto(await confirmPhone(page));
  await expect(toasts(page)).toContainText('Успешно верифицировано!');
  expect((await stored(page, 'credential')).login.replaceAll(/\D/g, '')).toBe(login);
});

/** Asks for a link to the phone of the page's session; resolves to its address. */
async function confirmPhone(page: Page) {
  const { body } = await caller(page.request, await stored(page)).get('/user/phone/verify');
  return linkTo(page.request, `+${body.phone}`, '/redirect');
}

test(titleOf('5.10'), async ({ page }) => {
  await page.goto('/suppliers');
  await page.getByRole('combobox', { name: 'Город' }).click();
  const city = page.locator('input[role=combobox][aria-label="Город"]');
  for (const text of ['МОСК', 'моск']) {
    await city.fill(text);
    await expect(page.getByRole('option').first()).toHaveText('Москва');
  }
});
