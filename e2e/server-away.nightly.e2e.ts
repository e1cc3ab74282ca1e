import { expect, test } from '@playwright/test';
import { comeUndrawn } from './own-view.ts';

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
  await comeUndrawn(page);
  await page.goto('/tires');
  const note = page.getByText('Заказ временно недоступен');
  await expect(note).toBeVisible();
  await expect(page.getByText(/Цены на \d\d:04:31/)).toBeVisible();
  isAway = false;
  await expect(note).toBeHidden();
});
