import { expect, test } from '@playwright/test';
import { rows } from './goods.ts';
import { comeUndrawn } from './own-view.ts';
import { textOf } from './text.ts';

test('filters live in the address: a link shows the same list, going back undoes a choice', async ({
  page,
}) => {
  await page.goto('/tires?season=winter&run_flat=true');
  const total = page.getByRole('status').filter({ hasText: /модел/ });
  const before = await textOf(total, /\d/);
  await page.getByRole('group', { name: 'Сезон' }).getByRole('button', { name: /Лето/ }).click();
  await expect(page).toHaveURL(/season=summer/);
  await expect(total).not.toHaveText(before);
  await page.goBack();
  await expect(page).toHaveURL('/tires?season=winter&run_flat=true');
  await expect(total).toHaveText(before);
});

test('the words of a chip lead to its filter, in the rail and in the sheet of a phone', async ({
  page,
}) => {
  await page.goto('/tires?brand=Nokian+Tyres&load_index_min=90');
  const chips = page.getByRole('toolbar', { name: 'Выбранные фильтры' });
  const group = page.getByRole('button', { name: /^Индексы/ });
  await chips.getByRole('button', { name: /^Индекс нагрузки/ }).click();
  await expect(group).toBeFocused();
  await expect(group).toBeInViewport();

  await page.setViewportSize({ width: 390, height: 844 });
  await chips.getByRole('button', { name: /^Бренд/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Фильтры' });
  await expect(sheet.getByRole('button', { name: /^Бренд/ })).toBeFocused();
});

test('more rows are appended, pages are links', async ({ page }) => {
  await page.goto('/tires');
  await expect(rows(page)).toHaveCount(20);
  // the link of the answer is followed, with the query as it was
  const second = page.waitForRequest(/search_v2\/tyres\?page=2&per_page=20$/);
  for (const until of [40, 60, 80]) {
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(page.getByText(new RegExp(`^1–${until} из`))).toBeAttached();
    await expect(rows(page).last()).toHaveAttribute('aria-posinset', String(until));
  }
  expect((await second).method()).toBe('POST');
  const names = await rows(page).evaluateAll((items) =>
    items.flatMap((item) => (item.ariaHidden ? [] : [item.textContent])),
  );
  expect(new Set(names).size).toBe(names.length);
  // from here on nothing loads by itself, and what is below the list stays where it is
  await page.getByRole('link', { name: 'Следующая страница' }).click();
  await expect(page).toHaveURL(/page=5/);
  await expect(rows(page)).toHaveCount(20);
});

test('nothing found says why and how to find something', async ({ page }) => {
  await page.goto('/tires?width=125&profile=25&diameter=24');
  await expect(page.getByRole('heading', { name: 'Таких шин сейчас нет' })).toBeVisible();
  await page.getByRole('button', { name: 'Сбросить всё' }).last().click();
  await expect(rows(page)).toHaveCount(20);
});

test('a failed list can be tried again', async ({ page }) => {
  let isBroken = true;
  await page.route('**/api/search_v2/tyres*', (route) =>
    isBroken
      ? route.fulfill({ status: 500, json: { message: 'На сервере что-то сломалось' } })
      : route.continue(),
  );
  await comeUndrawn(page);
  await page.goto('/tires');
  await expect(page.getByText('На сервере что-то сломалось')).toBeVisible();
  isBroken = false;
  await page.getByRole('button', { name: 'Повторить' }).click();
  await expect(rows(page)).toHaveCount(20);
});

test('goods are put aside and stand side by side; the address is enough to share them', async ({
  page,
  browser,
}) => {
  const found = await page.request.post('/api/search_v2/tyres', { data: { page: 1, per_page: 2 } });
  const ids: string[] = (await found.json()).data.map(({ id }: { id: string }) => id);
  const card = page.getByRole('article');
  for (const [at, id] of ids.entries()) {
    await page.goto(`/tires/${id}`);
    await card.getByRole('button', { name: /^Сравнить/ }).click();
    await expect(card.getByRole('link', { name: `В сравнении: ${at + 1}` })).toBeVisible();
  }
  await card.getByRole('link', { name: 'В сравнении: 2' }).click();
  await expect(page).toHaveURL(`/compare?p=${ids.join(',')}`);
  const columns = page.getByRole('table').getByRole('columnheader');
  await expect(columns).toHaveCount(2);

  const other = await browser.newContext();
  const shared = await other.newPage();
  await shared.goto(page.url());
  await expect(shared.getByRole('table').getByRole('columnheader')).toHaveCount(2);
  await other.close();

  await columns
    .first()
    .getByRole('button', { name: /^Убрать из сравнения/ })
    .click();
  await expect(columns).toHaveCount(1);
  await expect(page).toHaveURL(`/compare?p=${ids[1]}`);
  await page.getByRole('button', { name: 'Вернуть', exact: true }).click();
  await expect(page).toHaveURL(`/compare?p=${ids.join(',')}`);
  await expect(columns).toHaveCount(2);
  await page.goBack();
  await page.goBack();
  await expect(columns).toHaveCount(2);
});
