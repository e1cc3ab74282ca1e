import { expect, type Page, test } from '@playwright/test';
import { fillLogin, newAccount, signIn } from './account.ts';

const stored = (page: Page) => page.evaluate(() => localStorage.getItem('token'));
const profile = (page: Page) => page.getByRole('heading', { level: 1, name: 'Мой профиль' });
const loginPage = (page: Page) => page.getByRole('heading', { level: 1, name: 'Вход' });

test('a login without a target reloads the page after a second, and leads home', async ({
  page,
}) => {
  await page.goto('/login');
  let isReloaded = false;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) isReloaded = true;
  });
  const now = Date.now();
  await page.clock.install({ time: now });
  // the clock stands still: on a slow machine the second would pass during the checks
  await page.clock.pauseAt(now + 1000);
  await fillLogin(page);
  await expect.poll(() => stored(page)).not.toBeNull();
  await page.clock.runFor(900);
  expect(isReloaded).toBe(false);
  await page.clock.runFor(200);
  await expect(page).toHaveURL('/');
  expect(isReloaded).toBe(true);
});

for (const next of [
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '/.//evil.example',
]) {
  test(`the login page does not lead to ${next}`, async ({ page }) => {
    await page.goto(`/login?${new URLSearchParams({ next })}`);
    const origin = await page.evaluate(() => location.origin);
    await fillLogin(page);
    await expect(page).toHaveURL('/');
    expect(await page.evaluate(() => location.origin)).toBe(origin);
  });
}

test('who is signed in has nothing to do on the login page', async ({ page }) => {
  await signIn(page);
  await page.goto('/login');
  await expect(page).toHaveURL('/');
  await page.goto('/registration');
  await expect(page).toHaveURL('/');
});

test('a session that ran out during sleep ends as the tab wakes', async ({ page }) => {
  const { expires_at } = await signIn(page, await newAccount(page));
  await page.clock.install();
  await page.goto('/profile');
  await expect(profile(page)).toBeVisible();
  // timers stand still, but the clock has moved on
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await page.clock.setFixedTime(Date.parse(expires_at) + 1);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(loginPage(page)).toBeVisible();
  expect(await stored(page)).toBeNull();
});

test('an expired session of an earlier visit is not used', async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem(
      'token',
      JSON.stringify({ token: 'old', token_type: 'Bearer', expires_at: '2020-01-01T00:00:00Z' }),
    ),
  );
  const used: (string | undefined)[] = [];
  page.on('request', (request) => used.push(request.headers().authorization));
  await page.goto('/profile');
  await expect(loginPage(page)).toBeVisible();
  expect(used.filter(Boolean)).toEqual([]);
});

test('a session that is changed in storage is noticed within a second', async ({ page }) => {
  await signIn(page);
  await page.goto('/profile');
  await expect(profile(page)).toBeVisible();
  await page.evaluate(() => localStorage.removeItem('token'));
  await expect(loginPage(page)).toBeVisible();
});

test('a logout that fails signs out all the same', async ({ page }) => {
  await page.route('**/api/auth/logout', (route) =>
    route.fulfill({ status: 500, json: { message: 'Сервер занят' } }),
  );
  await signIn(page, await newAccount(page));
  await page.goto('/profile');
  await page.getByRole('button', { name: /Меню профиля/ }).click();
  await page.getByRole('menuitem', { name: 'Выйти' }).click();
  await expect(page).toHaveURL('/login');
  expect(await stored(page)).toBeNull();
  await expect(page.getByText('Сервер занят')).toBeVisible();
});
