import { expect, type Page, test } from '@playwright/test';
import { newAccount, signIn } from './account.ts';
import { rows } from './goods.ts';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const DEVICES = [
  ['desk', {}],
  ['phone', phone],
] as const;

const chips = (page: Page) => page.getByRole('toolbar', { name: 'Выбранные фильтры' });

async function ask(page: Page, path: string, words: string) {
  await page.goto(path);
  const field = page.getByRole('combobox', { name: 'Поиск' });
  await field.fill(words);
  await field.press('Enter');
}

for (const [device, use] of DEVICES)
  test.describe(`what is typed is what is found, ${device}`, () => {
    test.use(use);

    test('a car in words is a chip, and opens to its modifications', async ({ page }) => {
      await ask(page, '/tires', 'резина на камри 2019');
      await expect(page).toHaveURL(/car\.brand=Toyota/);
      await expect(page).toHaveURL(/car\.year=2019/);
      await chips(page)
        .getByText(/Toyota Camry/)
        .click();
      await expect(
        page.getByRole('combobox', { name: 'Модификация', exact: true }).filter({ visible: true }),
      ).toBeVisible();
    });

    test('the full name of a product on the home page opens its section', async ({ page }) => {
      await ask(page, '/', 'Nokian Tyres Hakkapeliitta R5 SUV 235/65 R17');
      await expect(page).toHaveURL(/\/tires\?/);
    });

    test('the season says why others are there, and can be strict', async ({ page }) => {
      await page.goto('/tires?season=summer&terrain=AT');
      await page.getByRole('button', { name: 'Только летние' }).click();
      await expect(page).toHaveURL(/season_own=true/);
      await expect(chips(page).getByText('Только своего сезона')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Только летние' })).toBeHidden();
    });

    test('a pasted message becomes a cart; kept under a name, it is ordered again', async ({
      page,
    }) => {
      const found = await page.request.post('/api/search_v2/tyres', {
        data: { quantity_min: 40, order_by: 'quantity__desc', per_page: 2 },
      });
      const { data } = await found.json();
      const [first, second] = data as { article: string; title: string }[];
      await signIn(page, await newAccount(page));
      await page.goto('/bulk-order');
      await page
        .getByLabel('Список из таблицы или сообщения')
        .fill(
          `Добрый день! Нужно:\n${first?.article} - 4 шт\n8 шт ${second?.article}\nСпасибо, Иван`,
        );
      await page.getByRole('button', { name: 'Разобрать 4 строки' }).click();
      const clear = page
        .getByRole('region', { name: 'Строки' })
        .getByRole('listitem')
        .filter({ hasText: /В наличии/ });
      await expect(clear).toHaveCount(2);

      // a reload loses nothing, and the old address leads to all requests
      await page.reload();
      await expect(clear).toHaveCount(2);
      await page.goto('/bulk-order');
      await expect(page).toHaveURL('/requests');
      await page.getByRole('link', { name: /^Заявка \d+$/ }).click();
      await expect(clear).toHaveCount(2);
    });
  });

test('a word that nothing has empties no list; one press insists on it', async ({ page }) => {
  await ask(page, '/tires', '205/55 r16 зима кракозябра');
  await expect(page.getByText('Без слова „кракозябра“.')).toBeVisible();
  const found = rows(page);
  await expect(found.first()).toBeVisible();
  await page.getByRole('button', { name: 'Искать со всеми словами' }).click();
  await expect(page.getByRole('list', { name: 'Товары' })).toHaveCount(0);
  await page.goBack();
  await page.getByRole('button', { name: 'Убрать слово' }).click();
  await expect(page.getByText('Без слова')).toBeHidden();
  await expect(found.first()).toBeVisible();
});

test('prices, pieces and cities are filters', async ({ page }) => {
  await ask(page, '/tires', 'комплект 205/55 r16 до 9 тыс в москве');
  for (const chip of ['205/55 R16', 'до 9 000 ₽', 'Москва', 'от 4 шт.'])
    await expect(chips(page).getByText(chip).first()).toBeVisible();
  await expect(page).toHaveURL(/price_max=900000/);
});

test('a second page of a filter keeps the focus', async ({ page }) => {
  await page.goto('/tires');
  const rail = page.getByRole('region', { name: 'Фильтры' });
  const brands = rail.getByRole('listbox', { name: 'Бренд' });
  const more = brands.locator('xpath=../..').getByRole('button', { name: /^Ещё/ });
  await more.focus();
  await page.keyboard.press('Enter');
  await expect(brands).toBeFocused();
  await page.keyboard.press('End');
  await expect(brands).toHaveAttribute('aria-activedescendant', /.+/);
});
