import { expect, type Page, test } from '@playwright/test';
import { fillLogin, newAccount, signIn } from './account.ts';
import { textOf } from './text.ts';

const rows = (page: Page, name = 'Поставщики') =>
  page.getByRole('list', { name, exact: true }).locator(':scope > li');
const heart = (page: Page) => page.getByRole('button', { name: /^Избранное: / }).first();
const total = (page: Page) => page.getByRole('status').filter({ hasText: /поставщик/ });

async function openOffers(page: Page) {
  await page
    .getByRole('button', { name: /предложени/ })
    .first()
    .click();
  await expect(page.getByRole('list', { name: /^Предложения:/ })).toBeVisible();
}

test('a visitor looks for a supplier: by name, by city, by what it sells', async ({ page }) => {
  await page.goto('/suppliers');
  await expect(rows(page)).toHaveCount(20);
  const everybody = await textOf(total(page), /\d/);
  const name = await textOf(rows(page).first().getByRole('link'), /./);
  await page.getByRole('searchbox', { name: 'Название или ИНН' }).fill(name.toUpperCase());
  await expect(page).toHaveURL(/q=/);
  await expect(rows(page).first()).toContainText(name);
  await expect(total(page)).not.toHaveText(everybody);
  await page.goBack();

  await page.goto('/suppliers?section=moto_tyres');
  await expect(rows(page).first()).toBeVisible();
  for (const row of await rows(page).all()) await expect(row).toContainText('Мотошины');

  await page.goto('/suppliers?q=никого%20такого');
  await expect(page.getByRole('heading', { name: 'Никого не нашлось' })).toBeVisible();
  await page.getByRole('button', { name: 'Сбросить всё' }).last().click();
  await expect(rows(page)).toHaveCount(20);
});

test('favourites go with the account: hearts, their page, the filter of the catalog', async ({
  page,
}) => {
  await signIn(page, await newAccount(page));
  await page.goto('/suppliers');
  for (const at of [0, 1]) {
    const kept = page.waitForResponse('**/api/favorite-suppliers/*');
    await rows(page)
      .nth(at)
      .getByRole('button', { name: /^Избранное/ })
      .click();
    await kept;
  }
  const names = await rows(page).getByRole('link').allTextContents();
  await page.getByText('Только избранные').click();
  await expect(page).toHaveURL(/favorite=true/);
  await expect(rows(page)).toHaveCount(2);

  await page.goto('/favorite-suppliers');
  const favorites = rows(page, 'Избранные поставщики');
  await expect(favorites).toHaveCount(2);
  // removed from the favorites, then added back
  const first = favorites.first().getByRole('button', { name: /^Избранное/ });
  await first.click();
  await expect(first).toHaveAttribute('aria-pressed', 'false');
  await expect(favorites).toHaveCount(2);
  await first.click();
  await expect(first).toHaveAttribute('aria-pressed', 'true');

  await page.goto('/tires?favorite=true');
  await openOffers(page);
  const offers = page.getByRole('list', { name: /^Предложения:/ }).getByRole('listitem');
  for (const offer of await offers.all())
    await expect(offer.getByRole('link')).toHaveText(new RegExp(names.slice(0, 2).join('|')));
});

test('a heart that the server refuses is empty again, with a word about it', async ({ page }) => {
  await signIn(page, await newAccount(page));
  await page.route('**/api/favorite-suppliers/*', (route) =>
    route.fulfill({ status: 503, json: { message: 'Сервер занят' } }),
  );
  await page.goto('/suppliers');
  await heart(page).click();
  await expect(page.getByText(/не удалось добавить в избранное. Сервер занят/)).toBeVisible();
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'false');
});

test('a supplier’s page is for those who have signed in, and shows its goods as the catalog does', async ({
  page,
}) => {
  const account = await newAccount(page);
  await page.goto('/suppliers');
  const name = await textOf(rows(page).first().getByRole('link'), /./);
  await rows(page).first().getByRole('link').click();
  await fillLogin(page, account);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(
    page.getByRole('region', { name: 'Контакты' }).getByRole('link').first(),
  ).toBeVisible();

  const tabs = page.getByRole('navigation', { name: 'Товары по разделам' });
  await tabs.getByRole('link').last().click();
  await expect(page).toHaveURL(/section=/);
  const section = new URL(page.url()).searchParams.get('section');
  await expect(page.locator('[data-stale]')).toHaveCount(0);
  await openOffers(page);
  const offers = page.getByRole('list', { name: /^Предложения:/ }).getByRole('listitem');
  for (const offer of await offers.all()) await expect(offer).toContainText(name);
  // the rail narrows this supplier's list, and the section stays
  await page
    .getByRole('radiogroup', { name: 'Остаток от, штук' })
    .getByRole('radio', { name: '4', exact: true })
    .click();
  await expect(page).toHaveURL(/quantity_min=4/);
  expect(new URL(page.url()).searchParams.get('section')).toBe(section);
  await expect(page.getByText('Только избранные')).toHaveCount(0);
});
