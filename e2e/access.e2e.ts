import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { BUYER, signIn } from './account.ts';

const SUPPLIER = { ...BUYER, login: 'supplier@demo.example' };

/** Checks that at 400 % of a screen of 1280 px nothing has to be scrolled in both directions. */
async function expectNoSideways(page: Page) {
  await page.setViewportSize({ width: 320, height: 640 });
  // the layout for a phone may be rendered late
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
    .toBeLessThanOrEqual(320);
}

interface Places {
  company: string;
  list: (status: string) => string;
  order: (status: string) => string;
  supplier: string;
  product: string;
}

async function placesOf(page: Page, { token }: { token: string }): Promise<Places> {
  const headers = { authorization: `Bearer ${token}` };
  const get = async (path: string) => (await page.request.get(`/api${path}`, { headers })).json();
  const post = async (path: string) =>
    (await page.request.post(`/api${path}`, { headers, data: {} })).json();
  const company = (await get('/companies')).data[0].id as string;
  type Stated = { data: { id: string; status: string }[] };
  const orders = (await get('/orders?per_page=100')) as Stated;
  const lists = (await get(`/companies/${company}/rests/imports`)) as Stated;
  const of =
    ({ data }: Stated) =>
    (status: string) =>
      data.find((one) => one.status === status)?.id ?? status;
  return {
    company,
    order: of(orders),
    list: of(lists),
    supplier: (await post('/search/suppliers')).data[0].id,
    product: (await post('/search_v2/tyres')).data[0].id,
  };
}

type PathOf = (places: Places) => string;
const buyerPages: Record<string, PathOf> = {
  'a list': () => '/tires',
  'a list of wheels': () => '/disks',
  'the link of a product': ({ product }) => `/tires?product=${product}`,
  suppliers: () => '/suppliers',
  'a supplier': ({ supplier }) => `/suppliers/${supplier}`,
  favourites: () => '/favorite-suppliers',
  'the cart': () => '/cart',
  'an order by a list': () => '/bulk-order',
  orders: () => '/orders',
  'a new order': ({ order }) => `/orders/${order('new')}`,
  'an order that was changed': ({ order }) => `/orders/${order('offered')}`,
  'an order on its way': ({ order }) => `/orders/${order('shipped')}`,
  'an order that is over': ({ order }) => `/orders/${order('closed')}`,
  purchases: () => '/purchases?by=brands',
  news: () => '/news',
  'the profile': () => '/profile',
  companies: () => '/companies',
  'a new company': () => '/companies/create',
};
const supplierPages: Record<string, PathOf> = {
  'a company': ({ company }) => `/companies/${company}`,
  'its card': ({ company }) => `/companies/${company}/edit`,
  employees: ({ company }) => `/companies/${company}/employees`,
  rests: ({ company }) => `/companies/${company}/rests`,
  imports: ({ company }) => `/companies/${company}/rests/imports`,
  'a list to check': ({ company, list }) =>
    `/companies/${company}/rests/imports/${list('preview')}`,
  'a list that is in': ({ company, list }) => `/companies/${company}/rests/imports/${list('done')}`,
  'a list that failed': ({ company, list }) =>
    `/companies/${company}/rests/imports/${list('failed')}`,
  warehouses: ({ company }) => `/companies/${company}/warehouses`,
  'orders of buyers': ({ company }) => `/companies/${company}/orders`,
  sales: ({ company }) => `/companies/${company}/sales`,
  'terms of delivery': ({ company }) => `/companies/${company}/delivery`,
  buyers: ({ company }) => `/companies/${company}/buyers`,
  keys: ({ company }) => `/companies/${company}/keys`,
  'an order to answer': ({ order }) => `/orders/${order('new')}`,
};

for (const [who, account, pages] of [
  ['a buyer', BUYER, buyerPages],
  ['a supplier', SUPPLIER, supplierPages],
] as const)
  for (const [name, pathOf] of Object.entries(pages))
    test(`${name} of ${who}: no rule of accessibility is broken, nothing is lost at 400 %`, async ({
      page,
    }) => {
      const places = await placesOf(page, await signIn(page, account));
      // what fades in has less contrast on the way
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(pathOf(places));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      // lists are requested once more when the account's city is known
      await expect(page.getByRole('button', { name: /^Город: / })).toBeVisible();
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      await expectAccessible(page);
      await expectNoSideways(page);
    });

type Open = (page: Page, places: Places) => Promise<unknown>;
const states: Record<string, [typeof BUYER, Open]> = {
  'the menu of the profile': [
    BUYER,
    async (page) => {
      await page.goto('/tires');
      await page.getByRole('button', { name: /Меню профиля/ }).click();
      await page.getByRole('menuitem', { name: 'Выйти' }).waitFor();
    },
  ],
  'an open row': [
    BUYER,
    async (page) => {
      await page.goto('/tires');
      await page
        .getByRole('button', { name: /: .*предложени/ })
        .first()
        .click();
      await page.getByRole('list', { name: /^Предложения/ }).waitFor();
    },
  ],
  'the facts of a product': [
    BUYER,
    async (page, { product }) => {
      await page.goto(`/tires?product=${product}`);
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
    async (page, { company }) => {
      await page.goto(`/companies/${company}/edit`);
      await page.getByRole('button', { name: /Россия/ }).click();
      await page.getByRole('listbox').waitFor();
    },
  ],
  'a new employee': [
    SUPPLIER,
    async (page, { company }) => {
      await page.goto(`/companies/${company}/employees`);
      await page.getByRole('button', { name: 'Добавить сотрудника' }).click();
      await page.getByRole('dialog').waitFor();
    },
  ],
  'a new warehouse': [
    SUPPLIER,
    async (page, { company }) => {
      await page.goto(`/companies/${company}/warehouses`);
      await page.getByRole('button', { name: 'Добавить склад' }).click();
      await page.getByRole('dialog').waitFor();
    },
  ],
  'a new key': [
    SUPPLIER,
    async (page, { company }) => {
      await page.goto(`/companies/${company}/keys`);
      await page.getByRole('button', { name: 'Создать ключ' }).click();
      await page.getByRole('dialog').waitFor();
    },
  ],
  'a question about a price list': [
    SUPPLIER,
    async (page, { company, list }) => {
      await page.goto(`/companies/${company}/rests/imports/${list('preview')}`);
      await page.getByRole('button', { name: /\?/ }).first().click();
    },
  ],
};

for (const [name, [account, open]] of Object.entries(states))
  test(`${name}, open: no rule of accessibility is broken`, async ({ page }) => {
    const places = await placesOf(page, await signIn(page, account));
    await open(page, places);
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
  await expect(page.getByRole('link', { name: 'Заказ списком' })).toBeVisible();
  await expectAccessible(page);
});
