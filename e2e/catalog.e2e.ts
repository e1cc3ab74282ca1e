import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { rows } from './goods.ts';
import { comeUndrawn, openDrawn } from './own-view.ts';

const searchField = (page: Page) => page.getByRole('combobox', { name: 'Поиск' });

test('a buyer types a size and a season, and compares the offers of suppliers', {
  tag: ['@catalog'],
}, async ({ page }) => {
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
  await expect(offers.first()).toBeVisible();
  // without a city nobody can say which is the best
  await expect(offers.getByText('Лучшая')).toHaveCount(0);
  await expect(page.getByLabel('Предложения загружаются')).toHaveCount(0);
  const prices = (await offers.allInnerTexts()).map((text) => {
    const [, price] = /^([\d\u202f]+)\u202f₽/m.exec(text) ?? [];
    return Number(price?.replaceAll('\u202f', ''));
  });
  expect(prices).toEqual([...prices].sort((a, b) => a - b));
  await expectAccessible(page);
});

test('a drawn list is not asked for again, no more than an undrawn one twice, and nothing shifts', {
  tag: ['@catalog'],
}, async ({ page }) => {
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
  // what a page asked that came undrawn at first does not count; a drawn one asks later than this
  const forget = () => void asked.splice(0);
  page.on('domcontentloaded', forget);
  await openDrawn(page, '/tires?season=winter');
  await expect(rows(page)).toHaveCount(20);
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual(['app loaded']);
  const shift = await page.evaluate(() =>
    (window as unknown as { shifts: number[] }).shifts.reduce((a, b) => a + b, 0),
  );
  expect(shift).toBeLessThan(0.02);
  page.off('domcontentloaded', forget);
  forget();
  await comeUndrawn(page);
  await page.reload();
  await expect(rows(page)).toHaveCount(20);
  await page.waitForLoadState('networkidle');
  expect(asked.filter((what) => what === 'list')).toHaveLength(1);
});

// Decision 495.
test('the first load of the tyres is at most 179 KiB of code and styles', {
  tag: ['@catalog'],
}, async ({ page }) => {
  await page.goto('/tires');
  await expect(rows(page)).toHaveCount(20);
  await page.waitForLoadState('networkidle');
  const bytes = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => /\.(js|css)$/.test(name))
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
  );
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThanOrEqual(179 * 1024);
});
