import { expect, type Page, test } from '@playwright/test';
import { rows } from './goods.ts';

const field = (page: Page) => page.getByRole('combobox', { name: 'Поиск' });
const options = (page: Page, group: string) =>
  page.getByRole('listbox', { name: 'Подсказки' }).getByRole('group', { name: group });

test('look-alike letters and any order are understood, and become chips', async ({ page }) => {
  await page.goto('/tires');
  await field(page).fill('22555к17');
  await field(page).press('Enter');
  const chips = page.getByRole('toolbar', { name: 'Выбранные фильтры' });
  await expect(chips.getByText('225/55 R17')).toBeVisible();

  await page.goto('/tires');
  await field(page).fill('зимние 205 55 16 шип нокиан');
  await field(page).press('Enter');
  for (const chip of ['205/55 R16', 'Nokian Tyres', 'Зима'])
    await expect(chips.getByText(chip)).toBeVisible();
  await expect(page).toHaveURL(/studded=true/);
});

test('a brand and a supplier are suggested while their names are typed, and chosen with the keyboard', async ({
  page,
}) => {
  await page.goto('/tires');
  await field(page).fill('йоко');
  await expect(options(page, 'Бренды').getByRole('option', { name: /Yokohama/ })).toBeVisible();
  await options(page, 'Бренды')
    .getByRole('option', { name: /Yokohama/ })
    .click();
  await expect(page).toHaveURL(/brand=Yokohama/);

  await page.goto('/tires');
  await field(page).fill('шинн');
  const supplier = options(page, 'Поставщики').getByRole('option').first();
  await expect(supplier).toBeVisible();
  await field(page).press('ArrowUp');
  await field(page).press('Enter');
  await expect(page).toHaveURL(/supplier_id=/);
});

test('the focus stays on the order of the list while that is fetched', async ({ page }) => {
  const { promise: isLetGo, resolve: letGo } = Promise.withResolvers<void>();
  await page.route('**/assets/sort-select-*.js', async (route) => {
    await isLetGo;
    await route.continue();
  });
  await page.goto('/tires');
  await expect(rows(page)).toHaveCount(20);
  await page.getByRole('combobox', { name: 'Поиск' }).focus();
  await page.keyboard.press('Tab');
  const order = page.getByRole('button', { name: /Порядок/ });
  await expect(order).toBeFocused();
  letGo();
});
