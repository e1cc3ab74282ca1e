import { expect, type Page } from '@playwright/test';
import { prove, signIn } from '../account.ts';
import { textOf } from '../text.ts';
import { newCaller, withCompany } from './callers.ts';
import { test } from './probe.ts';
import { heading, hold, openAsNew, rowButton, rows, watchCalls } from './screen.ts';
import { titleOf } from './statements.ts';

/** Counts calls of the list of companies. */
function countLists(page: Page) {
  const seen = { count: 0 };
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname === '/api/companies' && response.request().method() === 'GET') seen.count++;
  });
  return seen;
}

const companyNames = (page: Page) => page.getByRole('main').getByRole('listitem');

test(titleOf('4.13'), async ({ page }) => {
  await openAsNew(page, '/companies');
  await expect(page.getByRole('link', { name: 'Создать компанию' })).toBeVisible();
  const lists = countLists(page);
  await page.getByRole('link', { name: 'Создать компанию' }).click();
  await page.getByLabel('Название').fill('Колесница');
  await page.getByRole('button', { name: 'Создать компанию' }).click();
  await expect(heading(page, 'Колесница')).toBeVisible();
  await page.getByRole('link', { name: 'Все компании' }).click();
  await expect(companyNames(page)).toHaveText([/Колесница/]);
  expect(lists.count).toBeGreaterThan(0);
});

test(titleOf('4.14'), async ({ page }) => {
  const { company, account } = await withCompany(page);
  await page.goto('/companies');
  await page.getByRole('link', { name: 'Колесница' }).click();
  await page.getByRole('link', { name: 'Профиль', exact: true }).click();
  const lists = countLists(page);
  let reads = 0;
  page.on('request', (request) => {
    if (request.url().endsWith(`/api/companies/${company.id}`)) reads++;
  });
  await page.getByLabel('Название').fill('Колесо');
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await prove(page, account);
  await expect(heading(page, 'Колесо')).toBeVisible();
  expect(reads).toBe(0);
  await page.getByRole('link', { name: 'Все компании' }).click();
  await expect(companyNames(page)).toHaveText([/Колесо/]);
  expect(lists.count).toBeGreaterThan(0);
});

test(titleOf('4.15'), async ({ page }) => {
  const { post, account } = await newCaller(page);
  const { body: brand } = await post('/companies', { name: 'Колесница' });
  await post('/companies', { name: 'Восток', parent_id: brand.id });
  await signIn(page, account);
  await page.goto('/companies');
  await expect(companyNames(page)).toHaveText([/Колесница.*1 филиал/, /Восток/]);
  await page.getByRole('link', { name: 'Колесница' }).click();
  await page.getByRole('link', { name: 'Профиль', exact: true }).click();
  const lists = countLists(page);
  await page.getByRole('button', { name: 'Открепить: Восток' }).click();
  await page.getByRole('button', { name: 'Открепить', exact: true }).click();
  await prove(page, account);
  await expect(page.getByRole('button', { name: 'Открепить: Восток' })).toBeHidden();
  await page.getByRole('link', { name: 'Все компании' }).click();
  await expect(companyNames(page).filter({ hasText: 'филиал' })).toHaveCount(0);
  expect(lists.count).toBeGreaterThan(0);
});

const brands = (page: Page) => page.getByRole('listbox', { name: 'Бренд' }).getByRole('option');

test(titleOf('4.16'), async ({ page }) => {
  // decided otherwise: the brands of the catalog are counted with each search
  await page.goto('/tires');
  await expect(brands(page).first()).toBeVisible();
  const before = await brands(page).allInnerTexts();
  await page.goto('/tires?width=315');
  await expect(rows(page).first()).toBeVisible();
  await expect.poll(() => brands(page).allInnerTexts()).not.toEqual(before);
});

test(titleOf('4.17'), async ({ page }) => {
  await page.goto('/suppliers');
  await page.getByRole('combobox', { name: 'Бренд' }).click();
  const box = page.getByRole('listbox', { name: 'Бренд' });
  const first = await textOf(box.getByRole('option').first(), /./);
  const size = await box.getByRole('option').first().getAttribute('aria-setsize');
  const calls = await watchCalls(page, '**/api/vocabulary');
  await box.evaluate((one) => one.scrollTo(0, one.scrollHeight));
  await expect.poll(() => calls.map(({ body }) => body.vocabularies[0]?.page)).toEqual([1]);
  await expect.poll(() => box.evaluate((one) => one.scrollHeight)).toBeGreaterThan(3600);
  await box.evaluate((one) => one.scrollTo(0, 0));
  await expect(box.getByRole('option').first()).toHaveText(first);
  expect(size).not.toBe('0');
});

const place = (page: Page) => page.getByText(/^1–\d+ из/);
const toEnd = (page: Page) =>
  page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
const more = (page: Page) => page.getByRole('button', { name: /^Показать ещё/ });

/** Scrolls until the list waits to be asked for more. */
async function readToButton(page: Page) {
  await page.goto('/tires');
  await expect(rows(page)).toHaveCount(20);
  for (const until of [40, 60, 80]) {
    await toEnd(page);
    await expect(place(page)).toHaveText(new RegExp(`^1–${until} из`));
  }
  await toEnd(page);
  await expect(more(page)).toBeVisible();
}

