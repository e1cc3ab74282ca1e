import { expect, type Page } from '@playwright/test';
import { fillLogin, linkTo, newAccount, newEmail, pathOf } from '../account.ts';
import { caller } from './callers.ts';
import { test } from './probe.ts';
import {
  heading,
  logOutByMenu,
  openAsNew,
  PICTURE,
  passwordField,
  stopClock,
  stored,
  toasts,
} from './screen.ts';
import { titleOf } from './statements.ts';

/** The kept token works. */
async function expectSignedIn(page: Page) {
  await expect.poll(() => stored(page)).not.toBeNull();
  const { status } = await caller(page.request, await stored(page)).get('/user');
  expect(status).toBe(200);
}

test(titleOf('4.1'), async ({ page }) => {
  await page.goto('/login?next=/catalog');
  expect(await stored(page)).toBeNull();
  await fillLogin(page);
  await expectSignedIn(page);
});

test(titleOf('4.2'), async ({ page }) => {
  await page.goto('/registration');
  await page.getByLabel('E-mail или телефон').fill(newEmail());
  await passwordField(page).fill('лось везёт восемь дисков');
  await page.getByText('Согласен на обработку персональных данных').click();
  await page.getByRole('button', { name: 'Зарегистрироваться' }).click();
  await expectSignedIn(page);
});

test(titleOf('4.3'), async ({ page }) => {
  const { login } = await newAccount(page);
  await caller(page.request).post('/auth/reset-password/reset', { login });
  await page.goto(await linkTo(page.request, login, '/reset-password'));
  await passwordField(page, 'Новый пароль').fill('другой лось, другие диски');
  await page.getByRole('button', { name: 'Сохранить пароль и войти' }).click();
  await expectSignedIn(page);
});

test(titleOf('4.4'), async ({ page }) => {
  await openAsNew(page, '/profile');
  await logOutByMenu(page);
  await expect.poll(() => stored(page)).toBeNull();
});

test(titleOf('4.5'), async ({ page }) => {
  await page.route('**/api/auth/logout', (route) =>
    route.fulfill({ status: 500, json: { message: 'Сервер занят' } }),
  );
  const { login } = await openAsNew(page, '/profile');
  await expect(page.getByText(login).first()).toBeVisible();
  await logOutByMenu(page);
  await expect(page).toHaveURL('/login');
  expect([await stored(page), await stored(page, 'credential')]).toEqual([null, null]);
  await expect(toasts(page)).toContainText('Сервер занят');
  // nothing of the account is left for the next one
  await fillLogin(page);
  await expect(page).toHaveURL('/');
  await page.goto('/profile');
  await expect(heading(page, 'Мой профиль')).toBeVisible();
  await expect(page.getByText(login)).toHaveCount(0);
});

test(titleOf('4.6'), async ({ page }) => {
  await page.clock.install();
  await openAsNew(page, '/profile');
  await expect(heading(page, 'Мой профиль')).toBeVisible();
  await stopClock(page);
  await page.evaluate(() => {
    const read = Storage.prototype.getItem;
    const reads: number[] = [];
    Object.assign(window, { reads });
    Storage.prototype.getItem = function getItem(key) {
      if (key === 'token') reads.push(Date.now());
      return read.call(this, key);
    };
  });
  await page.clock.runFor(5000);
  const reads = await page.evaluate(() => (window as unknown as { reads: number[] }).reads);
  const moments = [...new Set(reads)];
  expect(moments.length).toBeGreaterThanOrEqual(4);
  for (const [at, moment] of moments.entries())
    if (at > 0) expect(moment - (moments[at - 1] ?? 0)).toBe(1000);
});

test(titleOf('4.7'), async ({ page }) => {
  await page.goto('/profile?tab=a%20b&x=1');
  await fillLogin(page);
  await expect(heading(page, 'Мой профиль')).toBeVisible();
  expect(pathOf(page)).toBe('/profile?tab=a%20b&x=1');
});

test(titleOf('4.8'), async ({ page }) => {
  await page.goto('/login');
  await expect(heading(page, 'Вход')).toBeVisible();
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads++;
  });
  const now = Date.now();
  await page.clock.install({ time: now });
  await page.clock.pauseAt(now + 1000);
  await fillLogin(page);
  await expect.poll(() => stored(page)).not.toBeNull();
  await page.clock.runFor(900);
  expect(loads).toBe(0);
  await page.clock.runFor(200);
  await expect(page).toHaveURL('/');
  expect(loads).toBe(1);
});

