import { expect, type Page } from '@playwright/test';
import { fillLogin, pathOf, prove, signIn } from '../account.ts';
import { caller, newCaller, withCompany } from './callers.ts';
import { test } from './probe.ts';
import { heading } from './screen.ts';
import { titleOf } from './statements.ts';

const PUBLIC = [
  ['2.1', '/test', 'Самопроверка'],
  ['2.2', '/login', 'Вход'],
  ['2.3', '/registration', 'Регистрация'],
  ['2.4', '/recovery-password', 'Восстановление пароля'],
  ['2.5', '/reset-password?token=x&login=a@b.ru', 'Новый пароль'],
  ['2.6', '/', /./],
  ['2.7', '/catalog', 'Каталог'],
  ['2.8', '/tires', 'Шины'],
  ['2.9', '/disks', 'Диски'],
  ['2.10', '/special_tyres', 'Спецшины'],
  ['2.11', '/truck_tires', 'Грузовые шины'],
  ['2.12', '/truck_disks', 'Грузовые диски'],
  ['2.13', '/moto_tires', 'Мотошины'],
  ['2.14', '/quadro_tires', 'Квадрошины'],
  ['2.15', '/suppliers', 'Поставщики'],
] as const;

for (const [number, path, title] of PUBLIC)
  test(titleOf(number), async ({ page }) => {
    await page.goto(path);
    await expect(heading(page, title)).toBeVisible();
    expect(pathOf(page)).toBe(path);
    await expect(page).toHaveTitle(/[А-Яа-я]/);
  });

test(titleOf('2.16'), async ({ page }) => {
  for (const path of ['/foo', '/suppliers/x/y', '/companies/create/x', '/tires/x', '/%']) {
    await page.goto(path);
    await expect(page.getByText('404', { exact: true })).toBeVisible();
  }
});

const toLogin = async (page: Page, path: string) => {
  await page.goto(path);
  await expect(page).toHaveURL(`/login?${new URLSearchParams({ next: path })}`);
};

const GUARDED = [
  ['2.17', '/profile', 'Мой профиль'],
  ['2.18', '/companies', 'Компании'],
  ['2.24', '/redirect?request=x', 'Подтверждение'],
  ['2.26', '/favorite-suppliers', 'Избранные поставщики'],
] as const;

for (const [number, path, title] of GUARDED)
  test(titleOf(number), async ({ page }) => {
    await toLogin(page, path);
    await fillLogin(page);
    await expect(heading(page, title)).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Профиль' })).toBeVisible();
  });

test(titleOf('2.27'), async ({ page, browser }) => {
  await toLogin(page, '/cart');
  await fillLogin(page);
  await expect(heading(page, 'Корзина')).toBeVisible();
  await expect(browser.contexts()).toHaveLength(1);
});

const OF_COMPANY = [
  ['2.19', '', 'О компании'],
  ['2.20', '/edit', 'Профиль'],
  ['2.21', '/employees', /^Сотрудники/],
  ['2.22', '/rests', /^Остатки/],
] as const;

for (const [number, end, tab] of OF_COMPANY)
  test(titleOf(number), async ({ page }) => {
    const { post, account } = await newCaller(page);
    const { body: company } = await post('/companies', { name: 'Колесница' });
    await toLogin(page, `/companies/${company.id}${end}`);
    await fillLogin(page, account);
    await expect(heading(page, 'Колесница')).toBeVisible();
    await expect(
      page.getByRole('navigation', { name: 'Разделы компании' }).getByRole('link', { name: tab }),
    ).toHaveAttribute('aria-current', 'page');
  });

test(titleOf('2.23'), async ({ page }) => {
  const { company, account, get } = await withCompany(page);
  await page.goto(`/companies/create?parent_id=${company.id}`);
  await page.getByLabel('Название').fill('Колесница Восток');
  await page.getByRole('button', { name: 'Создать филиал' }).click();
  await prove(page, account);
  await expect(page.getByText('Филиал бренда Колесница')).toBeVisible();
  const { body } = await get(`/companies/${company.id}`);
  expect(body.filials.map(({ name }: { name: string }) => name)).toEqual(['Колесница Восток']);
});

test(titleOf('2.25'), async ({ page }) => {
  const { body } = await caller(page.request).post('/search/suppliers', {});
  const [{ id, name }] = body.data;
  await toLogin(page, `/suppliers/${id}`);
  await fillLogin(page);
  await expect(heading(page, name)).toBeVisible();
});

test(titleOf('2.28'), async ({ page }) => {
  const live = { token: 'x', token_type: 'Bearer' };
  const past = new Date(Date.now() - 1000).toISOString();
  const kept = () => page.evaluate(() => localStorage.getItem('token'));
  await page.goto('/test');
  for (const token of [
    '{',
    '"x"',
    'null',
    '[]',
    JSON.stringify(live),
    JSON.stringify({ ...live, expires_at: 'never' }),
    JSON.stringify({ ...live, expires_at: past }),
  ]) {
    await page.evaluate((text) => localStorage.setItem('token', text), token);
    await page.goto('/profile');
    await expect(page, token).toHaveURL('/login?next=%2Fprofile');
  }
  // the last of them has expired
  await expect.poll(kept).toBeNull();
  await signIn(page);
  await page.goto('/profile');
  await expect(heading(page, 'Мой профиль')).toBeVisible();
});

test(titleOf('2.29'), async ({ page }) => {
  await page.goto('/favorite-suppliers?page=2&city=%D0%A2%D1%8E%D0%BC%D0%B5%D0%BD%D1%8C');
  await fillLogin(page);
  await expect(heading(page, 'Избранные поставщики')).toBeVisible();
  const { pathname, searchParams } = new URL(page.url());
  expect(pathname).toBe('/favorite-suppliers');
  expect([...searchParams]).toEqual([
    ['page', '2'],
    ['city', 'Тюмень'],
  ]);
  for (const next of ['//evil.example', 'https://evil.example', '/\\evil.example']) {
    await page.evaluate(() => localStorage.clear());
    await page.goto(`/login?${new URLSearchParams({ next })}`);
    const origin = await page.evaluate(() => location.origin);
    await fillLogin(page);
    await expect(page).toHaveURL(`${origin}/`);
  }
});