test(titleOf('4.18'), async ({ page }) => {
  const { release, held } = await hold(page, '**/api/search_v2/tyres');
  await page.goto('/tires');
  await expect.poll(() => held.count).toBe(1);
  await expect(page.getByLabel(/загружа/i).first()).toBeAttached();
  await expect(page.getByRole('list', { name: 'Товары' })).toHaveCount(0);
  release();
  await expect(rows(page)).toHaveCount(20);
  await expect(page.getByLabel(/Список загружа/i)).toHaveCount(0);
});

test(titleOf('4.19'), async ({ page }) => {
  await page.goto('/truck_disks?page=6');
  await expect(rows(page).last()).toBeVisible();
  await toEnd(page);
  await expect(page.getByText(/^101–(\d+) из \1$/)).toBeVisible();
  await expect(more(page)).toHaveCount(0);
});

test(titleOf('4.20'), async ({ page }) => {
  await page.goto('/tires');
  await expect(rows(page)).toHaveCount(20);
  const first = await rowButton(page, 0).getAttribute('aria-label');
  await toEnd(page);
  await expect(place(page)).toHaveText(/^1–40 из/);
  await expect(rows(page)).toHaveCount(40);
  await expect(rowButton(page, 0)).toHaveAttribute('aria-label', first ?? '');
});

/** The pages of the list that are asked for by their links, as they are asked for. */
function pagesAsked(page: Page) {
  const asked: number[] = [];
  page.on('request', (request) => {
    const [, at] = /search_v2\/tyres\?page=(\d+)/.exec(request.url()) ?? [];
    if (at) asked.push(Number(at));
  });
  return asked;
}

test(titleOf('4.21'), async ({ page }) => {
  const asked = pagesAsked(page);
  await readToButton(page);
  expect(asked).toEqual([2, 3, 4]);
  await page.goto('/truck_disks?page=6');
  await expect(rows(page).last()).toBeVisible();
  const last: string[] = [];
  page.on('request', (request) => last.push(request.url()));
  await toEnd(page);
  await expect(page.getByText(/^101–/)).toBeVisible();
  expect(last.filter((url) => url.includes('search_v2'))).toEqual([]);
});

test(titleOf('4.22'), async ({ page }) => {
  await page.goto('/tires');
  await expect(rows(page)).toHaveCount(20);
  const { release, held } = await hold(page, '**/api/search_v2/tyres*');
  await page.getByRole('group', { name: 'Сезон' }).getByRole('button', { name: /Зима/ }).click();
  await expect.poll(() => held.count).toBe(1);
  const list = page.getByRole('list', { name: 'Товары' });
  const stale = page.locator('[aria-busy="true"]', { has: list }).first();
  await expect(stale).toBeVisible();
  release();
  await expect(stale).toBeHidden();
  await page.unrouteAll({ behavior: 'wait' });
  const next = await hold(page, '**/api/search_v2/tyres*');
  await toEnd(page);
  await expect.poll(() => next.held.count).toBe(1);
  await expect(page.getByRole('button', { name: 'Загружаем' })).toBeVisible();
  next.release();
  await expect(rows(page)).toHaveCount(40);
});

test(titleOf('4.23'), async ({ page }) => {
  const asked = pagesAsked(page);
  await readToButton(page);
  await more(page).click();
  await expect(place(page)).toHaveText(/^1–1\d\d из/);
  await expect
    .poll(async () => {
      await toEnd(page);
      return asked.length;
    })
    .toBeGreaterThan(4);
  // each by the link of the answer before
  expect(asked).toEqual(asked.map((_, at) => at + 2));
});

test(titleOf('4.24'), async ({ page }) => {
  await readToButton(page);
  const { release } = await hold(page, '**/api/search_v2/tyres*');
  await more(page).click();
  await expect(page.getByRole('button', { name: 'Загружаем' })).toBeVisible();
  await expect(page.locator('[data-stale]')).toHaveCount(0);
  await expect(rows(page).first()).toBeAttached();
  release();
  await expect(place(page)).toHaveText(/^1–1\d\d из/);
});

test(titleOf('4.25'), async ({ page }) => {
  await readToButton(page);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('search_v2')) asked.push(request.url());
  });
  await more(page).dblclick();
  await expect(place(page)).toHaveText(/^1–1\d\d из/);
  expect(new Set(asked).size).toBe(asked.length);
  expect(asked.filter((url) => url.includes('page=5&'))).toHaveLength(1);
});

test(titleOf('4.26'), async ({ page }) => {
  await page.goto('/tires?season=winter&width=205&page=2');
  await expect(rows(page).first()).toHaveAttribute('aria-posinset', '21');
  await page.getByRole('button', { name: 'Сбросить всё' }).first().click();
  await expect(page).toHaveURL('/tires');
  await expect(rows(page).first()).toHaveAttribute('aria-posinset', '1');
});

test(titleOf('4.27'), async ({ page }) => {
  const { release, held } = await hold(page, '**/api/product/*/rests');
  await page.goto('/tires');
  await expect(rows(page)).toHaveCount(20);
  await rowButton(page, 0).click();
  await expect.poll(() => held.count).toBe(1);
  await expect(page.getByLabel('Предложения загружаются')).toBeVisible();
  await expect(page.locator('[data-stale]')).toHaveCount(0);
  release();
  await expect(page.getByLabel('Предложения загружаются')).toHaveCount(0);
  await expect(page.getByRole('list', { name: /^Предложения:/ })).toBeVisible();
});
