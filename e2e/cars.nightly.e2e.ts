import { expect, type Locator, type Page, test } from '@playwright/test';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** Opens the filters and returns them: the rail, or the sheet that a phone has for them. */
async function openFilters(page: Page): Promise<Locator> {
  const button = page.getByRole('button', { name: 'Фильтры', exact: true });
  const rail = page.getByRole('complementary').getByRole('region', { name: 'Фильтры' });
  await expect(button.or(rail).first()).toBeVisible();
  if (await rail.isVisible()) return rail;
  await button.click();
  const sheet = page.getByRole('dialog', { name: 'Фильтры' });
  await expect(sheet).toBeVisible();
  return sheet;
}

const openCar = async (filters: Locator) =>
  filters.getByRole('button', { name: 'По автомобилю', exact: true }).click();
const list = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });

for (const [device, use] of [
  ['desk', {}],
  ['phone', phone],
] as const)
  test.describe(`a car is chosen by what people call it, ${device}`, () => {
    test.use(use);

    test('make, model, year; then it is among the last cars', async ({ page }) => {
      await page.goto('/tires');
      await openCar(await openFilters(page));
      await page.getByRole('combobox', { name: 'Марка', exact: true }).click();
      await list(page, 'Марка').getByRole('combobox', { name: 'Найти марку' }).fill('тайота');
      const makes = list(page, 'Марка').getByRole('option');
      await expect(makes).toHaveText([/^Toyota/]);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/car\.brand=Toyota/);

      await page.getByRole('combobox', { name: 'Модель', exact: true }).click();
      await list(page, 'Модель').getByRole('combobox', { name: 'Найти модель' }).fill('rfvhb');
      await expect(list(page, 'Модель').getByRole('option').first()).toHaveText(/^Camry/);
      await list(page, 'Модель').getByRole('option').first().click();
      await expect(page).toHaveURL(/car\.model=Camry/);
      await expect(page.getByText('Размеры с завода')).toBeVisible();

      await page.goto('/disks');
      const filters = await openFilters(page);
      await openCar(filters);
      const last = page.getByRole('group', { name: 'Недавние автомобили' });
      await last.getByRole('button', { name: /^Toyota Camry/ }).click();
      await expect(page).toHaveURL(/\/disks\?.*car\.model=Camry/);
      await expect(page.getByText('Диски с завода')).toBeVisible();
    });

    test('Enter takes nothing where nothing matches', async ({ page }) => {
      await page.goto('/tires');
      await openCar(await openFilters(page));
      await page.getByRole('combobox', { name: 'Марка', exact: true }).click();
      await list(page, 'Марка').getByRole('combobox', { name: 'Найти марку' }).fill('тарантас');
      await expect(list(page, 'Марка').getByText('Ничего не нашлось').first()).toBeVisible();
      await page.keyboard.press('Enter');
      // the list is still open for another try; a choice would have closed it
      await expect(list(page, 'Марка').getByText('Ничего не нашлось').first()).toBeVisible();
      expect(page.url()).not.toContain('car.');
    });
  });

test('a brand is found in the filter however it is spelt', async ({ page }) => {
  await page.goto('/tires');
  const filters = await openFilters(page);
  const brands = filters.getByRole('listbox', { name: 'Бренд' }).getByRole('option');
  const field = filters.getByRole('searchbox', { name: 'Найти бренд' });
  for (const typed of ['нокеан', 'тщлшфт', 'нокиан']) {
    await field.fill(typed);
    await expect(brands).toHaveText([/^Nokian Tyres/]);
  }
  await field.fill('абракадабра');
  await expect(brands).toHaveCount(0);
  await field.fill('мишлен');
  await brands.filter({ hasText: 'Michelin' }).click();
  await expect(page).toHaveURL(/brand=Michelin/);
});
