import { expect } from '@playwright/test';
import { fillLogin, linkTo, prove, signIn } from '../account.ts';
import { textOf } from '../text.ts';
import { caller, withCompany } from './callers.ts';
import { test } from './probe.ts';
import { heading, openAsNew, PICTURE, rowButton, rows, stored, toasts } from './screen.ts';
import { titleOf } from './statements.ts';

test(titleOf('1.1'), async ({ page }) => {
  await page.goto('/catalog');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  await page.getByRole('banner').getByRole('link', { name: 'Диски', exact: true }).click();
  await expect(heading(page, 'Диски')).toBeVisible();
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
  await expect(page).toHaveTitle('Диски — Протектор');
});

test(titleOf('1.2'), async ({ page }) => {
  await page.goto('/catalog');
  for (const name of [
    /^Шины/,
    /^Диски/,
    /^Грузовые шины/,
    /^Грузовые диски/,
    /^Спецшины/,
    /^Мотошины/,
    /^Квадрошины/,
    /^Поставщики/,
  ])
    await expect(page.getByRole('link', { name }).first()).toBeVisible();
});

test(titleOf('1.3'), async ({ page }) => {
  await page.goto('/tires');
  await page.getByRole('combobox', { name: 'Поиск' }).fill('205/55 R16 зима');
  await expect(page.getByText('Как мы поняли запрос')).toBeVisible();
  await page.getByRole('combobox', { name: 'Поиск' }).press('Enter');
  await expect(page).toHaveURL(/width=205/);
  await expect(rows(page).first()).toContainText('205/55 R16');
  await rowButton(page, 0).click();
  const offers = page.getByRole('list', { name: /^Предложения:/ }).getByRole('listitem');
  await expect(offers.nth(1)).toContainText('₽');
});

test(titleOf('1.4'), async ({ page }) => {
  const { company } = await withCompany(page);
  await page.goto('/companies');
  const menu = page.getByRole('navigation', { name: 'Профиль' });
  for (const [name, title] of [
    [/^Избранное/, 'Избранные поставщики'],
    [/^Мой профиль/, 'Мой профиль'],
    [/^Компании/, 'Компании'],
    [/^Корзина/, 'Корзина'],
  ] as const) {
    await menu.getByRole('link', { name }).click();
    await expect(heading(page, title)).toBeVisible();
  }
  for (const [end, words] of [
    ['employees', 'Добавить сотрудника'],
    ['rests', /Остатк/],
    ['edit', 'Создать филиал бренда'],
  ] as const) {
    await page.goto(`/companies/${company.id}/${end}`);
    await expect(page.getByText(words).first()).toBeVisible();
  }
});

test(titleOf('1.5'), async ({ page }) => {
  const { login, password } = await openAsNew(page, '/profile');
  await page.getByLabel('Фамилия и имя').fill('Анна Михайлова');
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect(toasts(page)).toContainText('Профиль сохранён');
  await page.locator('input[type=file]').setInputFiles(PICTURE);
  await page.getByRole('button', { name: 'Поставить фото' }).click();
  await expect(page.getByRole('button', { name: 'Убрать фото' })).toBeVisible();
  await page.getByRole('button', { name: 'Подтвердить' }).click();
  await page.goto(await linkTo(page.request, login, '/redirect'));
  await expect(page.getByText('Подтверждён', { exact: true })).toHaveCount(1);
  const phone = `7916${String(Date.now()).slice(-7)}`;
  await page.getByRole('button', { name: 'Добавить', exact: true }).click();
  await page.getByRole('textbox', { name: 'Новый телефон' }).fill(`+${phone}`);
  await page.getByRole('form', { name: 'Телефон' }).getByLabel('Текущий пароль').fill(password);
  await page.getByRole('button', { name: 'Прислать ссылку' }).click();
  await page.goto(await linkTo(page.request, `+${phone}`, '/redirect'));
  await expect(page.getByText('Подтверждён', { exact: true })).toHaveCount(2);
});

test(titleOf('1.6'), async ({ page }) => {
  const account = await openAsNew(page, '/companies');
  await page.getByRole('link', { name: 'Создать компанию' }).click();
  await page.getByLabel('Название').fill('Колесо и Ко');
  await page.getByRole('button', { name: 'Создать компанию' }).click();
  await expect(heading(page, 'Колесо и Ко')).toBeVisible();
  await page.getByRole('link', { name: 'Создать филиал бренда' }).click();
  await expect(heading(page, /^Новый филиал/)).toBeVisible();
  await page.getByLabel('Название').fill('Колесо Восток');
  await page.getByRole('button', { name: 'Создать филиал' }).click();
  await prove(page, account);
  await expect(page.getByText('Филиал бренда Колесо и Ко')).toBeVisible();
  await page.getByRole('link', { name: 'Все компании' }).click();
  await expect(page.getByRole('main').getByRole('listitem')).toHaveText([
    /Колесо и Ко.*1 филиал/,
    /Колесо Восток/,
  ]);
});

