import { expect, type Page, test } from '@playwright/test';
import { rows } from './goods.ts';
import { textOf } from './text.ts';

const rowButton = (page: Page, at: number) =>
  rows(page)
    .nth(at)
    .getByRole('button', { name: /: .*предложени/ });

/** Below a price with delivery. */
const LISTED = /^(?:в прайсе |старые шины$)/;

test('the end of the list brings the next pages, then waits to be asked; the document stays small', async ({
  page,
}) => {
  await page.goto('/tires');
  await expect(rows(page)).toHaveCount(20);
  const toEnd = () => page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  const place = page.getByText(/^1–\d+ из/);
  for (const until of [40, 60, 80]) {
    await toEnd();
    await expect(place).toHaveText(new RegExp(`^1–${until} из`));
  }
  await toEnd();
  const more = page.getByRole('button', { name: 'Показать ещё 20' });
  await expect(more).toBeInViewport();
  const shown = async () => Number(/–(\d+) из/.exec(await textOf(place, /–\d+ из/))?.[1]);
  for (let before = 80; before < 200; before = await shown()) {
    await toEnd();
    if ((await shown()) === before) await more.click();
    await expect.poll(shown).toBeGreaterThan(before);
  }
  expect(await rows(page).count()).toBeLessThan(120);
  // the first rows come back where they were
  await page.evaluate(() => scrollTo(0, 0));
  await expect(rows(page).first()).toHaveAttribute('aria-posinset', '1');
  await expect(rows(page).first()).toBeInViewport();
});

test('another list begins at its beginning, not in the middle that the one before was left at', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/tires');
  await expect(rows(page)).toHaveCount(20);
  await rows(page).nth(15).scrollIntoViewIfNeeded();
  await expect(rows(page).first()).not.toBeInViewport();
  await page.getByRole('button', { name: /^Порядок/ }).click();
  await page.getByRole('option', { name: 'Название: А–Я' }).click();
  await expect(page).toHaveURL(/order_by=/);
  await expect(rows(page).first()).toHaveAttribute('aria-posinset', '1');
  await expect(rows(page).first()).toBeInViewport({ ratio: 1 });
  // the buttons that stick above it do not cover it
  const top = await rows(page)
    .first()
    .evaluate((row) => row.getBoundingClientRect().top);
  const { y, height } = (await page.getByRole('combobox', { name: 'Порядок' }).boundingBox())!;
  expect(top).toBeGreaterThanOrEqual(y + height);
});

test('who filters from the rail stays at the filter, and the rows before stay as they are until the next come', async ({
  page,
}) => {
  await page.goto('/tires');
  await rowButton(page, 14).click();
  const offers = page.getByRole('list', { name: /^Предложения:/ });
  await expect(offers).toBeVisible();
  const offered = await offers.innerText();
  const city = page.getByRole('listbox', { name: 'Город' }).getByRole('option', { name: /Тюмень/ });
  await city.scrollIntoViewIfNeeded();
  await expect(rows(page).first()).not.toBeInViewport();
  const before = await page.evaluate(() => scrollY);
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/api/search_v2/tyres', async (route) => {
    await held;
    await route.continue();
  });
  await city.click();
  const list = page.getByRole('list', { name: 'Товары' });
  const stale = page.locator('[aria-busy="true"]', { has: list }).first();
  await expect(stale).toHaveCSS('opacity', '0.55');
  await expect(list.getByRole('button', { expanded: true })).toHaveCount(1);
  await expect(offers).toHaveText(offered, { useInnerText: true });
  expect(await page.evaluate(() => scrollY)).toBe(before);
  release();
  await expect(offers).toHaveCount(0);
  await expect(city).toBeInViewport();
});

