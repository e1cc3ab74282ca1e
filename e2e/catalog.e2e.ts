import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';

const rows = (page: Page) =>
  page.getByRole('list', { name: 'Товары' }).locator(':scope > li:not([aria-hidden])');
const searchField = (page: Page) => page.getByRole('combobox', { name: 'Поиск' });

test('a buyer types a size and a season, and compares the offers of suppliers', async ({
  page,
}) => {
  await page.goto('/tires');
  await expect(rows(page)).toHaveCount(20);

  await searchField(page).fill('205/55 R16 зима');
  await expect(page.getByText('Как мы поняли запрос')).toBeVisible();
  await searchField(page).press('Enter');

  await expect(page).toHaveURL(/width=205/);
  await expect(page).toHaveURL(/season=winter/);
  const chips = page.getByRole('toolbar', { name: 'Выбранные фильтры' });
  await expect(chips.getByText('205/55 R16')).toBeVisible();
  await expect(chips.getByText('Зима')).toBeVisible();
  await expect(page.locator('[data-stale]')).toHaveCount(0);
  for (const row of await rows(page).all()) {
    await expect(row).toContainText('205/55 R16');
    await expect(row).toContainText('Зима');
  }

  await rows(page)
    .first()
    .getByRole('button', { name: /предложени/ })
    .click();
  const offers = page.getByRole('list', { name: /^Предложения:/ }).getByRole('listitem');
  // the best price is for a set of four: a cheaper pair that is left over does not count
  await expect(offers.filter({ hasText: 'Лучшая цена' })).toHaveCount(1);
  await expect(page.getByLabel('Предложения загружаются')).toHaveCount(0);
  const prices = (await offers.allInnerTexts()).map((text) => {
    const [, price] = /^([\d\u202f]+)\u202f₽/m.exec(text) ?? [];
    return Number(price?.replaceAll('\u202f', ''));
  });
  expect(prices).toEqual([...prices].sort((a, b) => a - b));
});

test('filters live in the address: a link shows the same list, going back undoes a choice', async ({
  page,
}) => {
  await page.goto('/tires?season=winter&run_flat=true');
  const total = page.getByRole('status').filter({ hasText: /модел/ });
  const before = await total.textContent();
  await page.getByRole('group', { name: 'Сезон' }).getByRole('button', { name: /Лето/ }).click();
  await expect(page).toHaveURL(/season=summer/);
  await expect(total).not.toHaveText(before ?? '');
  await page.goBack();
  await expect(page).toHaveURL('/tires?season=winter&run_flat=true');
  await expect(total).toHaveText(before ?? '');
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
  for (const until of [40, 60, 80]) {
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(page.getByText(new RegExp(`^1–${until} из`))).toBeAttached();
    await expect(rows(page).last()).toHaveAttribute('aria-posinset', String(until));
  }
  const names = await rows(page).evaluateAll((items) =>
    items.flatMap((item) => (item.ariaHidden ? [] : [item.textContent])),
  );
  expect(new Set(names).size).toBe(names.length);
  // from here on nothing loads by itself, and what is below the list stays where it is
  await page.getByRole('link', { name: 'Следующая страница' }).click();
  await expect(page).toHaveURL(/page=5/);
  await expect(rows(page)).toHaveCount(20);
});

test('the order is the buyer’s own and is kept', async ({ page }) => {
  await page.goto('/tires');
  await page.getByRole('button', { name: /^Порядок/ }).click();
  await page.getByRole('option', { name: 'Цена: сначала дешевле' }).click();
  await expect(page).toHaveURL(/order_by=min_bulk_price__asc/);
  await page.goto('/tires');
  await expect(page.getByRole('button', { name: 'Порядок: Цена: сначала дешевле' })).toBeVisible();
});

test('nothing found says why and how to find something', async ({ page }) => {
  await page.goto('/tires?width=125&profile=25&diameter=24');
  await expect(page.getByRole('heading', { name: 'Таких шин сейчас нет' })).toBeVisible();
  await page.getByRole('button', { name: 'Сбросить всё' }).last().click();
  await expect(rows(page)).toHaveCount(20);
});

test('a word that would leave nothing is left out, says so, and can be insisted on', async ({
  page,
}) => {
  await page.goto('/tires?q=Несуществующая 205/55 R16');
  await expect(page.getByText('Без слова „Несуществующая“')).toBeVisible();
  await expect(rows(page).first()).toContainText('205/55 R16');
  await page.getByRole('button', { name: 'Искать со всеми словами' }).click();
  await expect(page.getByRole('heading', { name: 'Таких шин сейчас нет' })).toBeVisible();
  await page.goBack();
  await page.getByRole('button', { name: 'Убрать слово' }).click();
  await expect(page.getByText('Без слова')).toBeHidden();
  await expect(rows(page).first()).toContainText('205/55 R16');
});

test('a failed list can be tried again', async ({ page }) => {
  let isBroken = true;
  await page.route('**/api/search_v2/tyres*', (route) =>
    isBroken
      ? route.fulfill({ status: 500, json: { message: 'На сервере что-то сломалось' } })
      : route.continue(),
  );
  await page.goto('/tires');
  await expect(page.getByText('На сервере что-то сломалось')).toBeVisible();
  isBroken = false;
  await page.getByRole('button', { name: 'Повторить' }).click();
  await expect(rows(page)).toHaveCount(20);
});

test('the first list is asked for once, before the application has loaded, and nothing shifts', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/search_v2/')) asked.push('list');
    else if (/\/assets\/index-.*\.js$/.test(request.url())) asked.push('app loaded');
  });
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/tires?season=winter');
  await expect(rows(page)).toHaveCount(20);
  await page.waitForLoadState('networkidle');
  expect(asked.filter((what) => what === 'list')).toHaveLength(1);
  const shift = await page.evaluate(() =>
    (window as unknown as { shifts: number[] }).shifts.reduce((a, b) => a + b, 0),
  );
  expect(shift).toBeLessThan(0.01);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('filters are a sheet that says how many models they leave', async ({ page }) => {
    await page.goto('/tires');
    await page.getByRole('button', { name: /^Фильтры/ }).click();
    const sheet = page.getByRole('dialog', { name: 'Фильтры' });
    await sheet.getByRole('group', { name: 'Сезон' }).getByRole('button', { name: /Зима/ }).click();
    await expect(page).toHaveURL(/season=winter/);
    await sheet.getByRole('button', { name: /Показать .*модел/ }).click();
    await expect(sheet).toBeHidden();
    await expect(rows(page).first()).toContainText('Зима');
  });

  test('nothing is wider than the screen', async ({ page }) => {
    await page.goto('/tires');
    await expect(rows(page)).toHaveCount(20);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      360,
    );
  });
});

test('no page of the catalogue breaks an accessibility rule in either theme', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/tires');
  await rows(page)
    .first()
    .getByRole('button', { name: /предложени/ })
    .click();
  await expect(page.getByText('Лучшая цена').first()).toBeVisible();
  await expectAccessible(page);
});

// see docs/decisions/0010-first-load.md
test('the first load of the tyres is at most 170 KiB of code and styles', async ({ page }) => {
  await page.goto('/tires');
  await expect(rows(page)).toHaveCount(20);
  await page.waitForLoadState('networkidle');
  const bytes = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => /\.(js|css)$/.test(name))
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
  );
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThanOrEqual(170 * 1024);
});
