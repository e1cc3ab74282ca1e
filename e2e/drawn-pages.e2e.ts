import { expect, type Page, test } from '@playwright/test';

const rows = (page: Page) =>
  page.getByRole('list', { name: 'Товары' }).locator(':scope > li:not([aria-hidden])');

interface Found {
  data: { title: string; brand: string; model: string }[];
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('one finds goods: by sections, filters and pages', { tag: ['@catalog'] }, async ({
    page,
  }) => {
    await page.goto('/');
    await page.getByRole('link', { name: /Шины/ }).first().click();
    await expect(page).toHaveTitle('Шины — Протектор');
    await expect(rows(page)).toHaveCount(20);
    const first = await rows(page).first().innerText();
    await page.getByRole('link', { name: 'Следующая страница' }).click();
    await expect(rows(page)).toHaveCount(20);
    expect(await rows(page).first().innerText()).not.toBe(first);
  });
});

test('pages that are drawn at the same time have their own answers each', async ({ request }) => {
  const widths = Array.from({ length: 20 }, (_, at) => 155 + 10 * (at % 10));
  await Promise.all(
    widths.map(async (width, at) => {
      const season = at < 10 ? 'winter' : 'summer';
      const answer = await request.post('/api/search_v2/tyres', {
        data: { width: [width], season, order_by: 'min_bulk_price__desc', page: 1, per_page: 20 },
      });
      expect(answer.ok(), await answer.text()).toBe(true);
      const { data } = (await answer.json()) as Found;
      const page = await request.get(`/tires?width=${width}&season=${season}`);
      const html = await page.text();
      const names = [...html.matchAll(/<b[^>]*>([^<]*)<\/b>(?: <!-- -->| )?([^<]*)<\/span>/g)];
      if (html.includes('data-app='))
        expect(names.map(([, brand, model]) => `${brand} ${model}`)).toEqual(
          data.map(({ brand, model }) => `${brand} ${model}`),
        );
    }),
  );
});

test('what is pressed before the application is there is done once it is', {
  tag: ['@catalog'],
}, async ({ page }) => {
  const { promise: isLetGo, resolve: letGo } = Promise.withResolvers<void>();
  await page.route('**/assets/index-*.js', async (route) => {
    await isLetGo;
    await route.continue();
  });
  await page.goto('/tires', { waitUntil: 'commit' });
  const button = rows(page).first().getByRole('button');
  await button.click();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  letGo();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('list', { name: /^Предложения:/ })).toBeVisible();
});

test('every address has its status', async ({ request }) => {
  const statusOf = async (url: string) =>
    (await request.get(url, { maxRedirects: 0, headers: { accept: 'text/html' } })).status();
  expect(await statusOf('/tires')).toBe(200);
  expect(await statusOf('/no-such-page')).toBe(404);
  expect(await statusOf('/Tires/')).toBe(301);
  expect(await statusOf('/.well-known/nothing')).toBe(404);
  expect(await statusOf('/api//x')).toBe(404);
});