test(titleOf('1.7'), async ({ page }) => {
  const { body } = await caller(page.request).get('/statistics');
  await page.goto('/');
  const figure = new Intl.NumberFormat('ru').format(body.totals.offers).replaceAll(/\s/g, '\\s');
  await expect(
    page.getByRole('definition').filter({ hasText: new RegExp(`^${figure}$`) }),
  ).toBeVisible();
});

test(titleOf('1.8'), async ({ page }) => {
  for (const [path, title] of [
    ['/tires?width=205', 'Шины'],
    ['/suppliers', 'Поставщики'],
    ['/login', 'Вход'],
    ['/registration', 'Регистрация'],
    ['/recovery-password', 'Восстановление пароля'],
  ] as const) {
    await page.goto(path);
    await expect(heading(page, title)).toBeVisible();
    await expect(page).toHaveURL(path);
  }
});

test(titleOf('1.9'), async ({ page }) => {
  for (const [path, title] of [
    ['/profile', 'Мой профиль'],
    ['/companies', 'Компании'],
    ['/favorite-suppliers', 'Избранные поставщики'],
    ['/cart', 'Корзина'],
  ] as const) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/login\?next=/);
    await fillLogin(page);
    await expect(heading(page, title)).toBeVisible();
    await page.evaluate(() => localStorage.clear());
  }
});

test(titleOf('1.10'), async ({ page }) => {
  await page.goto('/disks?diameter=17');
  await expect(rows(page).first()).toContainText(/\d\u202f\d{3}\u202f₽/);
  await expect(rows(page).filter({ hasText: /\d,\d/ }).first()).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: /модел/ })).not.toContainText(
    /\d[.,]\d{3}/,
  );
});

test(titleOf('1.11'), async ({ browser }) => {
  const context = await browser.newContext({ locale: 'en-US' });
  const page = await context.newPage();
  const { company } = await withCompany(page);
  await page.goto(`/companies/${company.id}`);
  const day = new Intl.DateTimeFormat('ru', { dateStyle: 'long', timeZone: 'Europe/Moscow' });
  const registered = day.format(new Date(company.registered_at));
  await expect(page.getByText(`Зарегистрирована ${registered}`)).toBeVisible();
  await page.goto('/profile');
  await expect(page.getByText('Этот сеанс')).toBeVisible();
  await expect(page.getByRole('main')).toContainText(/\b([01]\d|2[0-3]):[0-5]\d\b/);
  await expect(page.getByRole('main')).not.toContainText(/\d (AM|PM)\b/);
  await context.close();
});

for (const locale of ['ru-RU', 'en-US'])
  test.describe(locale, () => {
    test.use({ locale });
    test(titleOf('1.12'), async ({ page }) => {
      await signIn(page);
      await page.goto('/orders');
      await page
        .getByRole('button', { name: /календарь/i })
        .first()
        .click();
      const month = page.getByRole('dialog').getByRole('grid');
      const days = month.getByRole('columnheader');
      // a reader of screens hears whole words
      await expect(month.locator('th').first()).toHaveText(/^пн/i);
      expect(await days.count()).toBeLessThanOrEqual(7);
    });
  });

test(titleOf('1.13'), async ({ page }) => {
  await page.goto('/catalog');
  await page.getByRole('button', { name: 'Тема: как в системе' }).click();
  await expect.poll(() => stored(page, 'root')).toMatchObject({ version: 1, theme: 'light' });
  await page.reload();
  await expect(page.getByRole('button', { name: 'Тема: светлая' })).toBeVisible();
});

test(titleOf('1.14'), async ({ page }) => {
  await openAsNew(page, '/tires');
  await expect(rows(page)).toHaveCount(20);
  await page.getByRole('button', { name: /^Порядок/ }).click();
  await page.getByRole('option', { name: 'Название: А–Я' }).click();
  await expect(page).toHaveURL(/order_by=brand_model__asc/);
  await page.goto('/disks');
  await expect(rows(page)).toHaveCount(20);
  const title = await textOf(rowButton(page, 0), /./);
  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(Object.keys(await stored(page, 'root')).sort()).toEqual(['sort', 'version']);
  expect(title && kept.includes(title) && title.length > 3).toBe(false);
  expect(kept).not.toMatch(/bulk_price"|searchProducts|"data":/);
  expect(await page.evaluate(() => indexedDB.databases())).toEqual([]);
});

test(titleOf('1.15'), async ({ page }) => {
  await page.clock.install();
  await page.addInitScript(() => {
    Object.assign(window, {
      appStorage: { getItem: () => new Promise(() => undefined), setItem: () => undefined },
    });
  });
  await page.clock.pauseAt(Date.now() + 1000);
  await page.goto('/catalog');
  await page.waitForLoadState('networkidle');
  await page.clock.runFor(4900);
  await expect(heading(page, 'Каталог')).toBeHidden();
  await page.clock.runFor(200);
  await expect(heading(page, 'Каталог')).toBeVisible();
});
