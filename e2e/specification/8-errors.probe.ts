import { expect, type Page } from '@playwright/test';
import { fillLogin, linkTo, signIn } from '../account.ts';
import { newCaller, withCompany } from './callers.ts';
import { test as phoneTest } from './phone-page/phone-page.ts';
import { test } from './probe.ts';
import { heading, openAsNew, rows, toasts } from './screen.ts';
import { titleOf } from './statements.ts';

test(titleOf('8.1'), async ({ page }) => {
  await openAsNew(page, '/companies/create');
  await page.getByLabel('Название').fill('Колесница');
  await page.getByLabel('ИНН').fill('7707083894');
  await page.getByLabel('КПП').fill('1');
  await page.getByRole('button', { name: 'Создать компанию' }).click();
  await expect(page.getByText('Контрольные цифры ИНН не сходятся')).toBeVisible();
  await expect(page.getByLabel('ИНН')).toBeFocused();
});

test(titleOf('8.2'), async ({ page }) => {
  await page.route('**/api/auth/login', (route) =>
    route.fulfill({ status: 500, json: { message: 'Сервер занят' } }),
  );
  await page.goto('/login');
  await fillLogin(page);
  await expect(toasts(page)).toContainText('Сервер занят');
  await expect(page.getByRole('form').getByRole('alert')).toContainText('Сервер занят');
  await expect(page.locator('[aria-invalid=true]')).toHaveCount(0);
});

test(titleOf('8.3'), async ({ page }) => {
  let isBroken = true;
  await page.route('**/api/search_v2/tyres*', (route) =>
    isBroken
      ? route.fulfill({ status: 500, json: { message: 'На сервере что-то сломалось' } })
      : route.continue(),
  );
  await page.goto('/tires');
  await expect(page.getByText('На сервере что-то сломалось')).toBeVisible();
  await expect(page.getByText(/Список не загрузился/)).toBeVisible();
  isBroken = false;
  await page.getByRole('button', { name: 'Повторить' }).click();
  await expect(rows(page)).toHaveCount(20);
});

const goTo = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

test(titleOf('8.4'), async ({ page }) => {
  await page.clock.install();
  await page.goto('/catalog');
  await expect(heading(page, 'Каталог')).toBeVisible();
  let isAsked = false;
  await page.route('**/assets/price-check-*.js', () => {
    isAsked = true;
  });
  await goTo(page, '/price-check');
  await expect.poll(() => isAsked).toBe(true);
  const failure = page.getByText('Часть приложения не загрузилась');
  await page.clock.runFor(119_000);
  await expect(page.getByRole('progressbar', { name: 'Загружается' })).toBeVisible();
  await expect(failure).toBeHidden();
  await page.clock.runFor(1500);
  await expect(failure).toBeVisible();
});

test(titleOf('8.5'), async ({ page }) => {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1000);
  let isAsked = false;
  await page.route('**/assets/index-*.css', () => {
    isAsked = true;
  });
  await page.goto('/catalog', { waitUntil: 'commit' });
  await expect.poll(() => isAsked).toBe(true);
  const root = () => page.evaluate(() => document.getElementById('root') !== null);
  await expect.poll(root).toBe(true);
  await page.clock.runFor(119_000);
  await expect(heading(page, 'Приложение не загрузилось')).toHaveCount(0);
  await page.clock.runFor(2000);
  await expect(heading(page, 'Приложение не загрузилось')).toHaveCount(1);
});

test(titleOf('8.6'), async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  const log: string[] = [];
  page.on('console', (message) => message.type() === 'error' && log.push(message.text()));
  await page.goto('/catalog');
  await page.getByRole('button', { name: 'Тема: как в системе' }).click();
  await expect(page.getByRole('button', { name: 'Тема: светлая' })).toBeVisible();
  expect(log.filter((text) => text.includes('Interface state was not saved'))).toHaveLength(1);
});

test(titleOf('8.7'), async ({ page }) => {
  await openAsNew(page, '/catalog');
  await expect(page.getByRole('button', { name: 'Меню профиля: Укажите имя' })).toBeVisible();
});

test(titleOf('8.8'), async ({ page }) => {
  await openAsNew(page, '/profile');
  await page.getByLabel('Фамилия и имя').fill('Анна');
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect(toasts(page).getByText('Профиль сохранён', { exact: true })).toBeVisible();
});

test(titleOf('8.9'), async ({ page }) => {
  const { post, account } = await newCaller(page);
  await post('/user/email/verify', { email: account.login });
  await signIn(page, account);
  await page.goto(await linkTo(page.request, account.login, '/redirect'));
  await expect(toasts(page).getByText('Успешно верифицировано!', { exact: true })).toBeVisible();
});

test(titleOf('8.10'), async ({ page }) => {
  const { company } = await withCompany(page);
  await page.goto(`/companies/${company.id}/edit`);
  await page.getByLabel('Описание').fill('Шины для такси');
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect(
    toasts(page).getByText('Данные компании успешно обновлены', { exact: true }),
  ).toBeVisible();
});

test(titleOf('8.11'), async ({ page }) => {
  await openAsNew(page, '/companies/create');
  await page.getByLabel('Название').fill('Колесница');
  await page.getByRole('button', { name: 'Создать компанию' }).click();
  await expect(toasts(page).getByText('Компания успешно создана', { exact: true })).toBeVisible();
});

/** What a toast looks like, its words aside. */
async function lookOf(page: Page, words: string | RegExp) {
  const toast = toasts(page).getByRole('alertdialog').filter({ hasText: words });
  await expect(toast).toBeVisible();
  return toast
    .locator('svg')
    .first()
    .evaluate((icon) => icon.outerHTML.replaceAll(/id="[^"]*"/g, ''));
}

test(titleOf('8.12'), async ({ page }) => {
  await page.clock.install();
  const { session } = await openAsNew(page, '/profile');
  await page.getByLabel('Фамилия и имя').fill('Анна');
  await page.getByRole('button', { name: 'Сохранить' }).click();
  const success = await lookOf(page, 'Профиль сохранён');
  await page.route('**/api/user', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 500, json: { message: 'Сервер занят' } })
      : route.continue(),
  );
  await page.getByLabel('Фамилия и имя').fill('Анна Ильина');
  await page.getByRole('button', { name: 'Сохранить' }).click();
  const error = await lookOf(page, 'Сервер занят');
  await page.clock.setFixedTime(Date.parse((session as { expires_at: string }).expires_at) + 1000);
  await page.clock.runFor(1100);
  const info = await lookOf(page, 'Сеанс закончился');
  expect(new Set([success, error, info]).size).toBe(3);
});

phoneTest(titleOf('8.13'), async ({ openPhone }) => {
  const { page, button } = await openPhone();
  await expect(page.getByLabel('Phone', { exact: true })).toBeVisible();
  await button.click();
  await expect(page.getByPlaceholder('search', { exact: true })).toBeVisible();
  await page.keyboard.type('narnia');
  await expect(page.getByText('No entries to show', { exact: true })).toBeVisible();
});