test(titleOf('4.9'), async ({ page }) => {
  const ask = async (login: string) => {
    await page.goto('/recovery-password');
    await page.getByLabel('E-mail или телефон').fill(login);
    await page.getByRole('button', { name: 'Прислать ссылку' }).click();
  };
  await ask(newEmail());
  await expect(page.getByRole('main').getByRole('status')).toContainText('придёт письмо');
  await ask('+7 916 000-00-09');
  await expect(page).toHaveURL('/login');
  await expect(toasts(page)).toContainText('придёт сообщение');
});

/** Asks for a link to a new phone in the profile; resolves to the phone. */
async function changePhone(page: Page) {
  const { password } = await openAsNew(page, '/profile');
  const phone = `7916${String(Math.random()).slice(2, 9)}`;
  await page.getByRole('button', { name: 'Добавить', exact: true }).click();
  await page.getByRole('textbox', { name: 'Новый телефон' }).fill(`+${phone}`);
  const form = page.getByRole('form', { name: 'Телефон' });
  await form.getByLabel('Текущий пароль').fill(password);
  await form.getByRole('button', { name: 'Прислать ссылку' }).click();
  await expect(page.getByText('Ссылка отправлена.')).toBeVisible();
  return phone;
}

const confirmation = async (page: Page) => (await stored(page, 'root'))?.phone_confirmation;

test(titleOf('4.10'), async ({ page }) => {
  const phone = await changePhone(page);
  expect(await confirmation(page)).toMatchObject({ phone, expires_at: expect.any(String) });
  await page.reload();
  await expect(page.getByText('Ссылка отправлена.')).toBeVisible();
});

test(titleOf('4.11'), async ({ page }) => {
  await changePhone(page);
  await page.getByRole('button', { name: 'Не менять' }).click();
  await expect(page.getByText('Ссылка отправлена.')).toBeHidden();
  expect(await confirmation(page)).toBeNull();
  await page.reload();
  await expect(heading(page, 'Мой профиль')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Добавить', exact: true })).toBeVisible();
  await expect(page.getByText('Ссылка отправлена.')).toBeHidden();
});

test(titleOf('4.12'), async ({ page }) => {
  // the phone of an account that was made by phone waits for its first link
  const login = `7916${String(Math.random()).slice(2, 9)}`;
  const account = { login, password: 'лось везёт восемь дисков' };
  const consents = [{ kind: 'processing', version: '2026-09-01' }];
  await caller(page.request).post('/auth/register', { ...account, consents });
  await page.goto('/login?next=/profile');
  await fillLogin(page, account);
  await expect(heading(page, 'Мой профиль')).toBeVisible();
  const asked = page.waitForResponse('**/api/user/phone/verify');
  await page.getByRole('button', { name: 'Подтвердить' }).click();
  expect((await asked).status()).toBe(200);
  await expect(page.getByText('Ссылка отправлена.')).toBeVisible();
  expect(await confirmation(page)).toMatchObject({ phone: login });
});

test(titleOf('4.28'), async ({ page }) => {
  const { session } = await openAsNew(page, '/profile');
  await page.locator('input[type=file]').setInputFiles(PICTURE);
  await page.getByRole('button', { name: 'Поставить фото' }).click();
  await expect(page.getByRole('button', { name: 'Убрать фото' })).toBeVisible();
  await expect(page.locator('main img').first()).toHaveJSProperty('complete', true);
  expect((await caller(page.request, session).get('/user')).body.avatar).not.toBeNull();
});

test(titleOf('4.29'), async ({ page }) => {
  const { session } = await openAsNew(page, '/profile');
  await page.locator('input[type=file]').setInputFiles(PICTURE);
  await page.getByRole('button', { name: 'Поставить фото' }).click();
  await page.getByRole('button', { name: 'Убрать фото' }).click();
  await expect(page.getByRole('button', { name: 'Убрать фото' })).toBeHidden();
  expect((await caller(page.request, session).get('/user')).body.avatar).toBeNull();
});

test(titleOf('4.30'), async ({ page }) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/api/auth/login', async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto('/login');
  await fillLogin(page);
  const button = page.getByRole('button', { name: 'Входим' });
  const turning = () => button.evaluate((one) => one.getAnimations({ subtree: true }).length);
  await expect.poll(turning).toBeGreaterThan(0);
  resolve();
  await expect(button).toBeHidden();
});
