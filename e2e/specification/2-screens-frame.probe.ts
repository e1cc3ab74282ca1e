import { expect, type Page } from '@playwright/test';
import { signIn } from '../account.ts';
import { caller, newCaller } from './callers.ts';
import { test } from './probe.ts';
import { heading, hold, logOutByMenu, openAsNew, PICTURE, rows, stored } from './screen.ts';
import { titleOf } from './statements.ts';

const NAVIGATION = [
  ['Шины', '/tires'],
  ['Диски', '/disks'],
  ['Грузовые шины', '/truck_tires'],
  ['Грузовые диски', '/truck_disks'],
  ['Спецшины', '/special_tyres'],
  ['Мотошины', '/moto_tires'],
  ['Квадрошины', '/quadro_tires'],
  ['Поставщики', '/suppliers'],
] as const;

test(titleOf('2.30'), async ({ page }) => {
  await page.goto('/catalog');
  const links = page.getByRole('navigation', { name: 'Каталог' }).getByRole('link');
  await expect(links).toHaveText(NAVIGATION.map(([label]) => label));
  for (const [at, [, path]] of NAVIGATION.entries())
    await expect(links.nth(at)).toHaveAttribute('href', path);
});

test(titleOf('2.31'), async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/disks');
  const links = page.getByRole('navigation', { name: 'Разделы' }).getByRole('link');
  // the request came with what a buyer works with now
  await expect(links).toHaveText(['Главная', 'Каталог', 'Заявка', /Профиль/]);
  for (const [at, path] of ['/tires', '/catalog', '/requests', '/profile'].entries())
    await expect(links.nth(at)).toHaveAttribute('href', path);
  await page.setViewportSize({ width: 998, height: 844 });
  await expect(links.first()).toBeHidden();
});

/** Sets a picture as the avatar by the calls of the API. */
async function setAvatar(page: Page, headers: Record<string, string>) {
  const upload = await page.request.post('/api/files/upload', {
    headers,
    multipart: { file: PICTURE, group: 'avatar' },
  });
  const { id } = await upload.json();
  const answer = await page.request.post('/api/user/avatar', { headers, data: { avatar: id } });
  expect(answer.ok()).toBe(true);
}

test(titleOf('2.32'), async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { headers, account } = await newCaller(page);
  await setAvatar(page, headers);
  await signIn(page, account);
  await page.goto('/catalog');
  const entry = page.getByRole('navigation', { name: 'Разделы' }).getByRole('link').last();
  await expect(entry.locator('img')).toHaveJSProperty('complete', true);
});

test(titleOf('2.33'), async ({ page }) => {
  await signIn(page);
  await page.goto('/catalog');
  const open = () => page.getByRole('button', { name: /Меню профиля/ }).click();
  await open();
  await expect(page.getByRole('menuitem', { name: 'Выйти' })).toBeVisible();
  await page.getByRole('menuitem', { name: 'Мой профиль' }).click();
  await expect(page).toHaveURL('/profile');
  await open();
  await page.getByRole('menuitem', { name: 'Компании' }).click();
  await expect(page).toHaveURL('/companies');
});

async function expectSignedOut(page: Page) {
  await expect(page).toHaveURL('/login');
  expect(await stored(page)).toBeNull();
  expect(await stored(page, 'credential')).toBeNull();
}

test(titleOf('2.34'), async ({ page }) => {
  const { session } = await openAsNew(page, '/catalog');
  await logOutByMenu(page);
  await expectSignedOut(page);
  expect((await caller(page.request, session).get('/user')).status).toBe(401);
});

test(titleOf('2.35'), async ({ page }) => {
  await page.goto('/catalog');
  const links = page.getByRole('contentinfo').getByRole('link');
  for (const name of [/Условия|соглашение/i, /Политика/i])
    await expect(links.filter({ hasText: name })).toHaveAttribute('href', '/');
});

test(titleOf('2.36'), async ({ page }) => {
  await page.goto('/catalog');
  await page
    .getByRole('banner')
    .getByRole('link', { name: /Протектор/ })
    .click();
  await expect(page).toHaveURL('/');
});

test(titleOf('2.37'), async ({ page }) => {
  await page.goto('/disks');
  await expect(page.getByRole('banner').getByRole('navigation', { name: 'Каталог' })).toBeVisible();
  await page.setViewportSize({ width: 1000, height: 900 });
  await expect(page.getByRole('banner').getByRole('button', { name: 'Каталог' })).toBeVisible();
});

const isWiderThanWindow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > innerWidth);

