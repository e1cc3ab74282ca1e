import { expect, type Page, test } from '@playwright/test';

test.use({ viewport: { width: 412, height: 823 }, hasTouch: true });

/** Collects the layout shifts of a page as browsers score them, from its first paint. */
async function countShifts(page: Page) {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(globalThis, { shifts });
    type Shift = PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Node | null }[];
    };
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[])
        if (!hadRecentInput && value > 0.005)
          shifts.push(
            `${value.toFixed(3)} ${sources.map(({ node }) => node?.textContent?.slice(0, 40))}`,
          );
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () =>
    page.evaluate(
      () =>
        // shifts are reported with the next frame
        new Promise<string[]>((resolve) =>
          requestAnimationFrame(() =>
            requestAnimationFrame(() =>
              resolve((globalThis as unknown as { shifts: string[] }).shifts),
            ),
          ),
        ),
    );
}

test('nothing moves on a phone while the market comes', async ({ page }) => {
  const shifts = await countShifts(page);
  await page.goto('/');
  await expect(page.getByText('Ходовые размеры')).toBeVisible();
  expect(await shifts()).toEqual([]);
});

test('nothing moves on a phone while a product comes that a link opens', async ({ page }) => {
  const shifts = await countShifts(page);
  const found = await page.request.post('/api/search_v2/tyres', { data: { per_page: 1 } });
  const [product] = (await found.json()).data;
  await page.goto(`/tires?product=${product.id}`);
  await expect(page.getByRole('list', { name: /^Предложения/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Указать город' }).last()).toBeVisible();
  await expect(page.getByRole('list', { name: 'Товары' })).toBeAttached();
  expect(await shifts()).toEqual([]);
});

/** Pages where a line of rows or terms may break elsewhere once the font is there. */
const PAGES = ['/', '/tires', '/disks', '/suppliers', '/catalog'];

for (const path of PAGES)
  test(`nothing moves at ${path} on a small phone when its fonts come late`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const shifts = await countShifts(page);
    const { promise, resolve } = Promise.withResolvers<void>();
    await page.route(/\.(?:woff2|otf)$/, async (route) => {
      await promise;
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await expect(page.locator('html:not([data-app])')).toBeAttached();
    resolve();
    await page.waitForFunction(() => document.fonts.status === 'loaded');
    expect(await shifts()).toEqual([]);
  });
