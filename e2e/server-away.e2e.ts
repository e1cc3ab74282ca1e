import { expect, test } from '@playwright/test';

test('a page whose server is away for a moment says so, and goes on by itself', async ({
  page,
}) => {
  let isAway = true;
  await page.route('**/api/search_v2/tyres', (route) =>
    isAway
      ? route.fulfill({
          status: 503,
          headers: { 'retry-after': '1' },
          json: { message: 'База данных недоступна' },
        })
      : route.continue(),
  );
  await page.goto('/tires');
  const note = page.getByText('Сервер недоступен');
  await expect(note).toBeVisible();
  isAway = false;
  await expect(
    page
      .getByRole('main')
      .getByRole('button', { name: /предложен/ })
      .first(),
  ).toBeVisible();
  await expect(note).toBeHidden();
});

test('a page from memory says of when its prices are, and is like any other once the database is back', async ({
  page,
}) => {
  let isAway = true;
  await page.route('**/api/search_v2/tyres', async (route) => {
    if (!isAway) return route.continue();
    const answer = await route.fetch();
    const json = { ...(await answer.json()), read_only: true, as_of: '2026-11-21T09:04:31.000Z' };
    return route.fulfill({ response: answer, json });
  });
  await page.goto('/tires');
  const note = page.getByText('Заказ временно недоступен');
  await expect(note).toBeVisible();
  await expect(page.getByText(/Цены на \d\d:04:31/)).toBeVisible();
  isAway = false;
  await expect(note).toBeHidden();
});