test(titleOf('2.38'), async ({ page }) => {
  await page.goto('/catalog');
  const banner = page.getByRole('banner');
  const entry = banner.getByRole('link', { name: 'Квадрошины' });
  const menu = banner.getByRole('button', { name: 'Каталог' });
  for (const width of [360, 700, 1000, 1255]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(entry, String(width)).toBeHidden();
    await expect(menu, String(width)).toBeVisible();
    expect(await isWiderThanWindow(page), String(width)).toBe(false);
  }
  for (const width of [1256, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(entry, String(width)).toBeVisible();
    await expect(menu, String(width)).toBeHidden();
    expect(await isWiderThanWindow(page), String(width)).toBe(false);
  }
});

test(titleOf('2.39'), async ({ page }) => {
  await page.goto('/moto_tires');
  const navigation = page.getByRole('navigation', { name: 'Каталог' });
  const current = navigation.getByText('Мотошины');
  await expect(current).toHaveAttribute('aria-current', 'page');
  expect(await current.evaluate((one) => one.closest('a'))).toBeNull();
  await expect(navigation.getByRole('link')).toHaveCount(7);
});

test(titleOf('2.40'), async ({ page }) => {
  await page.setViewportSize({ width: 1255, height: 800 });
  await page.goto('/moto_tires');
  await page.getByRole('banner').getByRole('button', { name: 'Каталог' }).click();
  const current = page.getByRole('menuitem', { name: 'Мотошины' });
  await expect(current).toHaveAttribute('aria-current', 'page');
  expect(await current.evaluate((one) => one.closest('a') ?? one.querySelector('a'))).toBeNull();
  await expect(page.getByRole('menuitem', { name: 'Диски', exact: true })).toHaveAttribute(
    'href',
    '/disks',
  );
});

const avatar = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: /Меню профиля/ });

test(titleOf('2.41'), async ({ page }) => {
  await signIn(page);
  await page.goto('/catalog');
  await expect(avatar(page)).toBeVisible();
  await page.setViewportSize({ width: 997, height: 800 });
  await expect(avatar(page)).toBeHidden();
  await page.setViewportSize({ width: 999, height: 800 });
  await expect(avatar(page)).toBeVisible();
});

test(titleOf('2.42'), async ({ page }) => {
  const { release, held } = await hold(page, '**/api/user');
  await signIn(page);
  await page.goto('/catalog');
  await expect(heading(page, 'Каталог')).toBeVisible();
  await expect.poll(() => held.count).toBe(1);
  await expect(avatar(page)).toHaveCount(0);
  release();
  await expect(avatar(page)).toBeVisible();
});

const sideMenu = (page: Page) => page.getByRole('navigation', { name: 'Профиль' });

test(titleOf('2.43'), async ({ page }) => {
  await signIn(page);
  await page.goto('/companies');
  await expect(page.getByRole('heading', { level: 2, name: 'Профиль' })).toBeVisible();
  await expect(sideMenu(page).locator('[aria-current=page]')).toHaveText(/Компании/);
  const background = (name: string) =>
    sideMenu(page)
      .getByRole('link', { name })
      .evaluate((one) => getComputedStyle(one).backgroundColor);
  expect(await background('Компании')).not.toBe(await background('Мой профиль'));
});

test(titleOf('2.44'), async ({ page }) => {
  await openAsNew(page, '/profile');
  await sideMenu(page).getByRole('button', { name: 'Выйти' }).click();
  await expectSignedOut(page);
});

test(titleOf('2.45'), async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page);
  await page.goto('/profile');
  await expect(heading(page, 'Мой профиль')).toBeVisible();
  await expect(sideMenu(page)).toBeHidden();
  await page.getByRole('button', { name: 'Открыть меню профиля' }).click();
  await expect(sideMenu(page)).toBeVisible();
  await page.getByRole('button', { name: 'Закрыть меню профиля' }).click();
  await expect(sideMenu(page)).toBeHidden();
});

/** Scrolls a long page to a place. */
async function scrollTo(page: Page, y: number) {
  const reached = () =>
    page.evaluate((place) => {
      window.scrollTo(0, place);
      return scrollY;
    }, y);
  await expect.poll(reached).toBe(y);
}

test(titleOf('2.46'), async ({ page }) => {
  await page.goto('/tires');
  await expect(rows(page)).toHaveCount(20);
  const button = page.getByRole('button', { name: 'Наверх' });
  await scrollTo(page, 400);
  await expect(button).toBeHidden();
  await scrollTo(page, 401);
  await button.click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});
