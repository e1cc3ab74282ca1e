import { expect, test } from '@playwright/test';

interface Report {
  visit: string;
  vitals: { name: string; value: number; page: string }[];
  errors: { message: string; stack: string; page: string }[];
}

test('a visit tells how quick it was and what failed in it, and its calls can be found by it', async ({
  page,
}) => {
  const search = page.waitForRequest('**/api/search_v2/disks');
  const listening = page.waitForResponse(/\/assets\/reports-[^/]+\.js$/);
  await page.goto('/');
  await listening;
  const failed = page.waitForEvent('pageerror');
  await page.evaluate(() => {
    // like an error in a listener: nothing catches it
    queueMicrotask(() => {
      throw new Error('проба');
    });
  });
  await failed;
  await page.getByRole('link', { name: 'Диски', exact: true }).first().click();
  const requestId = (await search).headers()['x-request-id'] ?? '';

  const report = page.waitForRequest('**/api/client-reports');
  await page.evaluate(() => dispatchEvent(new Event('pagehide')));
  const sent = (await report).postDataJSON() as Report;
  expect(sent.errors).toMatchObject([{ message: 'проба', page: '/' }]);
  expect(sent.vitals.map(({ name }) => name)).toContain('TTFB');
  expect(requestId.startsWith(`${sent.visit}.`)).toBe(true);
});