test('presses in a row ask once; what has been asked for is shown at once', async ({ page }) => {
  await page.clock.install();
  await page.goto('/tires');
  await expect(rows(page)).toHaveCount(20);
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/search_v2/tyres')) asked++;
  });
  const seasons = page.getByRole('group', { name: 'Сезон' }).getByRole('button');
  /**
   * Presses buttons one after another while the clock stands still: even on a slow machine they are presses in a row.
   */
  const press = async (...places: number[]) => {
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
    for (const place of places) {
      const was = await seasons.nth(place).getAttribute('aria-pressed');
      await seasons.nth(place).evaluate((button: HTMLElement) => button.click());
      await expect(seasons.nth(place)).not.toHaveAttribute('aria-pressed', String(was));
    }
    await page.clock.resume();
  };
  const isShown = async (address: string) => {
    await expect(page).toHaveURL(address);
    await expect(page.locator('[data-stale]')).toHaveCount(0);
  };
  // the request comes some time after the presses, so it is awaited before the list is checked
  await press(0, 1);
  await expect.poll(() => asked).toBe(1);
  await isShown('/tires?season=winter&season=summer');
  await press(0, 2);
  await expect.poll(() => asked).toBe(2);
  await isShown('/tires?season=summer&season=all_season');
  // a loaded list is not requested again; two steps back, because the list between was never requested
  await page.evaluate(() => history.go(-2));
  await isShown('/tires?season=winter&season=summer');
  expect(asked).toBe(2);
});

test('arrows go from row to row, Enter opens one', async ({ page }) => {
  await page.goto('/tires');
  await rowButton(page, 0).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(rowButton(page, 2)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(rowButton(page, 1)).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('list', { name: /^Предложения:/ })).toBeVisible();
});

test('what an address says in vain is kept and told', async ({ page }) => {
  await page.goto('/tires?width=205&foo=bar&pcd=100');
  await expect(page.getByText('Часть ссылки не распознана.')).toBeVisible();
  await expect(page.getByText('foo=bar, pcd=100')).toBeVisible();
  await page.getByRole('group', { name: 'Сезон' }).getByRole('button', { name: /Лето/ }).click();
  await expect(page).toHaveURL(/foo=bar.*pcd=100.*season=summer/);
  await page.getByRole('button', { name: 'Убрать из ссылки' }).click();
  await expect(page).toHaveURL('/tires?season=summer&width=205');
});

test('going back finds the filters, the open row and the place', async ({ page }) => {
  await page.goto('/tires?season=winter');
  await rowButton(page, 14).click();
  await expect(page.getByRole('list', { name: /^Предложения:/ })).toBeVisible();
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(200);
  await page.getByRole('link', { name: 'Диски', exact: true }).first().click();
  await expect(page).toHaveURL('/disks');
  await expect(rows(page)).toHaveCount(20);
  await page.goBack();
  await expect(page).toHaveURL('/tires?season=winter');
  await expect(rowButton(page, 14)).toHaveAttribute('aria-expanded', 'true');
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before - 40);
});

test('a summer filter loses no all-terrain tyre', async ({ page }) => {
  await page.goto('/tires?season=summer&terrain=AT');
  await expect(rows(page).first()).toContainText('Всесезон');
});

test('rarer filters are folded, and counted when they open', async ({ page }) => {
  await page.goto('/tires');
  await page.getByRole('button', { name: 'Тип автомобиля' }).click();
  await page.getByRole('option', { name: /AT, вездеходная/ }).click();
  await expect(page).toHaveURL('/tires?terrain=AT');
  // by the keyboard, because the groups above change their height when their counts arrive
  await page.getByRole('button', { name: 'Срок отгрузки' }).press('Enter');
  await page.getByRole('radio', { name: '3 дня' }).press('Space');
  await expect(page).toHaveURL('/tires?delivery_days_max=3&terrain=AT');
});

test('the list is saved as a file', async ({ page }) => {
  await page.goto('/disks?diameter=17');
  await page.getByRole('button', { name: 'Экспорт списка' }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Скачать CSV' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('Диски.csv');
  await page.getByRole('button', { name: 'Экспорт списка' }).click();
  const [workbook] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Скачать XLSX' }).click(),
  ]);
  expect(workbook.suggestedFilename()).toBe('Диски.xlsx');
});

test('a car is chosen down to its rims, and each says why it fits', async ({ page }) => {
  await page.goto('/disks?car.brand=Kia&car.model=K5');
  await expect(page.getByText(/Подходят диски 5×114,3, DIA от/)).toBeVisible();
  await page.getByRole('button', { name: '7×17', exact: true }).click();
  await expect(page).toHaveURL(/rim_width=7/);
  // the list before stays until the next one is there
  await expect(rows(page).filter({ hasNotText: /7\s?×\s?17/ })).toHaveCount(0);
  await rowButton(page, 0).click();
  await expect(page.getByText('крепёж 5×114,3 как у автомобиля')).toBeVisible();
});

