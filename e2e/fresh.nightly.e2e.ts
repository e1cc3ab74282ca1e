import { expect, type Page, test } from '@playwright/test';
import { rows } from './goods.ts';
import { comeUndrawn } from './own-view.ts';

interface Products {
  version: number;
  data: { id: string; min_bulk_price: number; quantity: number }[];
}

/** Opens the tyres with a clock that the test moves, and returns the server's answer. */
async function open(page: Page): Promise<Products> {
  await comeUndrawn(page);
  await page.clock.install();
  const answer = page.waitForResponse('**/api/search_v2/tyres');
  await page.goto('/tires');
  await expect(rows(page)).toHaveCount(20);
  return (await (await answer).json()) as Products;
}

/** Moves the clock past the time after which an open list is checked for changes. */
const watch = (page: Page) => page.clock.fastForward(6000);

/** Makes the first product of the list 120 roubles cheaper from now on. */
async function makeCheaper(page: Page, { version, data: [first] }: Products) {
  await page.route('**/api/catalog/changes?*', (route) =>
    route.fulfill({
      json: { version: version + 1, product_ids: [first?.id], complete: true },
    }),
  );
  await page.route('**/api/search_v2/tyres', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as Products;
    for (const product of body.data) if (product.id === first?.id) product.min_bulk_price -= 12_000;
    await route.fulfill({ response: answer, json: body });
  });
}

test('an open list shows a price that changed, marks its row and moves nothing', async ({
  page,
}) => {
  const products = await open(page);
  await makeCheaper(page, products);
  const names = () =>
    rows(page).evaluateAll((all) =>
      all.map((row) => row.querySelector('b')?.parentElement?.textContent),
    );
  const before = await names();
  await watch(page);
  await expect(rows(page).first()).toContainText('Дешевле на 120 ₽');
  await expect(page.getByRole('status').filter({ hasText: 'Изменилось: 1 товар' })).toBeAttached();
  expect(await names()).toEqual(before);
  await expect(rows(page).nth(1)).not.toContainText('Дешевле');
});

test('the changes of the server itself are asked about, from the version of the list', async ({
  page,
}) => {
  const { version } = await open(page);
  const asked = page.waitForRequest(`**/api/catalog/changes?since=${version}`);
  await watch(page);
  const answer = await (await asked).response();
  expect(answer?.status()).toBe(200);
});

test('says since when prices are not looked at: offline, and while the server does not answer', async ({
  page,
  context,
}) => {
  await open(page);
  const looked = page.waitForResponse('**/api/catalog/changes?*');
  await watch(page);
  await looked;
  await context.setOffline(true);
  const note = page.getByRole('status').filter({ hasText: 'Цены и остатки' });
  await expect(note).toContainText('Нет связи');
  await page.route('**/api/catalog/changes?*', (route) =>
    route.fulfill({ status: 503, json: { message: 'Сервер перезапускается' } }),
  );
  await context.setOffline(false);
  await expect(note).toContainText('Сервер не отвечает');
  await page.unroute('**/api/catalog/changes?*');
  await page.clock.fastForward(16_000);
  await expect(note).toBeHidden();
});
