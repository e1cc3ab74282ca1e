import { test as base, expect, type Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { BUYER, loginOf, PASSWORD, SUPPLIER, signIn } from './account.ts';
import { pages, type Who } from './pages.ts';
import { type AddressOf, findPlaces } from './places.ts';

/** One page for each account and worker: what it has loaded and compiled serves all its addresses. */
const test = base.extend<object, { pageFor: (who: Who) => Promise<Page> }>({
  pageFor: [
    async ({ browser }, use) => {
      const open = new Map<Who, Page>();
      await use(async (who) => {
        const page = open.get(who) ?? (await browser.newPage());
        if (!open.has(who) && who !== 'visitor')
          await signIn(page, { login: loginOf(who), password: PASSWORD });
        open.set(who, page);
        await page.setViewportSize({ width: 1342, height: 900 });
        // what fades in has less contrast on the way
        await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
        return page;
      });
      for (const page of open.values()) await page.close();
    },
    { scope: 'worker' },
  ],
});

/** Checks that at 400 % of a screen of 1280 px nothing has to be scrolled in both directions. */
async function expectNoSideways(page: Page) {
  await page.setViewportSize({ width: 320, height: 640 });
  // the layout for a phone may be rendered late
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
    .toBeLessThanOrEqual(320);
}

let addressOf: AddressOf;
test.beforeAll(async () => {
  addressOf = await findPlaces(test.info().project.use.baseURL ?? '');
});

for (const { name, path, who } of pages)
  test(`${name} of a ${who}: no rule of accessibility is broken, nothing is lost at 400 %`, async ({
    pageFor,
  }) => {
    const page = await pageFor(who);
    await page.goto(addressOf(path));
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toBeVisible();
    // lists are requested once more when the account's city is known
    if (who !== 'visitor')
      await expect(page.getByRole('button', { name: /^Город: / })).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    if (name !== 'not-found')
      await expect(heading, 'the page is there and has its data').not.toHaveText(
        /Такой страницы нет|Страница не загрузилась/,
      );
    await expectAccessible(page);
    await expectNoSideways(page);
  });

type Open = (page: Page) => Promise<unknown>;
const states: Record<string, [typeof BUYER, Open]> = {
  'the menu of the profile': [
    BUYER,
    async (page) => {
      await page.goto('/tires');
      await page.getByRole('button', { name: /Меню профиля/ }).click();
      await page.getByRole('menuitem', { name: 'Выйти' }).waitFor();
    },
  ],
  'the facts of a product': [
    BUYER,
    async (page) => {
      await page.goto(addressOf('/tires?product=:product'));
      await page.getByRole('button', { name: 'Характеристики' }).click();
      await page.getByRole('dialog').waitFor();
    },
  ],
  'the export of a list': [
    BUYER,
    async (page) => {
      await page.goto('/tires');
      await page.getByRole('button', { name: 'Экспорт' }).click();
      await page.getByRole('dialog').waitFor();
    },
  ],
  'what a search was understood as': [
    BUYER,
    async (page) => {
      await page.goto('/tires');
      await page.getByRole('combobox', { name: 'Поиск' }).fill('205/55 R16 нокиан зима');
      await page.getByText('Как мы поняли запрос').waitFor();
    },
  ],
  'the countries of a phone': [
    SUPPLIER,
    async (page) => {
      await page.goto(addressOf('/companies/:company/edit'));
      await page.getByRole('button', { name: /Россия/ }).click();
      await page.getByRole('listbox').waitFor();
    },
  ],
  'a new employee': [
    SUPPLIER,
    async (page) => {
      await page.goto(addressOf('/companies/:company/employees'));
      await page.getByRole('button', { name: 'Добавить сотрудника' }).click();
      await page.getByRole('dialog').waitFor();
    },
  ],
  'a new warehouse': [
    SUPPLIER,
    async (page) => {
      await page.goto(addressOf('/companies/:company/warehouses'));
      await page.getByRole('button', { name: 'Добавить склад' }).click();
      await page.getByRole('dialog').waitFor();
    },
  ],
  'a new key': [
    SUPPLIER,
    async (page) => {
      await page.goto(addressOf('/companies/:company/keys'));
      await page.getByRole('button', { name: 'Создать ключ' }).click();
      await page.getByRole('dialog').waitFor();
    },
  ],
  'a question about a price list': [
    SUPPLIER,
    async (page) => {
      await page.goto(addressOf('/companies/:company/rests/imports/:import-preview'));
      await page.getByRole('button', { name: /\?/ }).first().click();
    },
  ],
};

for (const [name, [account, open]] of Object.entries(states))
  test(`${name}, open: no rule of accessibility is broken`, async ({ page }) => {
    await signIn(page, account);
    await open(page);
    await expectAccessible(page);
  });

test('filters and the menu of a phone, open: no rule of accessibility is broken', async ({
  page,
}) => {
  await signIn(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/tires');
  await page.getByRole('button', { name: 'Фильтры' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Открыть меню профиля' }).click();
  await expect(page.getByRole('link', { name: 'Заявки' })).toBeVisible();
  await expectAccessible(page);
});