test('a staggered set stands together with its price', async ({ page }) => {
  await page.goto(
    '/tires?width=225&profile=45&diameter=18&rear.width=255&rear.profile=40&rear.diameter=18',
  );
  await expect(page.getByText('Комплект 2 + 2').first()).toBeVisible();
  await expect(page.getByText('225/45 R18 + 255/40 R18').first()).toBeVisible();
  await expect(page.getByText('Задняя ось, шаг 1').first()).toBeVisible();
});

test('offers are brought to the buyer’s cost, and a product opens by its link', async ({
  page,
}) => {
  await page.goto('/tires?width=205&profile=55&diameter=16');
  await rowButton(page, 0).click();
  const offers = page.getByRole('list', { name: /^Предложения:/ }).getByRole('listitem');
  await expect(offers.first()).toBeVisible();
  await page.getByRole('radio', { name: 'НДС к вычету' }).click();
  await expect(offers.first()).toContainText('в прайсе');
  await page.getByRole('button', { name: 'Цена за 12 месяцев' }).click();
  await expect(page.getByRole('table', { name: 'Лучшая цена за 12 месяцев' })).toBeAttached();
  await page.getByRole('link', { name: 'Страница товара' }).click();
  await expect(page).toHaveURL(/\/tires\/[a-z0-9-]+-205-55-r16-[a-z0-9-]*\d+$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('205/55 R16');
  await page.reload();
  await expect(offers.first()).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/tires?width=205&profile=55&diameter=16');
});

test('with a city goods are sorted and narrowed by their price with delivery', async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem('root', JSON.stringify({ version: 1, city: 'Казань' })),
  );
  // the price of a row is the landed one, and what the list says stands below it
  const listed = page.getByText(LISTED);
  const prices = async () =>
    (await rows(page).allInnerTexts()).map((text) => {
      const [, price = ''] = text.match(/([\d\s]+(?:,\d+)?)\s₽/) ?? [];
      return Number(price.replaceAll(/\s/g, '').replace(',', '.'));
    });
  await page.goto('/tires');
  await page.getByRole('button', { name: /^Порядок/ }).click();
  await page.getByRole('option', { name: 'С доставкой: дешевле' }).click();
  await expect(page).toHaveURL(/order_by=landed_price__asc/);
  await expect(listed).toHaveCount(20);
  await expect
    .poll(async () => {
      const shown = await prices();
      return shown.every((price, at) => at === 0 || price >= (shown[at - 1] ?? 0));
    })
    .toBe(true);
  const fourth = (await prices())[3] ?? 0;
  await page.getByRole('textbox', { name: 'С доставкой до' }).fill(String(fourth));
  await page.getByRole('textbox', { name: 'С доставкой до' }).press('Enter');
  await expect(page).toHaveURL(/landed_max=/);
  await expect.poll(async () => Math.max(...(await prices()))).toBe(fourth);
});

test('a visitor says his city in the header; one that is none any more is put away', async ({
  page,
}) => {
  await page.goto('/catalog');
  await page.evaluate(() =>
    localStorage.setItem('root', JSON.stringify({ version: 1, city: 'Китеж' })),
  );
  await page.goto('/tires');
  await expect(page.getByText('Города «Китеж» больше нет в списке')).toBeVisible();
  await expect(rows(page)).toHaveCount(20);
  const listed = page.getByText(LISTED);
  await expect(listed).toHaveCount(0);

  await page.getByRole('banner').getByRole('button', { name: 'Выбрать город' }).click();
  const dialog = page.getByRole('dialog', { name: 'Куда везти?' });
  await dialog.getByRole('combobox', { name: 'Город' }).click();
  await page.getByRole('combobox', { name: 'Найти город' }).fill('казан');
  await page.getByRole('option', { name: 'Казань' }).click();
  await dialog.getByRole('button', { name: 'Показать сроки и цены' }).click();
  await expect(
    page.getByRole('banner').getByRole('button', { name: 'Город: Казань' }),
  ).toBeVisible();
  await expect(listed).toHaveCount(20);
});
