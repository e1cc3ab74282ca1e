import { expect } from '@playwright/test';
import { BUYER, fillLogin, linkTo, newAccount, newEmail } from '../account.ts';
import { caller } from './callers.ts';
import { test } from './probe.ts';
import {
  heading,
  logOutByMenu,
  openAsNew,
  passwordField,
  rows,
  stored,
  watchCalls,
} from './screen.ts';
import { titleOf } from './statements.ts';

test(titleOf('2.62'), async ({ page }) => {
  const searches = await watchCalls(page, '**/api/search_v2/tyres*');
  await page.goto('/tires?width=205&season=winter');
  await expect(rows(page).first()).toContainText('205/');
  expect(searches[0]?.body).toMatchObject({ width: [205], season: ['winter'] });
});

test(titleOf('2.63'), async ({ page }) => {
  for (const [query, at] of [
    ['', 1],
    ['?page=0', 1],
    ['?page=abc', 1],
    ['?page=-1', 1],
    ['?page=3', 41],
  ] as const) {
    await page.goto(`/disks${query}`);
    await expect(rows(page).first(), query).toHaveAttribute('aria-posinset', String(at));
  }
});

test(titleOf('2.64'), async ({ page }) => {
  await page.goto('/tires?width=205&page=2');
  await page.getByRole('group', { name: 'Сезон' }).getByRole('button', { name: /Зима/ }).click();
  await expect(page).toHaveURL('/tires?season=winter&width=205');
  await page.reload();
  await expect(
    page.getByRole('group', { name: 'Сезон' }).getByRole('button', { name: /Зима/ }),
  ).toHaveAttribute('aria-pressed', 'true');
});

test(titleOf('2.65'), async ({ page }) => {
  const searches = await watchCalls(page, '**/api/search_v2/tyres*');
  await page.goto('/tires?brand=&q=&season=&width=205');
  await expect(rows(page).first()).toContainText('205/');
  const { body } = searches[0] ?? {};
  expect(body).not.toHaveProperty('brand');
  expect(body).not.toHaveProperty('season');
  expect(JSON.stringify(body)).not.toMatch(/""|null/);
  await page.getByRole('group', { name: 'Сезон' }).getByRole('button', { name: /Зима/ }).click();
  await expect(page).toHaveURL('/tires?season=winter&width=205');
});

test(titleOf('2.66'), async ({ page }) => {
  for (const list of ['/tires', '/suppliers']) {
    await page.goto(`${list}?page=9999`);
    await expect(page.getByText(/^Страницы 9\s?999 нет/)).toBeVisible();
    await page.getByRole('link', { name: 'К началу списка' }).click();
    await expect(page).toHaveURL(list);
  }
});

test(titleOf('2.67'), async ({ page }) => {
  await page.goto('/registration');
  await page.getByLabel('E-mail или телефон').fill(newEmail());
  await passwordField(page).fill('лось везёт восемь дисков');
  await page.getByText('Согласен на обработку персональных данных').click();
  await page.getByRole('button', { name: 'Зарегистрироваться' }).click();
  await expect(page).toHaveURL('/profile');
  await expect(heading(page, 'Мой профиль')).toBeVisible();
});

test(titleOf('2.68'), async ({ page }) => {
  const { login } = await newAccount(page);
  await caller(page.request).post('/auth/reset-password/reset', { login });
  await page.goto(await linkTo(page.request, login, '/reset-password'));
  await passwordField(page, 'Новый пароль').fill('другой лось, другие диски');
  await page.getByRole('button', { name: 'Сохранить пароль и войти' }).click();
  await expect(page).toHaveURL('/profile');
});

test(titleOf('2.69'), async ({ page }) => {
  await openAsNew(page, '/tires');
  await logOutByMenu(page);
  await expect(page).toHaveURL('/login');
  await expect(heading(page, 'Вход')).toBeVisible();
});

test(titleOf('2.70'), async ({ page }) => {
  for (const fail of ['answer', 'line'] as const) {
    await page.route('**/api/auth/logout', (route) =>
      fail === 'line' ? route.abort() : route.fulfill({ status: 500, json: { message: 'Занято' } }),
    );
    await page.goto('/login');
    await fillLogin(page, BUYER);
    await expect(page).toHaveURL('/');
    await logOutByMenu(page);
    await expect(page, fail).toHaveURL('/login');
    expect(await stored(page), fail).toBeNull();
    await page.unrouteAll();
  }
});

test(titleOf('2.71'), async ({ page }) => {
  await page.clock.install();
  const { session } = await openAsNew(page, '/tires?width=205');
  await expect(rows(page).first()).toBeVisible();
  await page.clock.pauseAt(Date.parse((session as { expires_at: string }).expires_at) - 500);
  await page.clock.runFor(1600);
  await expect(page).toHaveURL('/login?next=%2Ftires%3Fwidth%3D205');
  expect(await stored(page)).toBeNull();
});
